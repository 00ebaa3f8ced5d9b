import { appendAudit } from '#modules/audit'
import { tell } from '#modules/outbox'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { codeHashes, groupedCode, putCode, readAccessCode } from './access-code.ts'
import { selectByCode, selectCurrentCode, selectFormerCode, selectNumber } from './lookup.store.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type { CodeChange, CodeChanged, ProposedCode } from './schema.ts'
import { countTry } from './wrong-codes.ts'

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
  const { told } = await putCode(ctx, { recordId, code: typed, issuedBy: null, slipRun: null })
  await appendAudit(ctx, 'access_code.changed', `record:${recordId}`, told)
  await tell(ctx, { recordId, kind: 'code' })
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
