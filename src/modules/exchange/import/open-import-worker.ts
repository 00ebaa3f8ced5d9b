import { actAs, type Runtime, system } from '#platform/context'
import { selectWaiting } from './imports.store.ts'
import { workOnImport } from './work-on-import.ts'

/** How long after trouble from outside (a full disk) it is tried again, in milliseconds. */
const pauseAfterTrouble = 30_000

/** The name of the lock under which imports are worked on, in one process at a time. */
export const importLock = 'import'

/** What works on the imports that the server was asked for. */
export interface ImportWorker {
  /** Does everything that waits, one import after the other, unless another process does. */
  work(): Promise<void>
  /** Stops after the row that is under way; the next start goes on from there. */
  stop(): Promise<void>
}

/** Opens the worker of a server. Its work is asked for again and again by a timer. */
export function openImportWorker(runtime: Runtime): ImportWorker {
  const ctx = actAs(runtime, system)
  const stopping = new AbortController()
  let underWay: Promise<void> | null = null
  let notBefore = Number.NEGATIVE_INFINITY

  const waiting = () => ctx.read(({ tx }) => selectWaiting(tx))

  async function workOnAll(): Promise<void> {
    const { signal } = stopping
    if (signal.aborted || performance.now() < notBefore || (await waiting()).length === 0) return
    const hold = await runtime.database.holdAlone(importLock)
    if (!hold) return
    try {
      for (const { id: importId } of await waiting()) {
        if (signal.aborted) return
        // One that cannot go on, such as over a row that the database refuses, keeps no other waiting.
        const isThrough = await workOnImport(ctx, { importId, signal })
        if (!isThrough) notBefore = performance.now() + pauseAfterTrouble
      }
    } finally {
      await hold.letGo()
    }
  }

  return {
    work: () => {
      underWay ??= workOnAll().finally(() => {
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
