import { fitText } from '#modules/speech'
import { isRegulatorShown, isReviewedNumber, type Licence } from './regulators.schema.ts'

/** Returns a licence as people may read it: entries of the reviewed table unchanged, the rest as public text. */
export function fitLicence({
  number,
  authority,
}: Pick<Licence, 'number' | 'authority'>): Pick<Licence, 'number' | 'authority'> {
  return {
    number: isReviewedNumber(number) ? number : fitText('mark', number),
    authority: isRegulatorShown(authority) ? authority : '–',
  }
}
