import { type ListedEvent, listEvents } from '#modules/audit'
import type { ActionContext, ReadContext } from '#platform/context'
import { isLater, lastFirst } from './events-in-order.ts'
import {
  selectExisting,
  selectWholeRow,
  selectWholeRowsAfter,
  type WholeRow,
} from './whole-rows.store.ts'
import { isRowOf } from './write-record.ts'

/** What the doctor found wrong with a record. */
export interface RecordFinding {
  /**
   * `altered`: the row is not what the last event says; `altered-before`: it was not when somebody edited it, and nobody
   * has approved it since; `approved-since`: the same, and somebody has; `unrecorded`: no event says who entered it;
   * `lost`: its row is gone without a purge.
   */
  problem: 'altered' | 'altered-before' | 'approved-since' | 'unrecorded' | 'lost'
  /** Its reference; its id where the row is gone. */
  subject: string
}

/** Every action that writes the row of a record. */
const writing = [
  ...['record.created', 'record.changed', 'record.approved', 'record.returned'],
  ...['record.resubmitted', 'record.withdrawn', 'record.hidden', 'record.unhidden'],
  ...['record.deleted', 'record.restored'],
  ...['document.uploaded', 'document.removed', 'document.dates_noted'],
]

const step = 200

/**
 * Compares each record's row with what the last event about it says, each event with the one before it, and the records
 * that were entered with those that there are. Events of earlier versions have no digest: what they wrote is not judged.
 */
export async function* examineRecords(ctx: ActionContext): AsyncIterable<RecordFinding> {
  for (let after = ''; ; ) {
    const rows = await ctx.read(({ tx }) => selectWholeRowsAfter(tx, after, step))
    const told = await ctx.read((read) => eventsAbout(read, rows))
    for (const row of rows) {
      const problem =
        problemOf(ctx, row, told.get(row.id) ?? []) && (await ctx.read((read) => again(read, row)))
      if (problem) yield { problem, subject: row.reference }
    }
    if (rows.length < step) break
    after = rows.at(-1)?.id ?? after
  }
  yield* lostRecords(ctx)
}

/** Judges a record once more: it may have been edited between the reading of its row and that of its events. */
async function again(
  read: ReadContext,
  { id }: WholeRow,
): Promise<RecordFinding['problem'] | null> {
  const row = await selectWholeRow(read.tx, id)
  return row ? problemOf(read, row, (await eventsAbout(read, [row])).get(id) ?? []) : null
}

/** Returns the events that wrote these rows, by record. */
async function eventsAbout(
  read: ReadContext,
  rows: readonly WholeRow[],
): Promise<Map<string, ListedEvent[]>> {
  const told = new Map<string, ListedEvent[]>(rows.map(({ id }) => [id, []]))
  const filter = { subjects: rows.map(({ id }) => `record:${id}`), actions: writing, limit: 2000 }
  for (let before: string | undefined; ; ) {
    const events = await listEvents(read, { ...filter, before })
    for (const event of events) told.get(idIn(event))?.push(event)
    if (events.length < filter.limit) return told
    before = events.at(-1)?.id
  }
}

const idIn = ({ subject }: ListedEvent): string => (subject ?? '').replace(/^record:/, '')

function problemOf(
  ctx: Pick<ReadContext, 'secrets'>,
  row: WholeRow,
  events: readonly ListedEvent[],
): RecordFinding['problem'] | null {
  const [last, ...earlier] = lastFirst(events)
  if (!last) return 'unrecorded'
  const { rowDigest } = last.details
  if (typeof rowDigest === 'string' && !isRowOf(ctx, row, rowDigest)) return 'altered'
  const broken = [last, ...earlier].find((event, place) => isBroken(event, earlier[place]))
  if (!broken) return null
  const isApproved = events.some(
    (event) => event.action === 'record.approved' && isLater(event, broken),
  )
  return isApproved ? 'approved-since' : 'altered-before'
}

/** Tells whether an edit found another row than the one that the event before it had written. */
function isBroken({ details }: ListedEvent, before: ListedEvent | undefined): boolean {
  const { rowDigest, foundDigest } = details
  const wrote = before?.details.rowDigest
  // Several events of one edit say the same of the row.
  if (wrote === undefined || wrote === rowDigest) return false
  // An event of an earlier version, or that of entering the record, found nothing.
  return foundDigest !== undefined && foundDigest !== wrote
}

async function* lostRecords(ctx: ActionContext): AsyncIterable<RecordFinding> {
  const filter = { actions: ['record.created'], limit: step }
  for (let before: string | undefined; ; ) {
    const events = await ctx.read((read) => listEvents(read, { ...filter, before }))
    const ids = events.map(idIn)
    for (const subject of await ctx.read((read) => goneOf(read, ids)))
      yield { problem: 'lost', subject }
    if (events.length < filter.limit) return
    before = events.at(-1)?.id
  }
}

/** Returns those of these records that are gone and were not purged. */
async function goneOf(read: ReadContext, ids: readonly string[]): Promise<string[]> {
  const existing = await selectExisting(read.tx, ids)
  const gone = ids.filter((id) => !existing.has(id))
  const subjects = gone.map((id) => `record:${id}`)
  const purges = await listEvents(read, { subjects, actions: ['record.purged'], limit: step })
  const purged = new Set(purges.map(idIn))
  return gone.filter((id) => !purged.has(id))
}
