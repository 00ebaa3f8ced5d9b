import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import type { Reader, Transaction } from '#platform/database'
import { refusalsOf, refusing } from '#platform/errors'
import { deleteLoss, insertLoss, selectLosses } from './log.store.ts'
import { appendAudit, listEvents } from './reading.ts'

/**
 * What the machine lost. `log`: writes behind damage in SQLite's log, which were most likely acknowledged; `head`: the
 * database lacks events of which the storage has the head; `scans`: files without a row were found after a stop.
 */
export type Loss = Tables['losses']

/** The newest event that is left: what came after it is likely gone. */
async function sinceWhen(ctx: ReadContext): Promise<Instant | null> {
  const [newest] = await listEvents(ctx, { limit: 1 })
  return newest?.at ?? null
}

interface Noticed {
  kind: Loss['kind']
  /** How many commits are gone, where that is known. */
  writes?: number
  /** Where the damaged log was copied to. */
  keptAs?: string | null
}

/** Notes a loss until somebody has looked; one kind is noted once until then, but each damage of the log. */
export async function noteLoss(
  ctx: WriteContext,
  { kind, writes, keptAs }: Noticed,
): Promise<Loss | null> {
  const isKnown = (await listLosses(ctx)).some((loss) => loss.kind === kind)
  if (isKnown && kind !== 'log') return null
  const loss = {
    ...{ id: ctx.ids.uuid(), kind, noticedAt: ctx.clock.now(), since: await sinceWhen(ctx) },
    ...{ writes: writes ?? null, keptAs: keptAs ?? null },
  }
  await insertLoss(ctx.tx, loss)
  return loss
}

/** Returns what was lost and nobody has looked at, the oldest first. */
export async function listLosses({ tx }: { tx: Reader | Transaction }): Promise<Loss[]> {
  return selectLosses(tx)
}

/** Notes that somebody has looked at a loss; it is told no longer. Refuses with `loss.not_found`. */
export async function settleLoss(ctx: WriteContext, id: string): Promise<void> {
  const loss = (await listLosses(ctx)).find((one) => one.id === id)
  refuseUnless(loss, 'loss.not_found')
  await deleteLoss(ctx.tx, id)
  const { kind, noticedAt, since, writes } = loss
  await appendAudit(ctx, 'loss.seen', null, { kind, noticedAt, since, writes })
}

/** Refusals about what was lost. */
export const lossRefusals = refusalsOf({
  'loss.not_found': 'not_found',
})

const known = refusing(lossRefusals)
const refuseUnless: typeof known.refuseUnless = known.refuseUnless
