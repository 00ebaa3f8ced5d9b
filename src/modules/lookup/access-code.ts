import { accountNames } from '#modules/accounts'
import { appendAudit, listEvents, signInEvent } from '#modules/audit'
import { tell } from '#modules/messages'
import { getRecord } from '#modules/records'
import type { Instant } from '#platform/clock'
import { type ActionContext, actorId, type ReadContext, type WriteContext } from '#platform/context'
import {
  byCandidate,
  insertCode,
  revokeCodes,
  selectByCode,
  selectCurrentCode,
  selectFormerCode,
  selectNumber,
} from './lookup.store.ts'
import { codeHashes, readAccessCode } from './open-record.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type {
  AccessCodeState,
  CodeChange,
  CodeChanged,
  CodeHandover,
  ProposedCode,
} from './schema.ts'
import { countTry } from './wrong-codes.ts'

/**
 * Issues the access code of a record, `XXXXX-XXXXX`, which is shown only this once. An earlier code ends, and with it
 * every viewing that it opened.
 * @param slipRun the run of slips with which it is to be printed
 */
export async function issueAccessCode(
  ctx: WriteContext,
  recordId: string,
  slipRun: string | null = null,
): Promise<string> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  const code = ctx.ids.crockford(10)
  const { ended, told } = await putCode(ctx, {
    recordId,
    code,
    issuedBy: actorId(ctx.actor),
    slipRun,
  })
  await appendAudit(ctx, 'access_code.issued', `record:${recordId}`, told)
  // Nobody can see a file without a code: the first one makes it available.
  await tell(ctx, { recordId, kind: ended > 0 ? 'code' : 'file' })
  return groupedCode(code)
}

interface NewCode {
  recordId: string
  code: string
  /** Null for the candidate. */
  issuedBy: string | null
  slipRun: string | null
}

/** Replaces the code that works by a new one; returns how many ended, and what the event has to say of the new one. */
async function putCode(ctx: WriteContext, { code, issuedBy, ...rest }: NewCode) {
  const now = ctx.clock.now()
  const ended = await revokeCodes(ctx.tx, rest.recordId, now)
  const row = {
    id: ctx.ids.uuid(),
    codeHash: codeHashes(ctx, code)[0],
    madeUnder: ctx.secrets.name,
    issuedBy: issuedBy ?? byCandidate,
    issuedAt: now,
    revokedAt: null,
    ...rest,
  }
  await insertCode(ctx.tx, row)
  return { ended, told: signInEvent(ctx, 'accessCodes', row) }
}

/** Formats a code as it is shown and printed. */
function groupedCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** Revokes the access code of a record; does nothing when there is none. */
export async function revokeAccessCode(ctx: WriteContext, recordId: string): Promise<void> {
  await getRecord(ctx, recordId)
  const ended = await revokeCodes(ctx.tx, recordId, ctx.clock.now())
  if (ended === 0) return
  await appendAudit(ctx, 'access_code.revoked', `record:${recordId}`)
  await tell(ctx, { recordId, kind: 'code' })
}

/** Returns what staff may know of a record's access code: never the code itself. */
export async function describeAccessCode(
  ctx: ReadContext,
  recordId: string,
): Promise<AccessCodeState> {
  await getRecord(ctx, recordId)
  const code = await selectCurrentCode(ctx.tx, recordId)
  const filter = { subject: `record:${recordId}`, actions: ['viewing.opened'], limit: 1 }
  const [opened] = await listEvents(ctx, filter)
  const isByCandidate = code?.issuedBy === byCandidate
  const issuer = isByCandidate ? undefined : code?.issuedBy
  const names = await accountNames(ctx.tx, issuer ? [issuer] : [])
  return {
    issuedAt: code?.issuedAt ?? null,
    issuedBy: (issuer && names.get(issuer)) || null,
    isByCandidate,
    lastOpenedAt: opened?.at ?? null,
    waitsForSlip: (code?.slipRun ?? null) !== null,
    handedOver: await handedOver(ctx, recordId),
  }
}

/** Returns when the access code that works now was issued, or null. */
export async function accessCodeIssuedAt(ctx: ReadContext, recordId: string) {
  return (await selectCurrentCode(ctx.tx, recordId))?.issuedAt ?? null
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

/**
 * Notes that staff handed the present code to the candidate in person. This counts for the code that the caller names
 * and no later one; if it is noted twice, the first time stays. It is a statement by staff: the candidate reads it, and
 * what to do if it is not true.
 *
 * @throws Refusal `access_code.not_in_force` when another code works, none, or one that the candidate made
 */
export async function noteHandedOver(
  ctx: WriteContext,
  recordId: string,
  { issuedAt }: CodeHandover,
): Promise<void> {
  await getRecord(ctx, recordId)
  const code = await selectCurrentCode(ctx.tx, recordId)
  refuseUnless(
    code !== undefined && code.issuedAt === issuedAt && code.issuedBy !== byCandidate,
    'access_code.not_in_force',
  )
  if (await eventOf(ctx, recordId, code.id)) return
  const details = { accessCodeId: code.id }
  await appendAudit(ctx, 'access_code.handed_over', `record:${recordId}`, details)
}

/** Returns when staff noted that the present code was handed over in person, and who; null: nobody noted it. */
export async function handedOver(
  ctx: ReadContext,
  recordId: string,
): Promise<{ at: Instant; by: string | null } | null> {
  const code = await selectCurrentCode(ctx.tx, recordId)
  const event = code && (await eventOf(ctx, recordId, code.id))
  if (!event) return null
  const names = await accountNames(ctx.tx, event.actorId === null ? [] : [event.actorId])
  return { at: event.at, by: (event.actorId && names.get(event.actorId)) || null }
}

async function eventOf(ctx: ReadContext, recordId: string, accessCodeId: string) {
  const filter = {
    subject: `record:${recordId}`,
    actions: ['access_code.handed_over' as const],
    limit: 1,
  }
  const [event] = await listEvents(ctx, filter)
  return event?.details.accessCodeId === accessCodeId ? event : null
}
