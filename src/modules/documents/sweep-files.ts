import type { ActionContext } from '#platform/context'
import { selectExisting } from './documents.store.ts'

const batch = 500

/**
 * Removes files that no row names: what an upload left that was cut off between the file and its
 * row, and what a purge left. `olderThan` protects the uploads that other processes have under way.
 */
export async function sweepFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  let removed = await ctx.storage.sweepTemporary()
  for (const prefix of ['originals/', 'derivatives/']) {
    let keys: string[] = []
    for await (const { key, modifiedAt } of ctx.storage.list(prefix)) {
      if (modifiedAt < olderThan) keys.push(key)
      if (keys.length < batch) continue
      removed += await removeUnnamed(ctx, keys)
      keys = []
    }
    removed += await removeUnnamed(ctx, keys)
  }
  return removed
}

async function removeUnnamed(ctx: ActionContext, keys: readonly string[]): Promise<number> {
  const ids = [...new Set(keys.map(documentIdIn))]
  const named = await ctx.read(({ tx }) => selectExisting(tx, ids))
  const unnamed = keys.filter((key) => !named.has(documentIdIn(key)))
  for (const key of unnamed) await ctx.storage.remove(key)
  return unnamed.length
}

/** `originals/{record}/{document}` and `derivatives/{record}/{document}/{name}` alike. */
export function documentIdIn(key: string): string {
  return key.split('/')[2] ?? ''
}
