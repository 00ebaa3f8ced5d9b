import { allEvents, eachEvent, isPurged, type ListedEvent } from '#modules/audit'
import type { ReadContext } from '#platform/context'
import { isLater, lastFirst } from './events-in-order.ts'
import { selectWholeRowsAfter, type WholeRow } from './whole-rows.store.ts'
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
 * that were entered with those that there are, in one state of the database.
 */
export async function* examineRecords(ctx: ReadContext): AsyncIterable<RecordFinding> {
  const seen = new Set<string>()
  for (let after = ''; ; ) {
    const rows = await selectWholeRowsAfter(ctx.tx, after, step)
    const subjects = rows.map(({ id }) => `record:${id}`)
    const events = await allEvents(ctx, { subjects, actions: writing })
    const told = Map.groupBy(events, idIn)
    for (const row of rows) {
      seen.add(row.id)
      const problem = problemOf(ctx, row, told.get(row.id) ?? [])
      if (problem) yield { problem, subject: row.reference }
    }
    if (rows.length < step) break
    after = rows.at(-1)?.id ?? after
  }
  for await (const event of eachEvent(ctx, { actions: ['record.created'] })) {
    const subject = idIn(event)
    if (!seen.has(subject) && !(await isPurged(ctx, event.subject)))
      yield { problem: 'lost', subject }
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
  if (!isRowOf(ctx, row, String(last.details.rowDigest))) return 'altered'
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
  if (wrote === rowDigest) return false
  // That of entering the record found nothing.
  return foundDigest !== undefined && foundDigest !== wrote
}
