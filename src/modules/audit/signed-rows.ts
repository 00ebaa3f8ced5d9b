import type { Tables } from '#migrations'
import type { ReadContext } from '#platform/context'
import { isRowWhole, type Signed, type SignedAs, signRow } from '#platform/crypto'
import { inBatches } from '#platform/database'
import { readNewestEvents, type SignedRow, selectSignedAfter } from './audit.store.ts'
import { type AuditAction, isAsWritten } from './events.ts'
import {
  allEvents,
  eachEvent,
  isDocumentPurged,
  isPurged,
  type ListedEvent,
  listed,
} from './reading.ts'

/** How the rows of a table are signed by the events that tell of them. */
export interface SignedTableRules {
  /** The actions that write a row, each with what it says of the row. */
  actions: readonly AuditAction[]
  /** Which columns the digest covers: not those that another row's event changes. */
  signed: Readonly<Record<string, boolean>>
  /** Where only one row of a record, or one for each group, is in force: that of the last event. */
  inForce?: {
    /** The column that is empty in the row in force. */
    endedAt: string
    /** Names the group, in a row and in the details of an event. */
    group: string | null
    /** The action after which none is. */
    endedBy?: AuditAction
    /** Rows that are over open nothing and prove nothing. */
    isAllThatCounts?: boolean
  }
}

/** Rows about a candidate that people rely on, by table; each was written with an event. */
export const signedTables = {
  accessCodes: {
    actions: ['access_code.issued', 'access_code.changed', 'access_code.rehashed'],
    signed: {
      ...{ id: true, recordId: true, codeHash: true, issuedBy: true, issuedAt: true },
      ...{ madeUnder: true, revokedAt: false, slipRun: false },
    },
    inForce: {
      ...{ endedAt: 'revokedAt', group: null, endedBy: 'access_code.revoked' },
      isAllThatCounts: true,
    },
  },
  comparisons: {
    actions: ['comparison.noted', 'comparison.answered'],
    signed: {
      ...{ id: true, recordId: true, documentId: true, kind: true, checkId: true, round: true },
      ...{ place: true, askedOn: true, showed: true, notedBy: true, notedAt: true },
      ...{ browserAccounts: true, screenshot: true },
      ...{ answer: true, answeredBy: true, answeredAt: true },
    },
  },
  consents: {
    actions: ['consent.given', 'consent.withdrawn'],
    signed: {
      ...{ id: true, recordId: true, purpose: true, answer: true, answeredAt: true },
      ...{ words: true, replacedAt: false },
    },
    inForce: { endedAt: 'replacedAt', group: 'purpose' },
  },
  contractReadings: {
    actions: ['contract.read'],
    signed: {
      ...{ id: true, recordId: true, version: true, how: true, accountId: true, saidAt: true },
    },
  },
  contractTerms: {
    actions: ['contract.terms_entered'],
    signed: {
      ...{ id: true, recordId: true, version: true, terms: true },
      ...{ enteredBy: true, enteredAt: true },
    },
  },
  waitingChanges: {
    actions: [
      'record.change_waits',
      'record.change_approved',
      'record.change_returned',
      'record.change_taken_back',
    ],
    signed: {
      ...{ id: true, recordId: true, held: true, documentId: true, caseId: true, madeBy: true },
      ...{ madeAt: true, state: true, decidedBy: true, decidedAt: true, reason: true },
    },
  },
  stageSteps: {
    actions: ['record.stage_set'],
    signed: { id: true, recordId: true, stage: true, setBy: true, setAt: true },
  },
} as const satisfies {
  [Table in keyof Tables]?: SignedTableRules & { signed: Signed<Tables[Table]> }
}

export type SignedTable = keyof typeof signedTables

/** Returns how the rows of a table are signed. */
const rulesOf = (table: SignedTable): SignedTableRules => signedTables[table]

type Keys = Pick<ReadContext, 'secrets'>

const signedAs = (table: SignedTable): SignedAs => ({
  purpose: 'record-row',
  columns: { ...rulesOf(table).signed, table: true },
})

/** Returns what the event of a change has to say of the row that it wrote: which one, and its keyed digest. */
export function signInEvent(
  { secrets }: Keys,
  table: SignedTable,
  row: { id: string },
): { keptId: string; keptDigest: string } {
  return { keptId: row.id, keptDigest: signRow(secrets, signedAs(table), { ...row, table }) }
}

/** Tells whether a row is as its event says. */
function isRowSignedBy(
  { secrets }: Keys,
  table: SignedTable,
  row: object,
  { details }: ListedEvent,
): boolean {
  const mac = String(details.keptDigest)
  return isRowWhole(secrets, signedAs(table), { row: { ...row, table }, mac })
}

/**
 * Finds the newest event of a subject with one of these actions; null where there is none, or it is not as it was
 * written.
 */
export async function findSigningEvent(
  ctx: ReadContext,
  subject: string,
  actions: readonly string[],
): Promise<ListedEvent | null> {
  const [event] = await readNewestEvents(ctx.tx, { subject, actions, limit: 1 })
  return event && isAsWritten(ctx.secrets, event) ? listed(event) : null
}

interface Asked {
  subjects: readonly string[]
  actions: readonly string[]
  /** How many events Candor writes about a subject. */
  most: number
}

/**
 * Finds the events of several subjects, newest first, without those that are not as they were written. Finds none where
 * there are more than Candor writes: what somebody added could hide the others.
 */
export async function findSigningEvents(
  ctx: ReadContext,
  { subjects, actions, most }: Asked,
): Promise<ListedEvent[]> {
  const limit = subjects.length * most + 1
  const events = await readNewestEvents(ctx.tx, { subjects, actions, limit })
  return events.length < limit
    ? events.filter((event) => isAsWritten(ctx.secrets, event)).map(listed)
    : []
}

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
  const batches = inBatches(step, (...some) => selectSignedAfter(ctx.tx, table, ...some))
  for await (const rows of batches) {
    const eventsOf = await eventsAbout(ctx, table, rows)
    for (const row of rows) {
      seen.add(row.id)
      const events = eventsOf.get(`record:${row.recordId}`) ?? []
      const problem = problemOf(ctx, { table, row, events })
      if (problem) yield { problem, subject: row.id, reference: row.reference }
    }
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
