import { currentDocuments, listSightings } from '#modules/documents'
import { type DocumentKind, documentKindNames } from '#modules/documents/schema'
import { readSettings } from '#modules/organisation'
import { isSeenKind, keepsScansOf } from '#modules/organisation/kinds.schema'
import { type Journey, neededDocumentsOf } from '#modules/organisation/needed-documents.schema'
import { getRecord, selectRecord } from '#modules/records'
import type { ReadContext } from '#platform/context'
import {
  type IncomingRow,
  selectIncoming,
  selectIncomingOf,
  selectWaiting,
} from './incoming.store.ts'
import { pagesOf } from './pages.ts'
import { refuseUnless } from './refusals.ts'
import type { Incoming, IncomingList, NeededState } from './schema.ts'

type Reading = Pick<ReadContext, 'tx'>

/** Kinds of which a candidate sends no photo: the portrait is taken at the office. */
const mayBeSent = (kind: DocumentKind): boolean => kind !== 'photo'

/** Returns the kinds of which the agency takes photos from candidates. */
export async function kindsToSend({ tx }: Reading): Promise<DocumentKind[]> {
  const settings = await readSettings(tx)
  return documentKindNames.filter((kind) => mayBeSent(kind) && keepsScansOf(settings, kind))
}

/** Refuses with `incoming.no_photo_of_it`, `incoming.only_seen`. */
export async function refuseUnlessTaken({ tx }: Reading, kind: DocumentKind): Promise<void> {
  refuseUnless(mayBeSent(kind), 'incoming.no_photo_of_it')
  refuseUnless(keepsScansOf(await readSettings(tx), kind), 'incoming.only_seen')
}

/** Describes what was sent, for whoever sent it and for staff. */
export const described = (row: IncomingRow): Incoming => {
  const { id, state, version, sentAt, changedAt, decidedAt, until } = row
  return {
    ...{ id, state, version, sentAt, changedAt, decidedAt, until },
    kind: row.kind as DocumentKind,
    pages: pagesOf(row).map(({ id, turn, cut, pages }) => ({ id, turn, cut, pages })),
    reason: row.reason,
  }
}

/** Returns what a record needs and how far each of it is, and what its candidate sent. */
export async function listIncoming(ctx: Reading, recordId: string): Promise<IncomingList> {
  const settings = await readSettings(ctx.tx)
  const record = await selectRecord(ctx.tx, recordId)
  const journey: Journey = {
    nationality: record?.nationality ?? '',
    destinationCountry: record?.destinationCountry ?? null,
  }
  const incoming = (await selectIncomingOf(ctx.tx, recordId)).map(described)
  const here = new Map(
    (await currentDocuments(ctx, recordId)).map(({ kind, uploadedAt }) => [kind, uploadedAt]),
  )
  const seen = new Set<string>(
    (await listSightings(ctx as ReadContext, recordId)).map(({ kind }) => kind),
  )
  const stateOf = (kind: DocumentKind): NeededState => {
    if (incoming.some((one) => one.kind === kind && one.state === 'waiting')) return 'waiting'
    const back = returnedAt(incoming, kind)
    if (back !== null && back > (here.get(kind) ?? '')) return 'returned'
    if (here.has(kind)) return 'here'
    return seen.has(kind) ? 'seen' : 'missing'
  }
  const needed = neededDocumentsOf(settings, journey).map(({ kind, rows }) => ({
    ...{
      kind,
      state: stateOf(kind),
      isOnlySeen: isSeenKind(kind) && !keepsScansOf(settings, kind),
    },
    rows: rows.map(({ id, authority, rule }) => ({ id, authority, rule })),
  }))
  return { needed, incoming }
}

/** Returns when the last of a kind came back; null where that was accepted, or waits. */
function returnedAt(incoming: readonly Incoming[], kind: string): string | null {
  const last = incoming.find((one) => one.kind === kind && one.state !== 'takenBack')
  return last?.state === 'returned' ? last.decidedAt : null
}

/** Returns whose it is, for staff who may see that record. Refuses with `incoming.not_found`, `record.not_found`. */
export async function recordOfIncoming(ctx: ReadContext, id: string): Promise<string> {
  const row = await selectIncoming(ctx.tx, id)
  refuseUnless(row, 'incoming.not_found')
  return (await getRecord(ctx, row.recordId)).id
}

/** Lists what waits to be looked at, the longest waiting first: of one person's records, or of all. */
export async function waitingIncoming({ tx }: Reading, createdBy: string | null) {
  return selectWaiting(tx, createdBy)
}
