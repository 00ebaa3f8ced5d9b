import { listEvents } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { setAside } from '#platform/storage'
import { selectExisting } from './documents.store.ts'

const batch = 500

/**
 * Clears files away that no row names; answers how many. What a purge left is removed, and so is what
 * can be drawn again. An original that the log does not explain is only set aside: it may be of an
 * upload that was cut off before its row, or its row may be in a newer copy of the database than this
 * one. `olderThan` protects the uploads that other processes have under way.
 */
export async function sweepFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  let cleared = await ctx.storage.sweepTemporary()
  for (const prefix of ['originals/', 'derivatives/']) {
    let keys: string[] = []
    for await (const { key, modifiedAt } of ctx.storage.list(prefix)) {
      if (modifiedAt < olderThan) keys.push(key)
      if (keys.length < batch) continue
      cleared += await clearUnnamed(ctx, keys)
      keys = []
    }
    cleared += await clearUnnamed(ctx, keys)
  }
  return cleared
}

async function clearUnnamed(ctx: ActionContext, keys: readonly string[]): Promise<number> {
  const ids = [...new Set(keys.map(documentIdIn))]
  const named = await ctx.read(({ tx }) => selectExisting(tx, ids))
  const unnamed = keys.filter((key) => !named.has(documentIdIn(key)))
  for (const key of unnamed)
    if (await isDispensable(ctx, key)) await ctx.storage.remove(key)
    else await setAside(ctx.storage, key)
  return unnamed.length
}

async function isDispensable(ctx: ActionContext, key: string): Promise<boolean> {
  const [folder, recordId] = key.split('/')
  if (folder !== 'originals') return true
  const purged = { subject: `record:${recordId}`, actions: ['record.purged'], limit: 1 }
  return (await ctx.read((read) => listEvents(read, purged))).length > 0
}

/** `originals/{record}/{document}` and `derivatives/{record}/{document}/{name}` alike. */
export function documentIdIn(key: string): string {
  return key.split('/')[2] ?? ''
}
