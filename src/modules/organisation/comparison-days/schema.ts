import { z } from 'zod'
import { atLeast, atMost } from '../problems/schema.ts'

/** Each kind of document but the photo; a test compares them with the table of kinds. */
export const paperKinds = [
  'work-permit',
  'job-offer',
  'application-status',
  'lmia',
  'visa-paper',
  'medical',
  'police-clearance',
  'fingerprint',
  'ticket',
  'visa-approval',
  'manpower',
  'contract',
  'contract-translation',
  'passport',
] as const

/** After how many days a comparison is called old where no setting says so. */
export const usualComparisonDays = 30

/** The days by kinds of paper; a kind that is not named has the usual ones. */
export const comparisonDaysSchema = z.partialRecord(
  z.enum(paperKinds),
  z.number().int().min(1, atLeast(1, 'day')).max(365, atMost(365, 'day')),
)

/** After how many days a comparison of this kind of paper is called old. */
export function comparisonDaysOf(
  { comparisonDays }: { comparisonDays: Partial<Record<string, number>> },
  kind: string,
): number {
  return comparisonDays[kind] ?? usualComparisonDays
}
