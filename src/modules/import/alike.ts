import { alikeRecords } from '#modules/records'
import type { AlikePerson } from '#modules/records/list.schema'
import type { ActionContext, ReadContext } from '#platform/context'
import type { AlikeRow } from './kept/import.schema.ts'
import type { RowMark } from './kept/import-rows.store.ts'
import type { ImportJob } from './kept/imports.store.ts'
import { keptVerdicts } from './kept/verdicts.ts'

/**
 * Returns rows, by their keys, with the people they may duplicate, as far as the reader may see the records. A row whose
 * records are all gone or somebody else's is left out.
 */
export async function shownAlike(ctx: ReadContext, marks: readonly RowMark[]) {
  const ids = new Set(marks.flatMap(({ alike }) => alike?.records ?? []))
  const known = await alikeRecords(ctx, [...ids])
  return marks
    .map(({ row, alike }) => ({
      row,
      records: alike?.records.flatMap((id) => known.get(id) ?? []) ?? [],
      rows: alike?.rows ?? [],
    }))
    .filter(({ records, rows }) => records.length + rows.length > 0)
}

/** Returns who the rows with these keys are, by the verdicts of the dry run; nobody once these are removed. */
export async function peopleInRows(
  { storage }: Pick<ActionContext, 'storage'>,
  job: ImportJob,
  rows: ReadonlySet<number>,
): Promise<Map<number, AlikePerson>> {
  const people = new Map<number, AlikePerson>()
  if (job.verdicts === null || job.filesRemovedAt !== null || rows.size === 0) return people
  for await (const { row, read } of keptVerdicts(storage, job, { pass: job.verdicts, from: 0 })) {
    if (read.kind !== 'candidate' || !rows.has(row)) continue
    const { name = '', fatherName, dateOfBirth, telephone } = read.candidate.given
    people.set(row, {
      name,
      fatherName: fatherName ?? null,
      dateOfBirth: dateOfBirth ?? null,
      telephone: telephone ?? null,
    })
    if (people.size === rows.size) break
  }
  return people
}

/** Nothing is known of somebody. */
export const nobody: AlikePerson = {
  name: '',
  fatherName: null,
  dateOfBirth: null,
  telephone: null,
}

function inWords({ name, fatherName, dateOfBirth, telephone }: AlikePerson, mark: string): string {
  const more = [
    ...(fatherName ? [`father: ${fatherName}`] : []),
    ...(dateOfBirth ? [`born ${dateOfBirth}`] : []),
    ...(telephone ? [telephone] : []),
  ]
  return `${[name, mark].filter(Boolean).join(', ')}${more.length > 0 ? ` (${more.join('; ')})` : ''}`
}

/** Writes the same as a sentence, for lists. */
export function sentenceOfAlike({
  person,
  records,
  rows,
}: Pick<AlikeRow, 'person' | 'records'> & {
  rows: readonly { at: number | string; person: AlikePerson }[]
}): string {
  const onFile = records.map((record) => inWords(record, record.reference))
  const others = rows.map((other) => inWords(other.person, `row ${other.at} of this table`))
  return `${inWords(person, '') || 'This row'} may be the same person as ${[...onFile, ...others].join('; ')}.`
}
