import { findOrganisation } from '#modules/organisation'
import { hour, millisecondsBetween } from '#platform/clock'
import { actAs, type Runtime, system } from '#platform/context'
import { lookThrough } from './look-through.ts'
import { removeNoticed } from './remove-due.ts'

/** Keeps the list of what is due, and removes automatically where the organisation chose so. */
export interface RetentionWorker {
  /** Looks again when an hour has passed or the settings changed, unless another process is doing it. */
  work(): Promise<void>
  /** Ends after the present step; the next start continues. */
  stop(): Promise<void>
}

/** Opens the worker of a server. A timer calls it again and again. */
export function openRetention(runtime: Runtime): RetentionWorker {
  const ctx = actAs(runtime, system)
  const stopping = new AbortController()
  let underWay: Promise<void> | null = null
  let last = { at: '', version: 0 }

  async function lookAgain(): Promise<void> {
    const organisation = await ctx.read(({ tx }) => findOrganisation(tx))
    if (!organisation || stopping.signal.aborted) return
    const { version } = organisation
    const age = last.at ? millisecondsBetween(last.at, ctx.clock.now()) : hour
    if (version === last.version && age >= 0 && age < hour) return
    const hold = await runtime.database.takeMutex('retention')
    if (!hold) return
    try {
      const at = ctx.clock.now()
      await lookThrough(ctx, stopping.signal)
      const removed = await removeNoticed(ctx, stopping.signal)
      if (removed > 0)
        ctx.log.info({ removed }, 'Removed what was kept for as long as the settings say')
      last = { at, version }
    } finally {
      await hold.letGo()
    }
  }

  return {
    work: () => {
      underWay ??= lookAgain().finally(() => {
        underWay = null
      })
      return underWay
    },
    stop: async () => {
      stopping.abort()
      await underWay?.catch(() => undefined)
    },
  }
}
