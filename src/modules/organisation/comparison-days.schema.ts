import { z } from 'zod'
import { atLeast, atMost } from './problems.schema.ts'

/** Each kind of document except the photo; a test compares them with the table of kinds. */
export const comparableKinds = [
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

/** The default number of days after which a comparison is called old. */
export const usualComparisonDays = 30

/** The days by kind of document; a kind that is missing has the default. */
export const comparisonDaysSchema = z.partialRecord(
  z.enum(comparableKinds),
  z.number().int().min(1, atLeast(1, 'day')).max(365, atMost(365, 'day')),
)

/** Returns after how many days a comparison for this kind of document is called old. */
export function comparisonDaysOf(
  { comparisonDays }: { comparisonDays: Partial<Record<string, number>> },
  kind: string,
): number {
  return comparisonDays[kind] ?? usualComparisonDays
}
