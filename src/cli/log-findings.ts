import { setTimeout as pause } from 'node:timers/promises'
import { logFinding, unsealedSince, verifyChain, verifyLog } from '#modules/audit'
import type { ChainVerdict } from '#modules/audit/schema'
import { type Instant, second } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import { isS3Address } from '#platform/storage'
import type { Opened } from './with-candor.ts'

/** Long enough for an upload to get from its file to its row, in milliseconds. */
export const settling = 2000
/** A running server stores the head of the log every five seconds, a busy one later. */
const keptWithin = 10_000

const logReasons = {
  missing: (sequence) => `event ${sequence} is missing.`,
  altered: (sequence) => `event ${sequence} is not as it was written.`,
  tail_cut: (sequence) => `its end was cut off: event ${sequence} and what followed.`,
  head_missing: (_, head) =>
    `its kept head (${head}) is missing, so its end may have been cut off.`,
  head_unreadable: (_, head) =>
    `its kept head (${head}) is unreadable, so its end may have been cut off.`,
  unsealed_altered: (sequence) =>
    `an event after number ${sequence} that is not sealed yet is not as it was written.`,
} as const satisfies Record<
  Extract<ChainVerdict, { verdict: 'broken' }>['reason'],
  (sequence: number, head: string) => string
>

export async function findingsInLog({
  app,
  ctx,
}: Opened): Promise<{ findings: string[]; events: number }> {
  try {
    let chain = await verifyChain(ctx)
    if (chain.verdict === 'broken' && chain.reason === 'head_missing') {
      // A new installation has a head as soon as a server has stored it.
      await pause(keptWithin)
      chain = await verifyChain(ctx)
    }
    if (chain.verdict === 'whole') return { findings: [], events: chain.events }
    const inBucket = isS3Address(app.runtime.config.storageUrl)
    const head = inBucket ? 'audit/head in the bucket' : 'files/audit/head'
    return { findings: [`Audit log: ${logReasons[chain.reason](chain.sequence, head)}`], events: 0 }
  } catch (error) {
    ctx.log.error({ error }, 'The audit log could not be examined')
    return { findings: ['Audit log: it could not be examined.'], events: 0 }
  }
}

/** How old an unsealed event may be, in milliseconds. */
const sealDelay = 10 * second

async function lateSince(ctx: ActionContext): Promise<Instant | null> {
  const since = await ctx.read(unsealedSince)
  const age = since === null ? 0 : Date.parse(ctx.clock.now()) - Date.parse(since)
  return age > sealDelay ? since : null
}

export async function findingsInSeals(ctx: ActionContext): Promise<string[]> {
  try {
    const broken = logFinding(await verifyLog(ctx))
    let since = await lateSince(ctx)
    if (since !== null) {
      // A server that could not for a while may be about to.
      await pause(settling)
      since = await lateSince(ctx)
    }
    return [
      ...(broken === null ? [] : [`Transparency log: ${broken}`]),
      ...(since !== null
        ? [
            `Transparency log: events since ${since} are not sealed. A running server seals them within a second; check its log.`,
          ]
        : []),
    ]
  } catch (error) {
    ctx.log.error({ error }, 'The transparency log could not be examined')
    return ['Transparency log: it could not be examined.']
  }
}
