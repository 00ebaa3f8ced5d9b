import { accountNames } from '#modules/accounts'
import { appendAudit, listEvents, signInEvent } from '#modules/audit'
import { tell } from '#modules/messages'
import { getRecord, tellEverywhere } from '#modules/records'
import type { Instant } from '#platform/clock'
import { actorId, type ReadContext, type WriteContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import type { CursorAsked } from '#platform/pages'
import {
  byCandidate,
  clearSlipRun,
  countUnprintedCodes,
  insertCode,
  revokeCodes,
  selectCurrentCode,
  selectFormerCode,
  selectRecordsOfRun,
  selectUnprinted,
} from './lookup.store.ts'
import { codeHashes } from './open-record.ts'
import { refuseUnless } from './refusals.ts'
import type {
  AccessCodeState,
  CodeHandover,
  NewSlipRun,
  Printed,
  SlipRun,
  UnprintedCodes,
} from './schema.ts'

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
  const { signed } = await putCode(ctx, {
    recordId,
    code,
    issuedBy: actorId(ctx.actor),
    slipRun,
  })
  await appendAudit(ctx, 'access_code.issued', `record:${recordId}`, signed)
  // Nobody can see a file without a code: the first one makes it available.
  const isFirst = (await selectFormerCode(ctx.tx, recordId)) === undefined
  if (isFirst) await tell(ctx, { recordId, kind: 'file' })
  else await tellEverywhere(ctx, { recordId, kind: 'code' })
  return groupedCode(code)
}

interface NewCode {
  recordId: string
  code: string
  /** Null for the candidate. */
  issuedBy: string | null
  slipRun: string | null
}

/** Replaces the code that works by a new one; returns what the event has to say of it. */
export async function putCode(ctx: WriteContext, { code, issuedBy, ...rest }: NewCode) {
  const now = ctx.clock.now()
  await revokeCodes(ctx.tx, rest.recordId, now)
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
  return { signed: signInEvent(ctx, 'accessCodes', row) }
}

/** Formats a code as it is shown and printed. */
export function groupedCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`
}

/** Revokes the access code of a record; does nothing when there is none. */
export async function revokeAccessCode(ctx: WriteContext, recordId: string): Promise<void> {
  await getRecord(ctx, recordId)
  const ended = await revokeCodes(ctx.tx, recordId, ctx.clock.now())
  if (ended === 0) return
  await appendAudit(ctx, 'access_code.revoked', `record:${recordId}`)
  await tellEverywhere(ctx, { recordId, kind: 'code' })
}

/** Returns what staff may know of a record's access code: never the code itself. */
export async function describeAccessCode(
  ctx: ReadContext,
  recordId: string,
): Promise<AccessCodeState> {
  await getRecord(ctx, recordId)
  const code = await selectCurrentCode(ctx.tx, recordId)
  const filter = { ofRecord: recordId, actions: ['viewing.opened'], limit: 1 }
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
    ofRecord: recordId,
    actions: ['access_code.handed_over' as const],
    limit: 1,
  }
  const [event] = await listEvents(ctx, filter)
  return event?.details.accessCodeId === accessCodeId ? event : null
}

const pageSize = 50

/**
 * Issues the access codes of many records in one transaction, each as if it were alone. A record that gets none is
 * reported. Each code waits for its slip until somebody notes that it was printed: staff who lose the codes before that
 * find them in `listUnprinted`, and issue new ones.
 */
export async function issueForSlips(
  ctx: WriteContext,
  { recordIds, replaces }: NewSlipRun,
): Promise<SlipRun> {
  const slipRun = ctx.ids.uuid()
  const issued: SlipRun['issued'] = []
  const problems: SlipRun['problems'] = []
  for (const recordId of recordIds)
    try {
      await getRecord(ctx, recordId)
      const current = await selectCurrentCode(ctx.tx, recordId)
      refuseUnless(replaces || !current, 'access_code.already_issued')
      issued.push({ recordId, accessCode: await issueAccessCode(ctx, recordId, slipRun) })
    } catch (error) {
      // The refusal comes before anything is written.
      if (!(error instanceof Refusal)) throw error
      problems.push({ id: recordId, code: error.code, message: error.message })
    }
  return { id: issued.length === 0 ? null : slipRun, issued, problems }
}

/**
 * Notes that slips of a run were printed, all or those of `recordIds`. A code that has since been replaced or revoked
 * is left as it is.
 *
 * @throws Refusal `slip_run.not_found`
 */
export async function notePrinted(
  ctx: WriteContext,
  slipRun: string,
  { recordIds }: Printed,
): Promise<void> {
  const waiting = await selectRecordsOfRun(ctx.tx, slipRun)
  const printed = waiting.filter((id) => recordIds?.includes(id) ?? true)
  refuseUnless(printed.length > 0, 'slip_run.not_found')
  for (const recordId of printed) {
    await clearSlipRun(ctx.tx, slipRun, recordId)
    await appendAudit(ctx, 'access_code.printed', `record:${recordId}`)
  }
}

/** Returns a page of the codes issued for a slip that nobody has noted as printed. */
export async function listUnprinted(
  ctx: ReadContext,
  { cursor }: CursorAsked,
): Promise<UnprintedCodes> {
  const { rows, ...place } = await selectUnprinted(ctx.tx, { cursor, pageSize })
  const names = await accountNames(
    ctx.tx,
    rows.map(({ issuedBy }) => issuedBy),
  )
  const codes = rows.map((row) => ({ ...row, issuedBy: names.get(row.issuedBy) ?? null }))
  return { codes, ...place }
}

export function countUnprinted({ tx }: Pick<ReadContext, 'tx'>): Promise<number> {
  return countUnprintedCodes(tx)
}
