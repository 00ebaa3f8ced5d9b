import { appendAudit } from '#modules/audit'
import { documentLimits } from '#modules/documents/schema'
import { isPublic, tellEverywhere } from '#modules/records'
import { isWithin, later } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { groupedCode, putCode } from './access-code.ts'
import { selectByCode, selectCurrentCode, selectFormerCode, selectNumber } from './lookup.store.ts'
import {
  type Asked,
  codeHashes,
  countTry,
  findHolder,
  readAccessCode,
  refuseTry,
} from './open-record.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type {
  CodeChange,
  CodeChanged,
  Link,
  LinkedRecordView,
  Lookup,
  ProposedCode,
} from './schema.ts'
import { deleteLink, insertLink, markViewed, selectLink } from './viewing.store.ts'
import { describeRecord, documentInViewing } from './viewing.ts'

/**
 * Links the signed-in person to their own record, proved by number and access code as in a look-up (and refused in the
 * same way, H7). An earlier link of the account ends; linking the same record again changes nothing. The
 * link lasts as long as that access code: when it is replaced or revoked, the link shows nothing, because a person who
 * had the old code may have linked too. Only what fails counts as a try of the address.
 */
export async function linkRecord(
  ctx: ActionContext,
  proof: Lookup,
  { attempt = null, otherwise = null, isFirst = false }: Asked = {},
): Promise<Link> {
  const accountId = accountOf(ctx)
  const hashes = codeHashes(ctx, proof.accessCode)
  const find = ({ tx }: Pick<ReadContext, 'tx'>) =>
    findHolder(tx, hashes, { lookup: proof, otherwise })
  if (!(await ctx.read(find))) {
    if (otherwise && !isFirst) countTry(ctx, otherwise, null)
    return refuseTry(ctx, proof, { attempt, isFirst })
  }
  return ctx.write(async (write) => {
    // Checked again inside the transaction: the code may be revoked while somebody links.
    const now = await find(write)
    if (!now) throw refusal('lookup.no_data_found')
    const link = await selectLink(write.tx, accountId)
    if (link?.accessCodeId === now.codeId) return { linkedAt: link.linkedAt }
    await unlinkRecord(write)
    const linkedAt = write.clock.now()
    await insertLink(write.tx, {
      accountId,
      recordId: now.id,
      accessCodeId: now.codeId,
      linkedAt,
      viewedAt: null,
    })
    await appendAudit(write, 'record_link.made', `record:${now.id}`)
    return { linkedAt }
  })
}

/** Ends the link of the signed-in person; does nothing when there is none. */
export async function unlinkRecord(ctx: WriteContext): Promise<void> {
  const accountId = accountOf(ctx)
  const link = await selectLink(ctx.tx, accountId)
  if (!link || !(await deleteLink(ctx.tx, accountId))) return
  await appendAudit(ctx, 'record_link.ended', `record:${link.recordId}`)
}

/** The record that an account is linked to, as long as it may be shown. */
export interface LinkedRecord {
  accountId: string
  recordId: string
  /** A person who proved the access code sees every document. */
  kinds: null
  linkedAt: string
  viewedAt: string | null
}

/** Returns the linked record of the signed-in person; null when nothing is linked, or it may not be shown. */
async function findLinkedRecord(ctx: ReadContext): Promise<LinkedRecord | null> {
  const accountId = accountOf(ctx)
  const link = await selectLink(ctx.tx, accountId)
  if (!link || link.codeRevokedAt !== null || !isPublic(link)) return null
  const { recordId, linkedAt, viewedAt } = link
  return { accountId, recordId, kinds: null, linkedAt, viewedAt }
}

/**
 * Returns the linked record; refuses with `link.not_linked` when nothing is linked, and with `lookup.no_data_found`
 * both when the record is not public and when the code has ended (H7).
 */
export async function getLinkedRecord(ctx: ReadContext): Promise<LinkedRecord> {
  const linked = await findLinkedRecord(ctx)
  if (linked) return linked
  throw refusal((await isLinked(ctx)) ? 'lookup.no_data_found' : 'link.not_linked')
}

/** Returns the signed-in person, with the record that is linked where there is one. Refuses with `link.account_only`. */
export async function getSelf(ctx: ReadContext): Promise<LinkedRecord | Self> {
  return (await findLinkedRecord(ctx)) ?? { accountId: accountOf(ctx), recordId: null, kinds: null }
}

type Self = Pick<LinkedRecord, 'accountId' | 'kinds'> & { recordId: null }

/** Finds the record that an account is linked to by a code that still works, shown or not; null when there is none. */
export async function findRecordOf(
  { tx }: Pick<ReadContext, 'tx'>,
  accountId: string,
): Promise<string | null> {
  const link = await selectLink(tx, accountId)
  return link && link.codeRevokedAt === null && link.deletedAt === null ? link.recordId : null
}

/** Tells whether the signed-in person has linked a record, whether or not it may be shown. */
async function isLinked(ctx: ReadContext): Promise<boolean> {
  return (await selectLink(ctx.tx, accountOf(ctx))) !== undefined
}

/** Returns the person's account. Links belong to people; an API key acts for an integration, which has the look-up. */
function accountOf({ actor }: Pick<ReadContext, 'actor'>): string {
  refuseUnless(actor.kind !== 'anonymous', 'session.required')
  refuseUnless(actor.kind === 'account', 'link.account_only')
  return actor.id
}

/**
 * Returns what the signed-in person's own record shows: the details and all documents, as a viewing does. Null when
 * nothing is linked, which is how everybody begins and not a mistake.
 */
export async function seeLinkedRecord(ctx: ActionContext): Promise<LinkedRecordView | null> {
  const opened = await openLinkedRecord(ctx)
  return opened?.view ?? null
}

/** Returns the same, with the record's id for a page that needs more of it. */
export async function openLinkedRecord(
  ctx: ActionContext,
): Promise<{ view: LinkedRecordView; recordId: string } | null> {
  if (!(await ctx.read(isLinked))) return null
  const link = await ctx.read(getLinkedRecord)
  const shown = await ctx.readAtOnce((read) => describeRecord(read, link))
  await noteViewing(ctx, link)
  return { view: { ...shown, linkedAt: link.linkedAt }, recordId: link.recordId }
}

/** Returns a current document of the linked record; null for anything else, and when nothing is linked. */
export async function documentInLinkedRecord(ctx: ActionContext, documentId: string) {
  const link = await ctx.read(findLinkedRecord)
  const seen = link && (await ctx.read((read) => documentInViewing(read, link, documentId)))
  if (seen) await noteViewing(ctx, link)
  return seen
}

/**
 * Writes an event for every viewing before anything is shown. Like an opened file, a linked one counts as open for 15
 * minutes, so that a page and its pictures are one viewing.
 */
async function noteViewing(ctx: ActionContext, link: LinkedRecord): Promise<void> {
  const seen = ctx.clock.now()
  const before = later(seen, -documentLimits.viewing)
  if (link.viewedAt !== null && isWithin(documentLimits.viewing, link.viewedAt, seen)) return
  await ctx.writeGrouped(async (write) => {
    const { accountId, recordId } = await getLinkedRecord(write)
    const now = write.clock.now()
    if (await markViewed(write.tx, { accountId, now, before }))
      await appendAudit(write, 'viewing.opened', `record:${recordId}`)
  })
}

interface Whose {
  recordId: string
}

/**
 * Proposes another access code to a candidate who types the present one. Nothing is stored: an answer that is lost on a
 * bad line costs nothing, because the present code works until the new one has been typed. Refuses with
 * `access_code.not_current`, and counts that as a wrong code.
 */
export async function proposeCode(
  ctx: ActionContext,
  read: ReadContext,
  { recordId }: Whose,
  typed: string,
): Promise<ProposedCode> {
  const { id, codeId, revokedAt } = await selectByCode(read.tx, codeHashes(ctx, typed), '')
  if (codeId === null || id !== recordId || revokedAt !== null) {
    countTry(ctx, await selectNumber(read.tx, recordId), 'access')
    throw refusal('access_code.not_current')
  }
  const code = ctx.ids.crockford(10)
  return {
    code: groupedCode(code),
    seal: ctx.secrets.hmac('proposed-code', textOf({ recordId, codeId, code })),
  }
}

/**
 * Replaces the present code by the proposed one; every viewing and share that began with the old code ends. Typing the
 * new code shows that it was written down. Doing it again changes nothing. Refuses with `access_code.not_proposed` any
 * other code, and one that was proposed in place of an older code.
 */
export async function changeCode(
  ctx: WriteContext,
  { recordId }: Whose,
  { code, seal }: CodeChange,
): Promise<CodeChanged> {
  const current = await selectCurrentCode(ctx.tx, recordId)
  refuseUnless(current, 'access_code.not_proposed')
  const typed = readAccessCode(code)
  const isDone = codeHashes(ctx, code).includes(current.codeHash)
  // It worked, but the answer was lost: the code was then proposed in place of the one before.
  const before = isDone ? await selectFormerCode(ctx.tx, recordId) : current
  const codeId = before?.id ?? ''
  const text = textOf({ recordId, codeId, code: typed })
  refuseUnless(ctx.secrets.isHmac('proposed-code', text, seal), 'access_code.not_proposed')
  if (isDone) return { changedAt: current.issuedAt }
  const { signed } = await putCode(ctx, { recordId, code: typed, issuedBy: null, slipRun: null })
  await appendAudit(ctx, 'access_code.changed', `record:${recordId}`, signed)
  await tellEverywhere(ctx, { recordId, kind: 'code' })
  return { changedAt: ctx.clock.now() }
}

/** Tells whether a proposed code is the present one: the answer to its change was lost, and the file is closed. */
export async function isChangedTo(ctx: ReadContext, { code, seal }: CodeChange): Promise<boolean> {
  const { id, codeId, revokedAt } = await selectByCode(ctx.tx, codeHashes(ctx, code), '')
  if (id === null || codeId === null || revokedAt !== null) return false
  const before = await selectFormerCode(ctx.tx, id)
  const text = textOf({ recordId: id, codeId: before?.id ?? '', code: readAccessCode(code) })
  return ctx.secrets.isHmac('proposed-code', text, seal)
}

interface Sealed extends Whose {
  codeId: string
  code: string
}

/** Returns the text under the seal of a proposal. */
function textOf({ recordId, codeId, code }: Sealed): string {
  return [recordId, codeId, code].join(' ')
}
