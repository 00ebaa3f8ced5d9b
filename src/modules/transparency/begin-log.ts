import { randomBytes } from 'node:crypto'
import { appendAudit } from '#modules/audit'
import type { ActionContext, WriteContext } from '#platform/context'
import { openText, sealText } from '#platform/crypto'
import { endLease } from '#platform/lease'
import { canonicalJson, type NoteSigner, verifierOf, writeVerifier } from '#platform/tlog'
import type { Opening } from './leaf.ts'
import { findLog, findSealedSeed, insertLog, type Log } from './log.store.ts'

/** Why a log ended; its successor states it in public. */
export type SuccessionReason = (typeof successionReasons)[number]
export const successionReasons = ['key-leaked', 'broken', 'restored'] as const

/** Returns the log that events are sealed into now; the first one begins on first use. */
export async function logToSeal(ctx: ActionContext): Promise<Log> {
  const known = await ctx.read(({ tx }) => findLog(tx))
  if (known) return known
  const { host } = new URL(ctx.config.url)
  return ctx.write(
    async (write) => (await findLog(write.tx)) ?? (await begin(write, 1, `${host}/log`)),
  )
}

/**
 * Ends the log and begins another with a key of its own, whose first leaf names the former: when a key leaked, when the
 * log is broken, and after a restore, so that no key ever signs two pasts. Every event is sealed again. A process that
 * is sealing at that moment loses the lease. Null when there is no log yet.
 */
export async function beginSuccessor(
  ctx: WriteContext,
  reason: SuccessionReason,
): Promise<Log | null> {
  const former = await findLog(ctx.tx)
  if (!former) return null
  await endLease(ctx.tx, 'sealing')
  const { number, origin, verifier, checkpoint } = former
  const [first = origin] = origin.split('/log')
  const told = { origin, verifier, checkpoint, reason }
  // A name that no other restore of the same backup gets.
  const name = randomBytes(4).toString('hex')
  await appendAudit(ctx, 'log.succeeded', null, { former: origin, reason })
  return begin(ctx, number + 1, `${first}/log/${name}`, told)
}

async function begin(
  ctx: WriteContext,
  number: number,
  origin: string,
  former?: Opening['former'],
): Promise<Log> {
  const seed = randomBytes(32)
  const begunAt = ctx.clock.now()
  const opening: Opening = { opens: origin, at: begunAt, ...(former && { former }) }
  const log = {
    ...{ number, origin, verifier: writeVerifier(verifierOf({ name: origin, seed })) },
    ...{ opening: canonicalJson(opening), size: 0, checkpoint: null, begunAt },
  }
  const key = ctx.secrets.derived('log-key')
  await insertLog(ctx.tx, log, sealText(key, seed.toString('base64')))
  return log
}

/** Returns what signs the log's checkpoints. */
export async function signerOf(
  ctx: ActionContext,
  { number, origin }: Pick<Log, 'number' | 'origin'>,
): Promise<NoteSigner> {
  const sealed = await ctx.read(({ tx }) => findSealedSeed(tx, number))
  if (sealed === undefined) throw new Error(`The key of the log ${origin} is not here`)
  const seed = Buffer.from(openText(ctx.secrets.openers('log-key'), sealed), 'base64')
  return { name: origin, seed }
}
