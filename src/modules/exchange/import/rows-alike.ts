import { alikeRecords } from '#modules/records'
import type { ReadContext } from '#platform/context'
import type { AlikeRow } from '../schema.ts'
import { rowWords } from '../sheets.schema.ts'

/** By the keys of its rows. */
interface AlikeByKey {
  row: number
  records: AlikeRow['records']
  rows: number[]
}

import { type AlikeMark, selectAlike, selectProblems } from './import-rows.store.ts'

/**
 * Returns rows with the people they may duplicate, as far as the reader may see the records. A row whose records are
 * all gone or somebody else's is left out.
 */
export async function shownAlike(
  ctx: ReadContext,
  marks: readonly AlikeMark[],
): Promise<AlikeByKey[]> {
  const ids = new Set(marks.flatMap(({ alike }) => alike.records))
  const known = await alikeRecords(ctx, [...ids])
  return marks
    .map(({ row, alike }) => ({
      row,
      records: alike.records.flatMap((id) => known.get(id) ?? []),
      rows: alike.rows,
    }))
    .filter(({ records, rows }) => records.length + rows.length > 0)
}

/** Writes the same as a sentence, for lists. */
export function sentenceOfAlike({
  records,
  rows,
}: Pick<AlikeRow, 'records'> & { rows: readonly (number | string)[] }): string {
  const onFile = records.map(({ name, reference, fatherName, dateOfBirth }) => {
    const more = [
      ...(fatherName ? [`father: ${fatherName}`] : []),
      ...(dateOfBirth ? [`born ${dateOfBirth}`] : []),
    ]
    return `${name}, ${reference}${more.length > 0 ? ` (${more.join('; ')})` : ''}`
  })
  const others = rows.map((row) => `row ${row} of this table`)
  return `May be the same person as ${[...onFile, ...others].join('; ')}.`
}

/**
 * Returns rows after one that had problems or may be duplicates, in order, with the sentences for each. May return more
 * than requested where both are many.
 */
export async function listedRows(
  ctx: ReadContext,
  importId: string,
  after: number,
  limit: number,
): Promise<{ row: number; sentences: string[] }[]> {
  const problems = await selectProblems(ctx.tx, importId, after, limit)
  const marks = await selectAlike(ctx.tx, importId, after, limit)
  // Up to the row where both are known.
  const ends = [problems, marks].flatMap((some) =>
    some.length === limit ? [some.at(-1)?.row ?? after] : [],
  )
  const end = Math.min(Number.POSITIVE_INFINITY, ...ends)
  const sentences = new Map<number, string[]>()
  for (const { row, problems: its } of problems)
    if (row <= end)
      sentences.set(
        row,
        its.map(({ message }) => message),
      )
  const alike = await shownAlike(
    ctx,
    marks.filter(({ row }) => row <= end),
  )
  for (const one of alike)
    sentences.set(one.row, [
      ...(sentences.get(one.row) ?? []),
      sentenceOfAlike({ ...one, rows: one.rows.map(rowWords) }),
    ])
  // All records of a whole batch may be gone.
  if (sentences.size === 0 && ends.length > 0) return listedRows(ctx, importId, end, limit)
  return [...sentences]
    .map(([row, its]) => ({ row, sentences: its }))
    .sort((one, other) => one.row - other.row)
}
