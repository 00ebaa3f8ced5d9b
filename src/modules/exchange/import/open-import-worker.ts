import { actAs, type Runtime, system } from '#platform/context'
import { selectWaiting } from './imports.store.ts'
import { workOnImport } from './work-on-import.ts'

/** The pause after an external problem (a full disk), in milliseconds. */
const pauseAfterTrouble = 30_000

/** The name of the lock for working on imports, in one process at a time. */
export const importLock = 'import'

/** Works on the imports that the server was asked to do. */
export interface ImportWorker {
  /** Does everything that waits, one import after another, unless another process does. */
  work(): Promise<void>
  /** Stops after the present row; the next start continues from there. */
  stop(): Promise<void>
}

/** Opens the worker of a server. A timer calls it again and again. */
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
        // An import that cannot continue, e.g. over a row that the database refuses, holds up no other.
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
