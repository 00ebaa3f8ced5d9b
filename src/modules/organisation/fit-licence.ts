import { fitText } from '#modules/honesty'
import { isReviewedNumber, isReviewedRegulator, type Licence } from './regulators/schema.ts'

/** A licence as people may read it: what is of the reviewed table as it is, the rest as public text. */
export function fitLicence({
  number,
  authority,
}: Pick<Licence, 'number' | 'authority'>): Pick<Licence, 'number' | 'authority'> {
  return {
    number: isReviewedNumber(number) ? number : fitText('mark', number),
    authority: isReviewedRegulator(authority) ? authority : fitText('regulator', authority),
  }
}
