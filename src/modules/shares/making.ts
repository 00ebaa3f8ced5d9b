import { appendAudit } from '#modules/audit'
import { refuseIfWithdrawn } from '#modules/consents'
import { shownDocuments } from '#modules/documents'
import {
  type DocumentKind,
  documentKinds,
  kindLabel,
  type Shareable,
} from '#modules/documents/schema'
import { day, later } from '#platform/clock'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import type { Refusal } from '#platform/errors'
import { readCrockford } from '#platform/ids'
import { listedShare, refusal, refuseUnless, shareState } from './life.ts'
import { mayBeShared, type NewShare, type Share, type SharePurpose, shareLimits } from './schema.ts'
import { insertShare, selectCurrentCodeId, selectUnended } from './shares.store.ts'

/** Whose record it is: the holder of an open viewing, or the person whose account is linked. */
export interface Holder {
  recordId: string
  /** The documents that the holder may see; null for all. */
  kinds: readonly DocumentKind[] | null
}

/**
 * Creates a share of chosen documents. The code, 9 Crockford characters, is returned only this once. Refuses what
 * `judgeShare` refuses.
 */
export async function makeShare(
  ctx: WriteContext,
  holder: Holder,
  wanted: NewShare,
): Promise<{ share: Share; shareCode: string }> {
  const { recordId } = holder
  const { kinds, purpose, label, days } = wanted
  const accessCodeId = await judgeShare(ctx, holder, wanted)
  const createdAt = ctx.clock.now()
  const shareCode = ctx.ids.crockford(9)
  const id = ctx.ids.uuid()
  await insertShare(ctx.tx, {
    id,
    recordId,
    accessCodeId,
    codeHash: shareCodeHashes(ctx, shareCode)[0],
    madeUnder: ctx.secrets.name,
    kinds: JSON.stringify(kinds),
    purpose,
    label,
    createdBy: actorId(ctx.actor),
    createdAt,
    expiresAt: later(createdAt, days * day),
    revokedAt: null,
  })
  await appendAudit(ctx, 'share.made', `record:${recordId}`, { shareId: id, kinds, purpose, days })
  return { share: await listedShare(ctx, recordId, id), shareCode }
}

/**
 * Refuses a share that is not allowed; what may never be shared is in no share (H9), even when a crafted request asks
 * for it. Returns the id of the access code with which the share ends.
 *
 * @throws Refusal `share.not_shareable`, `share.outside_viewing`, `share.not_on_file`, `share.too_many`,
 * `consent.no_sharing`, `lookup.no_data_found` when the record's access code has just ended
 */
export async function judgeShare(
  ctx: ReadContext,
  holder: Holder,
  { kinds, purpose }: NewShare,
): Promise<string> {
  const { recordId } = holder
  await refuseIfWithdrawn(ctx, recordId, 'sharing')
  refuseUnlessShareable(kinds, purpose)
  refuseUnless(
    holder.kinds === null ||
      kinds.every((kind) => kind === 'photo' || holder.kinds?.includes(kind)),
    'share.outside_viewing',
  )
  await refuseUnlessOnFile(ctx, recordId, kinds)
  const accessCodeId = await selectCurrentCodeId(ctx.tx, recordId)
  refuseUnless(accessCodeId, 'lookup.no_data_found')
  const now = ctx.clock.now()
  const unended = await selectUnended(ctx.tx, recordId, now)
  const open = unended.filter((share) => shareState(share, now) === 'open')
  refuseUnless(open.length < shareLimits.openSharesPerRecord, 'share.too_many')
  return accessCodeId
}

/**
 * Returns the HMACs under which a code may be stored, the present one first, as for access codes (docs/decisions/0005):
 * 45 random bits.
 */
export function shareCodeHashes(
  { secrets }: Pick<ReadContext, 'secrets'>,
  typed: string,
): readonly [string, ...string[]] {
  return secrets.candidates('share-code', readShareCode(typed))
}

function refuseUnlessShareable(kinds: readonly DocumentKind[], purpose: SharePurpose): void {
  const unfit = kinds.find((kind) => !mayBeShared(kind, purpose))
  if (unfit === undefined) return
  const { shareable } = documentKinds[unfit]
  const message = `${kindLabel(unfit, 'en')} ${whyNot[shareable]}`
  throw refused('share.not_shareable', message, { kind: unfit, shareable })
}

const whyNot: Record<Shareable, string> = {
  any: 'can be part of every share.',
  employer: 'is addressed to the employer: it can be shared with an employer only.',
  'employer-or-authority': 'can be shared with an employer or an authority only.',
  never: 'is shown to the candidate only: it can never be part of a share.',
}

async function refuseUnlessOnFile(
  ctx: ReadContext,
  recordId: string,
  kinds: readonly DocumentKind[],
): Promise<void> {
  const held = new Set((await shownDocuments(ctx, recordId)).map(({ kind }) => kind))
  const missing = kinds.find((kind) => !held.has(kind))
  if (missing === undefined) return
  const message = `${kindLabel(missing, 'en')} is not in your file. Take it out and try again.`
  throw refused('share.not_on_file', message, { kind: missing })
}

/** Returns a refusal at the documents, with the kind and who may see it for the same in other languages. */
function refused(
  code: 'share.not_shareable' | 'share.not_on_file',
  message: string,
  values: Record<string, string>,
): Refusal {
  const fields = [{ path: 'kinds', message }]
  return refusal(code, { message, reason: { code, values }, fields })
}

/** The characters of each printed group of a share code. */
export const shareCodeGroups = [3, 3, 3]

/** Reads a share code as it was typed, or out of the message that was pasted. */
function readShareCode(typed: string): string {
  return readCrockford(typed, shareCodeGroups)
}

/**
 * Tells whether what was typed as an access code has the nine characters of a share code. Only the form is checked, so
 * the answer does not reveal whether a code exists (H7).
 */
export function isOfShareCode(typed: string): boolean {
  return readShareCode(typed.slice(0, 500)).length === 9
}
