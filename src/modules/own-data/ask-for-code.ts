import { appendAudit } from '#modules/audit'
import { lookupLimits } from '#modules/lookup/limits'
import { isProofCode, proofCode, tellProof } from '#modules/outbox'
import { hour, later } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import {
  countTry,
  deleteCodesBefore,
  insertCode,
  markUsed,
  selectCodesSince,
} from './own-data.store.ts'
import { refuseUnless } from './refusals.ts'

const { ownDataCode, ownDataCodeTries, ownDataCodesPerHour } = lookupLimits

/**
 * Sends the candidate of an open file a code, to the telephone or email on file. The response is the same if there is
 * neither: a person who only got hold of number and code must not learn where the next proof is sent. Refuses with
 * `own_data.too_many_codes`.
 */
export async function askForCode(
  ctx: WriteContext,
  { recordId }: { recordId: string },
): Promise<void> {
  const now = ctx.clock.now()
  const former = await selectCodesSince(ctx.tx, recordId, { now, within: hour })
  refuseUnless(former.length < ownDataCodesPerHour, 'own_data.too_many_codes')
  const id = await tellProof(ctx, recordId)
  await insertCode(ctx.tx, {
    id,
    recordId,
    codeHash: ctx.secrets.hmac('own-data-code', hashedText(id, proofCode(ctx, id))),
    madeAt: now,
    endsAt: later(now, ownDataCode),
    tries: 0,
    usedAt: null,
  })
  await appendAudit(ctx, 'own_data.code_sent', `record:${recordId}`)
}

/**
 * Tells whether a typed code is the latest one of the record and may still be used; it is then used up. A wrong one
 * counts: after five the code ends. The caller has to commit the transaction in either case.
 */
export async function useCode(
  ctx: WriteContext,
  { recordId, code }: { recordId: string; code: string },
): Promise<boolean> {
  const now = ctx.clock.now()
  const [latest] = await selectCodesSince(ctx.tx, recordId, { now, within: ownDataCode })
  if (!latest || !(await countTry(ctx.tx, latest.id, ownDataCodeTries))) return false
  const isStored = ctx.secrets.isHmac('own-data-code', hashedText(latest.id, code), latest.codeHash)
  // The secret may have changed between the question and the message.
  if (!isStored && !isProofCode(ctx, latest.id, code)) return false
  await markUsed(ctx.tx, latest.id, now)
  return true
}

/** Deletes ended codes, which count for an hour and then have no further use. */
export async function forgetOwnDataCodes(ctx: WriteContext): Promise<void> {
  await deleteCodesBefore(ctx.tx, later(ctx.clock.now(), -hour))
}

function hashedText(id: string, code: string): string {
  return `hash:${id}:${code}`
}
