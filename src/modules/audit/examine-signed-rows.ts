import type { ReadContext } from '#platform/context'
import { allEvents, eachEvent, isDocumentPurged, isPurged, type ListedEvent } from './reading.ts'
import { type SignedRow, selectSignedAfter } from './signed-rows.store.ts'
import { isRowSignedBy, rulesOf, type SignedTable, type SignedTableRules } from './signed-rows.ts'

/** A row that is not what the log says. */
export interface SignedRowFinding {
  /** `in-force`: it counts although the log says that it does not, or the other way round. */
  problem: 'altered' | 'in-force' | 'unrecorded' | 'lost'
  /** The row's id. */
  subject: string
  /** The reference of its record; null where the row is gone. */
  reference: string | null
}

const step = 200

/**
 * Compares the rows of a table with the events that wrote them, each of which names its row, in one state of the
 * database.
 */
export async function* examineSignedRows(
  ctx: ReadContext,
  table: SignedTable,
): AsyncIterable<SignedRowFinding> {
  const seen = new Set<string>()
  for (let after = ''; ; ) {
    const rows = await selectSignedAfter(ctx.tx, table, after, step)
    const told = await eventsAbout(ctx, table, rows)
    for (const row of rows) {
      seen.add(row.id)
      const events = told.get(`record:${row.recordId}`) ?? []
      const problem = problemOf(ctx, { table, row, events })
      if (problem) yield { problem, subject: row.id, reference: row.reference }
    }
    if (rows.length < step) break
    after = rows.at(-1)?.id ?? after
  }
  yield* lostRows(ctx, table, seen)
}

/** Returns the events about these rows by the subject of their records, the last one first. */
async function eventsAbout(
  ctx: ReadContext,
  table: SignedTable,
  rows: readonly SignedRow[],
): Promise<Map<string | null, ListedEvent[]>> {
  const { actions, inForce } = rulesOf(table)
  const subjects = [...new Set(rows.map(({ recordId }) => `record:${recordId}`))]
  const all = inForce?.endedBy ? [...actions, inForce.endedBy] : actions
  const found = await allEvents(ctx, { subjects, actions: all })
  // By their places: a clock may have been set back.
  const place = ({ sequence }: ListedEvent) => sequence ?? Number.POSITIVE_INFINITY
  const inOrder = found.toSorted((one, other) =>
    place(one) === place(other) ? 0 : place(other) - place(one),
  )
  return Map.groupBy(inOrder, ({ subject }) => subject)
}

interface Judged {
  table: SignedTable
  row: SignedRow
  events: readonly ListedEvent[]
}

function problemOf(
  ctx: Pick<ReadContext, 'secrets'>,
  { table, row, events }: Judged,
): SignedRowFinding['problem'] | null {
  const { inForce } = rulesOf(table)
  const counts = !inForce?.isAllThatCounts || row[inForce.endedAt] === null
  const own = events.find(({ details }) => details.keptId === row.id)
  if (counts) {
    if (!own) return 'unrecorded'
    if (!isRowSignedBy(ctx, table, row, own)) return 'altered'
  }
  return inForce && !isEndedAsSigned(inForce, row, events) ? 'in-force' : null
}

/** Tells whether a row is in force if it is that of the last event, and over if it is another. */
function isEndedAsSigned(
  { group, endedAt, endedBy }: NonNullable<SignedTableRules['inForce']>,
  row: SignedRow,
  events: readonly ListedEvent[],
): boolean {
  const last = events.find(
    ({ action, details }) => group === null || action === endedBy || details[group] === row[group],
  )
  if (last === undefined) return true
  const isExpected = last.action !== endedBy && last.details.keptId === row.id
  return (row[endedAt] === null) === isExpected
}

/** Yields the rows that events name and that are gone, without those that went with a purge. */
async function* lostRows(
  ctx: ReadContext,
  table: SignedTable,
  seen: Set<string>,
): AsyncIterable<SignedRowFinding> {
  for await (const event of eachEvent(ctx, { actions: rulesOf(table).actions })) {
    const { keptId: id } = event.details
    if (typeof id !== 'string' || seen.has(id)) continue
    seen.add(id)
    if (!(await isPurgedWith(ctx, event))) yield { problem: 'lost', subject: id, reference: null }
  }
}

/** Tells whether the record of an event was purged, or the document that the event names. */
function isPurgedWith(ctx: ReadContext, { subject, details }: ListedEvent): Promise<boolean> {
  const { documentId: id } = details
  return subject !== null && typeof id === 'string'
    ? isDocumentPurged(ctx, { subject, id })
    : isPurged(ctx, subject)
}
