import type { Storage } from './storage.ts'

/** Tells whether a file is there, also one that cannot be decrypted and so cannot be opened. */
export async function isStored(storage: Storage, key: string): Promise<boolean> {
  for await (const item of storage.list(key.slice(0, key.lastIndexOf('/') + 1)))
    if (item.key === key) return true
  return false
}
