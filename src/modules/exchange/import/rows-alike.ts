import { alikeRecords, findAlikeAmong, type Person } from '#modules/records'
import type { ReadContext } from '#platform/context'
import type { AlikeRow } from '../schema.ts'
import { rowWords } from '../sheets.schema.ts'
import { type AlikeMark, putAlike, selectAlike, selectProblems } from './import-rows.store.ts'
import { advance, type Running } from './running.ts'

const rowsPerStep = 100

/** A row that would make a record, as far as it tells people apart. */
export interface NewPerson extends Person {
  row: number
}

/**
 * Marks the rows that may be of somebody who is on file under another number, or in another row; returns how many there
 * are. They come in anyway: two people may have the same name.
 */
export async function noteAlike(running: Running, people: readonly NewPerson[]): Promise<number> {
  let count = 0
  let marks: AlikeMark[] = []
  for await (const { someone, records, others } of findAlikeAmong(running.ctx, people)) {
    if (running.signal.aborted) return count
    if (records.length + others.length === 0) continue
    count += 1
    marks.push({ row: someone.row, alike: { records, rows: others.map(({ row }) => row) } })
    if (marks.length < rowsPerStep) continue
    await keep(running, marks)
    marks = []
  }
  await keep(running, marks)
  return count
}

async function keep(running: Running, marks: readonly AlikeMark[]): Promise<void> {
  const { ctx, job } = running
  if (marks.length === 0) return
  await ctx.write(async ({ tx, clock }) => {
    await advance(tx, running, { updatedAt: clock.now() })
    for (const mark of marks) await putAlike(tx, job.id, mark)
  })
}

/** By the keys of its rows. */
interface AlikeByKey {
  row: number
  records: AlikeRow['records']
  rows: number[]
}

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
