import type { Storage, StoredItem } from './storage.ts'

const folder = 'aside/'

/** Returns where the file was that is aside under this key; other keys are returned as they are. */
export function keyBeforeAside(key: string): string {
  return key.startsWith(folder) ? key.slice(folder.length) : key
}

/** Returns where a file is once it is set aside. */
export function asideKey(key: string): string {
  return `${folder}${key}`
}

/**
 * Moves a file out of its place and keeps it for a while: for files that nobody seems to need and nobody
 * could make again. A file still marked as under way never got its row: it is only removed. Copied first,
 * so that a stop in between leaves it in both places.
 */
export async function setAside(
  storage: Storage,
  { key, isUnderWay }: Pick<StoredItem, 'key' | 'isUnderWay'>,
): Promise<void> {
  if (!isUnderWay) await storage.copy(key, asideKey(key))
  await storage.remove(key)
}

/** Removes permanently what was set aside before a time; returns how many files. */
export async function sweepAside(storage: Storage, olderThan: Date): Promise<number> {
  let removed = 0
  for await (const { key, modifiedAt } of storage.list(folder)) {
    if (modifiedAt >= olderThan) continue
    await storage.remove(key)
    removed += 1
  }
  return removed
}
