import { appendAudit, listEvents, proveEvent } from '#modules/audit'
import type { Mark } from '#modules/cases/fields.schema'
import { type DocumentKind, documentLimits } from '#modules/documents/schema'
import { describeRecord, numbersOf, refuseTry, type Trying } from '#modules/lookup'
import { tell } from '#modules/messages'
import { checksForOthers } from '#modules/organisation'
import {
  digestsOf,
  isBornOn,
  isPassportNumber,
  type NumberDigests,
  nameChanges,
} from '#modules/records'
import { detailsShownTo } from '#modules/records/fields.schema'
import { normaliseNumber } from '#modules/records/schema'
import { type Instant, isAhead, later } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { newToken } from '#platform/crypto'
import { refusal, shareState, shownKinds, viewActions } from './life.ts'
import { shareCodeHashes } from './making.ts'
import type { SharedPart, ShareLookup, SharePurpose } from './schema.ts'
import {
  insertShareViewing,
  markShareViewingClosed,
  type ShareHolder,
  selectBirth,
  selectByShareCode,
  selectShareViewing,
} from './shares.store.ts'

/**
 * Opens a share with its code and the passport number or date of birth, as the candidate told the reader, for 15 minutes or until the share is over. An unknown number, a
 * wrong, revoked, expired or stopped code, and a record that is not public are refused with one and the same answer
 * (H7), after the same work: one look-up by the code's hash, one comparison. Only a refusal counts as a try. The
 * viewing and its event in the log are committed before anything is shown.
 */
export async function openShare(
  ctx: ActionContext,
  lookup: ShareLookup,
  { attempt = null, isFirst = false }: Partial<Trying> = {},
): Promise<ShareViewing & { token: string }> {
  const hashes = shareCodeHashes(ctx, lookup.shareCode)
  const holder = await ctx.read(({ tx }) => holderOf(tx, hashes, lookup))
  if (!opens(holder, lookup, ctx.clock.now()))
    return refuseTry(ctx, lookup, { kind: 'share', attempt, isFirst })
  const token = newToken()
  return ctx.writeGrouped(async (write) => {
    // Checked again inside the transaction: a share may be revoked while somebody opens it.
    const startedAt = write.clock.now()
    const now = await holderOf(write.tx, hashes, lookup)
    if (!opens(now, lookup, startedAt)) throw refusal('lookup.no_data_found')
    const { id: shareId, recordId, purpose, expiresAt } = now
    const end = later(startedAt, documentLimits.viewing)
    const endsAt = end < expiresAt ? end : expiresAt
    const id = write.ids.uuid()
    await insertShareViewing(write.tx, {
      id,
      shareId,
      tokenHash: write.secrets.hmac('token', token),
      startedAt,
      endsAt,
      closedAt: null,
    })
    await appendAudit(write, 'share.viewed', `record:${recordId}`, { shareId, viewingId: id })
    await tell(write, { recordId, kind: 'share', about: `share:${shareId}` })
    const kinds = shownKinds(now.kinds, purpose)
    return { token, id, shareId, recordId, kinds, purpose, expiresAt, endsAt }
  })
}

type Holder = ShareHolder & { dateOfBirth: string | null; given: NumberDigests }

/** Looks a share up with the date of birth of its record, whatever was typed: the time must not tell. */
async function holderOf(
  tx: ReadContext['tx'],
  hashes: Parameters<typeof selectByShareCode>[1],
  { passportNumber: typed }: ShareLookup,
): Promise<Holder> {
  const given = digestsOf(tx, normaliseNumber(typed))
  const holder = await selectByShareCode(tx, hashes, given.look)
  return { ...holder, given, dateOfBirth: await selectBirth(tx, holder.recordId) }
}

/** For a share that opens, the columns that are never empty are present. */
type Opened = Holder & {
  [Field in 'id' | 'recordId' | 'kinds' | 'purpose' | 'expiresAt']: NonNullable<ShareHolder[Field]>
}

/** Tells whether this code may open its share with this number; takes the same steps in each case. */
function opens(holder: Holder, lookup: ShareLookup, now: Instant): holder is Opened {
  const isOne = numbersOf(holder).map((numbers) =>
    isPassportNumber(holder.given, { ...holder, ...numbers }),
  )
  const isNumber = isOne.includes(true)
  const isBirth = isBornOn(lookup.passportNumber, holder.dateOfBirth)
  const isSame = isNumber || isBirth
  const { createdAt, expiresAt, state: ofRecord } = holder
  const times = { createdAt: createdAt ?? now, expiresAt: expiresAt ?? now }
  const state = shareState({ ...holder, ...times, state: ofRecord ?? 'pending' }, now)
  return isSame && state === 'open' && holder.id !== null
}

/** The 15 minutes in which an opened share stays open in one browser. */
export interface ShareViewing {
  id: string
  shareId: string
  recordId: string
  /** The documents that it shows, besides the photo. */
  kinds: DocumentKind[]
  purpose: SharePurpose
  /** When the share itself is over. */
  expiresAt: Instant
  endsAt: Instant
}

/**
 * Finds the viewing of a share by its token, if it is open now. It ends and stays ended when its time is up, when it is
 * closed, when its share is revoked, expired or stopped, and when the clock is set back to before its start.
 */
export async function findShareViewing(
  ctx: ReadContext,
  token: string,
): Promise<ShareViewing | null> {
  const row = await selectShareViewing(ctx.tx, ctx.secrets.candidates('token', token))
  const now = ctx.clock.now()
  if (!row || row.closedAt !== null || row.endsAt <= now) return null
  if (isAhead(row.startedAt, now)) return null
  if (shareState(row, now) !== 'open') return null
  const { viewingId: id, id: shareId, recordId, purpose, expiresAt, endsAt } = row
  const kinds = shownKinds(row.kinds, purpose)
  return { id, shareId, recordId, kinds, purpose, expiresAt, endsAt }
}

/** Returns what the recipient sees: the name, and the shared documents, each with its official checks (H5). */
export async function describeShared(
  ctx: ReadContext,
  { recordId, kinds, purpose, expiresAt }: ShareViewing,
): Promise<SharedPart> {
  const { record, documents, contested } = await describeRecord(ctx, { recordId, kinds })
  const { reference, approvedAt } = record
  const details = detailsShownTo(`share:${purpose}`, record)
  const isShown = ({ about, target }: Mark) =>
    about === 'detail' ? target in details : documents.some(({ kind }) => kind === target)
  return {
    record: { reference, ...details, approvedAt },
    documents: documents.map((one) => ({
      ...one,
      officialChecks: checksForOthers(one.officialChecks),
    })),
    contested: contested.filter(isShown),
    share: { purpose, expiresAt },
  }
}

/** Closes the shared documents in this browser. */
export async function closeShareViewing(ctx: WriteContext, token: string): Promise<void> {
  const viewing = await findShareViewing(ctx, token)
  if (!viewing) return
  await markShareViewingClosed(ctx.tx, viewing.id, ctx.clock.now())
  await appendAudit(ctx, 'share.closed', `record:${viewing.recordId}`, {
    shareId: viewing.shareId,
    viewingId: viewing.id,
  })
}

/**
 * Proves that one of the viewings that `viewsOfRecord` lists, or a change of the contact, is in the log, to the person
 * whose record it was; null for any other event, whoever it belongs to. Refuses with `log.not_sealed` before it is sealed.
 */
export async function proveViewing(
  ctx: ReadContext,
  { recordId }: { recordId: string },
  id: string,
): Promise<{ sequence: number; proof: string } | null> {
  const ofRecord = { ofRecord: recordId, actions: [...viewActions, 'record.changed'] }
  const [event] = await listEvents(ctx, { ...ofRecord, id, limit: 1 })
  const isEdit = event?.action === 'record.changed'
  if (!event || (isEdit && (await nameChanges(ctx, [event])).length === 0)) return null
  const sequence = event.sequence ?? Number.MAX_SAFE_INTEGER
  return { sequence, proof: await proveEvent(ctx, sequence) }
}
