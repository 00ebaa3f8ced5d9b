import { fitText } from '#modules/honesty'
import { isReviewedNumber, isReviewedRegulator, type Licence } from './regulators/schema.ts'

/** Returns a licence as people may read it: entries of the reviewed table unchanged, the rest as public text. */
export function fitLicence({
  number,
  authority,
}: Pick<Licence, 'number' | 'authority'>): Pick<Licence, 'number' | 'authority'> {
  return {
    number: isReviewedNumber(number) ? number : fitText('mark', number),
    authority: isReviewedRegulator(authority) ? authority : fitText('regulator', authority),
  }
}
