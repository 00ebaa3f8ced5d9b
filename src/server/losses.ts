import { type Loss, noteLoss } from '#modules/audit'
import { type ActionContext, actAs, type Runtime, system } from '#platform/context'

/** Notes what was behind damage in the log of the database when it was opened, and says so in the log of the process. */
export async function noteLostTail(runtime: Runtime): Promise<void> {
  const { lostTail } = runtime.database
  if (lostTail === null) return
  const { commits: writes, keptAs } = lostTail
  const ctx = actAs(runtime, system, { goesOnWhenFull: true })
  tellOf(ctx, await ctx.write((write) => noteLoss(write, { kind: 'log', writes, keptAs })))
}

/** Notes that the database lacks what it had: once, until somebody has looked. */
export async function noteLost(ctx: ActionContext, kind: 'head' | 'scans'): Promise<void> {
  tellOf(ctx, await ctx.write((write) => noteLoss(write, { kind })))
}

const said = {
  log: 'The log of the database was damaged: what was written after this time is likely gone; run doctor',
  head: 'The database lacks events that it had: what was written after this time may be gone; run doctor',
  scans: 'Scans were found that no row names: look at them on Home',
} as const satisfies Record<Loss['kind'], string>

function tellOf({ log }: ActionContext, loss: Loss | null): void {
  if (loss === null) return
  const { kind, since, writes, keptAs } = loss
  log.error({ since, writes, keptAs }, said[kind])
}
