import { appendAudit } from '#modules/audit'
import { isPublic } from '#modules/records'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { codeHashes } from './access-code.ts'
import { deleteLink, insertLink, selectLink } from './link-record.store.ts'
import { selectByCode } from './lookup.store.ts'
import { opens } from './open-record.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type { Link, LinkProof } from './schema.ts'
import { refuseTry } from './wrong-codes.ts'

/**
 * Links the signed-in person to their own record, proved by passport number and access code as in a look-up (and
 * refused in the same way, H7). An earlier link of the account ends; linking the same record again changes nothing. The
 * link lasts as long as that access code: when it is replaced or revoked, the link shows nothing, because a person who
 * had the old code may have linked too.
 */
export async function linkRecord(ctx: ActionContext, proof: LinkProof): Promise<Link> {
  const accountId = accountOf(ctx)
  const hashes = codeHashes(ctx, proof.accessCode)
  const holder = await ctx.read(({ tx }) => selectByCode(tx, hashes, proof.passportNumber))
  if (!opens(holder, proof)) refuseTry(ctx, proof)
  return ctx.write(async (write) => {
    // Checked again inside the transaction: the code may be revoked while somebody links.
    const now = await selectByCode(write.tx, hashes, proof.passportNumber)
    if (!opens(now, proof)) throw refusal('lookup.no_data_found')
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
export async function findLinkedRecord(ctx: ReadContext): Promise<LinkedRecord | null> {
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

/** Finds the record that an account is linked to by a code that still works, shown or not; null when there is none. */
export async function findRecordOf(
  { tx }: Pick<ReadContext, 'tx'>,
  accountId: string,
): Promise<string | null> {
  const link = await selectLink(tx, accountId)
  return link && link.codeRevokedAt === null && link.deletedAt === null ? link.recordId : null
}

/** Tells whether the signed-in person has linked a record, whether or not it may be shown. */
export async function isLinked(ctx: ReadContext): Promise<boolean> {
  return (await selectLink(ctx.tx, accountOf(ctx))) !== undefined
}

/** Returns the person's account. Links belong to people; an API key acts for an integration, which has the look-up. */
function accountOf({ actor }: Pick<ReadContext, 'actor'>): string {
  refuseUnless(actor.kind !== 'anonymous', 'session.required')
  refuseUnless(actor.kind === 'account', 'link.account_only')
  return actor.id
}
