import { allEvents, eachEvent, isPurged, type ListedEvent } from '#modules/audit'
import type { ReadContext, WriteContext } from '#platform/context'
import { isRowWhole, newToken, type Signed, type SignedAs, signRow } from '#platform/crypto'
import { inBatches } from '#platform/database'
import { selectWholeRow, selectWholeRowsAfter, type WholeRow } from './beside-records.store.ts'
import { fieldNames } from './fields.schema.ts'
import { isLater, lastFirst } from './history.ts'
import type { DigestColumn } from './number-digests.store.ts'
import { refusal, refuseUnless } from './record.ts'
import { type Change, insertRecord, recordOf, updateRecord } from './records.store.ts'
import type { CandidateRecord } from './schema.ts'

/** What the event of a change says of the row, so that one changed in any other way is found. */
export type WrittenRow = {
  /** By which the events of one record are in order, whatever the clock said. */
  recordVersion: number
  /** A keyed digest of the row as it was written. */
  rowDigest: string
  /** The same of the row as it was found: an edit makes nothing right that came from elsewhere. */
  foundDigest?: string
  /** The state, where the change changed it. */
  state?: CandidateRecord['state']
}

/** A record after a change, and what each event of that change has to say of it. */
export interface Written {
  record: CandidateRecord
  written: WrittenRow
}

type Keys = Pick<ReadContext, 'secrets'>

/** A digest leaves out where the list keeps the row, and what is no edit, since the version stays. */
const signed: Signed<Omit<WholeRow, (typeof fieldNames)[number]>> = {
  ...{ id: true, reference: true, state: true, returnReason: true, salt: true, version: true },
  ...{ hiddenAt: true, unpublishedAt: true, deletedAt: true, submittedAt: true },
  mergedInto: true,
  ...{ createdBy: true, createdAt: true, updatedBy: true, updatedAt: true },
  ...{ approvedBy: true, approvedAt: true, number: false, stage: false, assignedTo: false },
  // They follow from the numbers, under a key that another installation does not have.
  ...{ passportDigest: false, passportLook: false, referenceDigest: false },
}
const signedAs: SignedAs = {
  purpose: 'record-row',
  columns: { ...signed, ...Object.fromEntries(fieldNames.map((name) => [name, true])) },
}

const digestOf = ({ secrets }: Keys, row: WholeRow): string => signRow(secrets, signedAs, row)

/** Tells whether a row is the one that an event gives the digest of. */
function isRowOf({ secrets }: Keys, row: WholeRow, digest: string): boolean {
  return isRowWhole(secrets, signedAs, { row, mac: digest })
}

/** Writes a new record. With `writeChange` the only place that writes the row of one. */
export async function writeNew(
  ctx: WriteContext,
  row: Omit<WholeRow, 'number' | 'salt' | DigestColumn>,
): Promise<Written> {
  await insertRecord(ctx.tx, { ...row, salt: newToken() })
  const { record, rowDigest } = await readWritten(ctx, row.id)
  return { record, written: { recordVersion: record.version, rowDigest, state: record.state } }
}

/** Writes a change of a record; refuses with the current record when it is not the version that was read. */
export async function writeChange(
  ctx: WriteContext,
  target: { id: string; version: number },
  change: Change,
): Promise<Written> {
  const found = await selectWholeRow(ctx.tx, target.id)
  refuseUnless(found, 'record.not_found')
  if (!(await updateRecord(ctx.tx, target, change)))
    throw refusal('record.changed_meanwhile', { extra: { current: recordOf(found) } })
  const { record, rowDigest } = await readWritten(ctx, target.id)
  const { version: recordVersion, state } = record
  const foundDigest = digestOf(ctx, found)
  const written = { recordVersion, rowDigest, foundDigest }
  return { record, written: state === found.state ? written : { ...written, state } }
}

async function readWritten(ctx: WriteContext, id: string) {
  const row = (await selectWholeRow(ctx.tx, id)) as WholeRow
  return { record: recordOf(row), rowDigest: digestOf(ctx, row) }
}

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
  ...['record.deleted', 'record.restored', 'record.change_approved'],
  ...['record.merged_into', 'record.unmerged'],
  ...['document.uploaded', 'document.removed', 'document.dates_noted'],
]

const step = 200

/**
 * Compares each record's row with what the last event about it says, each event with the one before it, and the records
 * that were entered with those that there are, in one state of the database.
 */
export async function* examineRecords(ctx: ReadContext): AsyncIterable<RecordFinding> {
  const seen = new Set<string>()
  for await (const rows of inBatches(step, (...some) => selectWholeRowsAfter(ctx.tx, ...some))) {
    const subjects = rows.map(({ id }) => `record:${id}`)
    const events = await allEvents(ctx, { subjects, actions: writing })
    const eventsOf = Map.groupBy(events, idIn)
    for (const row of rows) {
      seen.add(row.id)
      const problem = problemOf(ctx, row, eventsOf.get(row.id) ?? [])
      if (problem) yield { problem, subject: row.reference }
    }
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
