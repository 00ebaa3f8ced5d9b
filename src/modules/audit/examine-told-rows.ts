import type { ActionContext, ReadContext } from '#platform/context'
import { type ListedEvent, listEvents } from './list-events.ts'
import { selectToldAfter, selectToldAmong, type ToldRow } from './told-rows.store.ts'
import { isRowToldBy, type Told, type ToldTable, toldIn } from './told-rows.ts'

/** A row that is not what the log says. */
export interface ToldFinding {
  /** `in-force`: it counts although the log says that it does not, or the other way round. */
  problem: 'altered' | 'in-force' | 'unrecorded' | 'lost'
  /** The row's id. */
  subject: string
  /** The reference of its record; null where the row is gone. */
  reference: string | null
}

const step = 200

/**
 * Compares the rows of a table with the events that wrote them. An event of an earlier version names no row: there may
 * be as many rows that no event names.
 */
export async function* examineToldRows(
  ctx: ActionContext,
  table: ToldTable,
): AsyncIterable<ToldFinding> {
  /** By record, how many rows no event of this version names. */
  const unnamed = new Map<string, number>()
  for (let after = ''; ; ) {
    const rows = await ctx.read(({ tx }) => selectToldAfter(tx, table, after, step))
    const told = await ctx.read((read) => eventsAbout(read, table, rows))
    for (const row of rows) {
      const events = told.get(`record:${row.recordId}`) ?? []
      const judged = { table, row, events, unnamed }
      const counted = unnamed.get(row.recordId) ?? 0
      if (problemOf(ctx, judged) === null) continue
      unnamed.set(row.recordId, counted)
      const problem = await ctx.read((read) => again(read, judged))
      if (problem) yield { problem, subject: row.id, reference: row.reference }
    }
    if (rows.length < step) break
    after = rows.at(-1)?.id ?? after
  }
  yield* lostRows(ctx, table)
}

/** Judges a row once more: it may have changed between the reading of the rows and that of their events. */
async function again(read: ReadContext, judged: Judged): Promise<ToldFinding['problem'] | null> {
  const { table, row } = judged
  const [now] = await selectToldAfter(read.tx, table, row.id, 1, '>=')
  if (now?.id !== row.id) return null
  const told = await eventsAbout(read, table, [now])
  const events = told.get(`record:${row.recordId}`) ?? []
  return problemOf(read, { ...judged, row: now, events })
}

/** Returns the events about these rows by the subject of their records, the last one first. */
async function eventsAbout(
  read: ReadContext,
  table: ToldTable,
  rows: readonly ToldRow[],
): Promise<Map<string | null, ListedEvent[]>> {
  const { actions, inForce } = toldIn(table)
  const subjects = [...new Set(rows.map(({ recordId }) => `record:${recordId}`))]
  const all = inForce?.endedBy ? [...actions, inForce.endedBy] : actions
  const found: ListedEvent[] = []
  const filter = { subjects, actions: all, limit: 2000 }
  for (let before: string | undefined; ; before = found.at(-1)?.id) {
    const events = await listEvents(read, { ...filter, before })
    found.push(...events)
    if (events.length < filter.limit) break
  }
  // By their places: a clock may have been set back.
  const place = ({ sequence }: ListedEvent) => sequence ?? Number.POSITIVE_INFINITY
  const inOrder = found.toSorted((one, other) =>
    place(one) === place(other) ? 0 : place(other) - place(one),
  )
  return Map.groupBy(inOrder, ({ subject }) => subject)
}

interface Judged {
  table: ToldTable
  row: ToldRow
  events: readonly ListedEvent[]
  unnamed: Map<string, number>
}

function problemOf(
  ctx: Pick<ReadContext, 'secrets'>,
  { table, row, events, unnamed }: Judged,
): ToldFinding['problem'] | null {
  const { inForce } = toldIn(table)
  const counts = !inForce?.isAllThatCounts || row[inForce.endedAt] === null
  const own = events.find(({ details }) => details.keptId === row.id)
  if (own) {
    if (counts && !isRowToldBy(ctx, table, row, own)) return 'altered'
  } else if (counts) {
    const earlier = events.filter(
      ({ action, details }) => details.keptId === undefined && action !== inForce?.endedBy,
    )
    const count = (unnamed.get(row.recordId) ?? 0) + 1
    unnamed.set(row.recordId, count)
    if (count > earlier.length) return 'unrecorded'
  }
  return inForce && !isEndedAsTold(inForce, row, events) ? 'in-force' : null
}

/** Tells whether a row is in force if it is that of the last event, and over if it is another. */
function isEndedAsTold(
  { group, endedAt, endedBy }: NonNullable<Told['inForce']>,
  row: ToldRow,
  events: readonly ListedEvent[],
): boolean {
  const last = events.find(
    ({ action, details }) => group === null || action === endedBy || details[group] === row[group],
  )
  if (last === undefined || (last.details.keptId === undefined && last.action !== endedBy))
    return true
  const isExpected = last.action !== endedBy && last.details.keptId === row.id
  return (row[endedAt] === null) === isExpected
}

async function* lostRows(ctx: ActionContext, table: ToldTable): AsyncIterable<ToldFinding> {
  const seen = new Set<string>()
  const filter = { actions: toldIn(table).actions, limit: step }
  for (let before: string | undefined; ; ) {
    const events = await ctx.read((read) => listEvents(read, { ...filter, before }))
    for (const subject of await ctx.read((read) => goneOf(read, table, events))) {
      if (!seen.has(subject)) yield { problem: 'lost', subject, reference: null }
      seen.add(subject)
    }
    if (events.length < filter.limit) return
    before = events.at(-1)?.id
  }
}

/** Returns the rows that these events name and that are gone, without those that went with a purge. */
async function goneOf(
  read: ReadContext,
  table: ToldTable,
  events: readonly ListedEvent[],
): Promise<string[]> {
  const named = events.filter(({ details }) => typeof details.keptId === 'string')
  const ids = named.map(({ details }) => String(details.keptId))
  const existing = await selectToldAmong(read.tx, table, ids)
  const gone = named.filter(({ details }) => !existing.has(String(details.keptId)))
  if (gone.length === 0) return []
  const subjects = gone.flatMap(({ subject }) => subject ?? [])
  const purges = await listEvents(read, {
    subjects,
    actions: ['record.purged', 'document.purged'],
    limit: 2000,
  })
  const isPurged = ({ subject, details }: ListedEvent) =>
    purges.some(
      (purge) =>
        purge.subject === subject &&
        (purge.action === 'record.purged' || purge.details.kind === details.kind),
    )
  return gone.filter((event) => !isPurged(event)).map(({ details }) => String(details.keptId))
}
