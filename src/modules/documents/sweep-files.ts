import { isDocumentPurged } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { type StoredItem, setAside } from '#platform/storage'
import { selectExisting } from './documents.store.ts'

const batch = 500

/**
 * Clears files without a row away; returns how many. It removes what a purge left, what can be drawn again, and uploads
 * that were cut off before their row. An original that none of this explains is only set aside: its row may be in a
 * newer copy of the database than this one. `olderThan` protects uploads of other processes that are in progress.
 */
export async function sweepFiles(ctx: ActionContext, olderThan: Date): Promise<number> {
  let cleared = 0
  for (const prefix of ['originals/', 'derivatives/']) {
    let items: StoredItem[] = []
    for await (const item of ctx.storage.list(prefix)) {
      if (item.modifiedAt < olderThan) items.push(item)
      if (items.length < batch) continue
      cleared += await clearUnnamed(ctx, items)
      items = []
    }
    cleared += await clearUnnamed(ctx, items)
  }
  return cleared
}

async function clearUnnamed(ctx: ActionContext, items: readonly StoredItem[]): Promise<number> {
  const ids = [...new Set(items.map(({ key }) => documentIdIn(key)))]
  const named = await ctx.read(({ tx }) => selectExisting(tx, ids))
  const unnamed = items.filter(({ key }) => !named.has(documentIdIn(key)))
  for (const item of unnamed)
    if (await isDispensable(ctx, item.key)) await ctx.storage.remove(item.key)
    else await setAside(ctx.storage, item)
  return unnamed.length
}

async function isDispensable(ctx: ActionContext, key: string): Promise<boolean> {
  const [folder, recordId = ''] = key.split('/')
  if (folder !== 'originals') return true
  return isDocumentPurged(ctx, { subject: `record:${recordId}`, id: documentIdIn(key) })
}

/** Returns the document's id, in `originals/{record}/{document}` and `derivatives/{record}/{document}/{name}` alike. */
export function documentIdIn(key: string): string {
  return key.split('/')[2] ?? ''
}
