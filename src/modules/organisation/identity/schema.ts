import { z } from 'zod'
import { publicly } from '#modules/honesty/schema'
import { filledLine } from '../lines/schema.ts'
import { lineLabels as labels } from '../problems/schema.ts'
import { isReviewedNumber, isReviewedRegulator, regulatorMeant } from '../regulators/schema.ts'

/** Chosen from the table by its id or name, or entered freely. */
export const regulator = publicly(
  'regulator',
  filledLine(labels.authority, 120),
  isReviewedRegulator,
)
  .transform(regulatorMeant)
  .pipe(z.string())

export const licenceNumber = publicly('mark', filledLine(labels.licence, 60), isReviewedNumber)

/** The agency's identity, asked for at set-up. */
export const identitySchema = z.object({
  displayName: publicly('display-name', filledLine(labels.organisation, 80)),
  legalName: publicly('legal-name', filledLine(labels.legalName, 120)),
  licenceNumber,
  /** An id in the table of regulators, or another regulator's name: "by its own account". */
  regulator,
})
export type Identity = z.output<typeof identitySchema>
export const identityNames = Object.keys(identitySchema.shape) as (keyof Identity)[]
