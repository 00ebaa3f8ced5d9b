import { type CandidateRecord, recordChangesSchema } from '#modules/records/schema'
import {
  type RecordField,
  type RecordValues,
  recordFields,
  valuesOf,
} from '../record-form/record-values.ts'

export type Side = 'mine' | 'theirs'

/** A field in which two versions of a record differ. */
export interface Difference {
  field: RecordField
  mine: string | null
  theirs: string | null
  /** Decided already where only one side changed it; null where both did and a person must choose. */
  choice: Side | null
}

/** Typed values as they would be kept: numbers without spaces, text without double spaces. */
export function keptValues(values: RecordValues): RecordValues {
  const parsed = recordChangesSchema.parse(values)
  const kept = { ...values }
  for (const field of recordFields) {
    const value = parsed[field] ?? null
    kept[field] = value === null && field !== 'destinationCountry' ? '' : value
  }
  return kept
}

/**
 * Where my version and the one now on file differ, given the one that I began with. What only one
 * side changed is proposed; what both changed is left open, so that nothing is overwritten unseen.
 */
export function differencesOf(
  base: CandidateRecord,
  mine: RecordValues,
  theirs: CandidateRecord,
): Difference[] {
  const [before, kept, now] = [valuesOf(base), keptValues(mine), valuesOf(theirs)]
  return recordFields
    .filter((field) => kept[field] !== now[field])
    .map((field) => ({
      field,
      mine: kept[field],
      theirs: now[field],
      choice: choiceOf(before[field], kept[field], now[field]),
    }))
}

function choiceOf(before: string | null, mine: string | null, theirs: string | null): Side | null {
  if (mine === before) return 'theirs'
  if (theirs === before) return 'mine'
  return null
}

/** The version that the choices make, on top of what is on file now. */
export function mergedValues(
  theirs: CandidateRecord,
  differences: readonly Difference[],
): RecordValues {
  const values = valuesOf(theirs)
  for (const { field, mine, choice } of differences) if (choice === 'mine') values[field] = mine
  return values
}
