import type { DocumentKind } from '#modules/documents/schema'
import { type FieldName, fieldNames } from '#modules/records/fields.schema'
import { type CandidateRecord, recordChangesSchema } from '#modules/records/schema'
import type { StaffDocument } from '../queries.ts'
import { type RecordValues, valuesOf } from '../record-form/record-values.ts'
import type { Side } from '../ui/compare-versions.tsx'

/** A field in which two versions of a record differ. */
export interface Difference {
  field: FieldName
  mine: string
  theirs: string
  /** Preselected where only one side changed it; null where both did and a person must choose. */
  choice: Side | null
}

/** Normalises typed values as they would be stored: numbers without spaces, text without double spaces. */
export function keptValues(values: RecordValues): RecordValues {
  return valuesOf(recordChangesSchema.parse(values))
}

/**
 * Returns where my version and the current one on file differ, given the one that I began with. A change by
 * one side is preselected; where both changed something it is left open, so that nothing is overwritten
 * unseen.
 */
export function differencesOf(
  base: CandidateRecord,
  mine: RecordValues,
  theirs: CandidateRecord,
): Difference[] {
  const [before, kept, now] = [valuesOf(base), keptValues(mine), valuesOf(theirs)]
  return fieldNames
    .filter((field) => kept[field] !== now[field])
    .map((field) => ({
      field,
      mine: kept[field],
      theirs: now[field],
      choice: choiceOf(before[field], kept[field], now[field]),
    }))
}

function choiceOf(before: string, mine: string, theirs: string): Side | null {
  if (mine === before) return 'theirs'
  if (theirs === before) return 'mine'
  return null
}

/** Returns the version that the choices make, on top of what is on file now. */
export function mergedValues(
  theirs: CandidateRecord,
  differences: readonly Difference[],
): RecordValues {
  const values = valuesOf(theirs)
  for (const { field, mine, choice } of differences) if (choice === 'mine') values[field] = mine
  return values
}

/** What an update does to a slot: a new file is added, or its document removed. */
export interface SlotChange {
  kind: DocumentKind
  file: File | null
}

/** A slot that my update changes and that somebody else changed since I began. */
export interface DocumentDifference {
  kind: DocumentKind
  mine: File | null
  theirs: StaffDocument | null
  choice: Side | null
}

/**
 * Finds the slots whose document is no longer the one that I began with. I have never seen what I would
 * replace or remove there, so a person must choose.
 */
export function documentDifferencesOf(
  before: readonly StaffDocument[],
  changes: readonly SlotChange[],
  now: readonly StaffDocument[],
): DocumentDifference[] {
  const documentOf = (documents: readonly StaffDocument[], kind: DocumentKind) =>
    documents.find((document) => document.kind === kind) ?? null
  return changes
    .map(({ kind, file }) => ({ kind, mine: file, theirs: documentOf(now, kind), choice: null }))
    .filter(({ theirs, mine }) => mine !== null || theirs !== null)
    .filter(({ kind, theirs }) => documentOf(before, kind)?.id !== theirs?.id)
}
