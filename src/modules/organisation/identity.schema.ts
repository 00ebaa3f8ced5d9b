import { z } from 'zod'
import { addressLine, type Facts } from '#modules/speech/facts.schema'
import { publicly, publiclyChosen, speechProblems } from '#modules/speech/schema'
import { filled } from '#platform/gaps.schema'
import type { Language } from '#platform/languages.schema'
import { filledLine } from './lines.schema.ts'
import { isChosenRegulator, isReviewedNumber, regulatorMeant } from './regulators.schema.ts'

/** Chosen: a row of the table by its id or name, or a country whose register is in no row. */
export const regulator = publiclyChosen(filledLine('authority', 120), (words) =>
  isChosenRegulator(words) ? null : filled(speechProblems.regulator, { words }),
)
  .transform(regulatorMeant)
  .pipe(z.string())

export const licenceNumber = publicly('mark', filledLine('licence', 60), isReviewedNumber)

/** The agency's identity, asked for at set-up. */
export const identitySchema = z.object({
  displayName: publicly('display-name', filledLine('organisation', 80)),
  legalName: publicly('legal-name', filledLine('legalName', 120)),
  licenceNumber,
  /** An id in the table of regulators, or the code of a country: "by its own account". */
  regulator,
})
export type Identity = z.output<typeof identitySchema>
export const identityNames = Object.keys(identitySchema.shape) as (keyof Identity)[]

/** How to reach an organisation; each may be missing. */
export interface Contact extends Pick<Facts, 'address' | 'telephones'> {
  email: string
}

/** Returns how to reach it, a line each: address, telephones, mail. */
export function contactLines({ address, telephones, email }: Contact, language: Language) {
  return [addressLine({ address }, language) ?? '', ...telephones, email].filter(Boolean)
}
