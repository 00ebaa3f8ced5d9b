import { z } from 'zod'
import { publicly } from '#modules/honesty/schema'
import { filledLine } from '../lines/schema.ts'
import { isReviewedNumber, isReviewedRegulator, regulatorMeant } from '../regulators/schema.ts'

export const identityLabels = {
  organisation: 'Name of the organisation',
  licence: 'Licence number',
  authority: 'Licensing authority',
} as const

/** Chosen from the table by its id or name, or named freely. */
export const regulator = publicly(
  'regulator',
  filledLine(identityLabels.authority, 120),
  isReviewedRegulator,
)
  .transform(regulatorMeant)
  .pipe(z.string())

export const licenceNumber = publicly(
  'mark',
  filledLine(identityLabels.licence, 60),
  isReviewedNumber,
)

/** What the agency is: asked for at set-up. */
export const identitySchema = z.object({
  displayName: publicly('display-name', filledLine(identityLabels.organisation, 80)),
  legalName: publicly('legal-name', filledLine('Registered name', 120)),
  licenceNumber,
  /** An id of the table of regulators, or the name of another one: "by its own account". */
  regulator,
})
export type Identity = z.output<typeof identitySchema>
