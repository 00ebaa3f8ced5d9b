import { day } from '#platform/clock'
import type { Storage, StoredItem } from '#platform/storage'
import type { DataKeys } from './data-keys.ts'
import { encryptedStorage } from './encrypted-storage.ts'
import { formatBytes, isEncrypted } from './file-cipher.ts'

/** The encryption of stored files, for the commands that look after it. */
export interface Encryption {
  keys: DataKeys
  /** Tells whether a file that should be encrypted is empty, or has fewer bytes than any encrypted one. */
  isCutOff(item: Pick<StoredItem, 'key' | 'bytes'>): boolean
  /**
   * Lists files that are stored in plain although they should be encrypted. Without `all` it opens only those from
   * before encryption began, or from the day after. A file that is cut off before it shows whether it is encrypted is
   * none of them.
   */
  plainFiles(options?: { all: boolean }): AsyncIterable<string>
  /**
   * Encrypts one of them in its place; does nothing when it is encrypted already, or gone.
   * @throws Error when it does not come back as it was; it is in plain again then
   */
  encryptFile(key: string): Promise<void>
}

/**
 * Opens the encryption of a storage, and returns the storage that encrypts.
 * @param holderOf whose key a file is encrypted with; null for files that are public
 */
export function openEncryption(
  bare: Storage,
  keys: DataKeys,
  holderOf: (key: string) => string | null,
): { storage: Storage; encryption: Encryption } {
  const storage = encryptedStorage(bare, { keys, holderOf })
  const isCutOff: Encryption['isCutOff'] = ({ key, bytes }) =>
    holderOf(key) !== null && bytes < formatBytes
  async function* plainFiles({ all } = { all: false }) {
    const since = all ? null : await keys.inUseSince()
    const until = since === null ? Number.POSITIVE_INFINITY : Date.parse(since) + day
    for await (const item of bare.list('')) {
      const { key, modifiedAt } = item
      const isAsked = holderOf(key) !== null && !isCutOff(item) && modifiedAt.getTime() < until
      if (isAsked && (await isPlain(bare, key))) yield key
    }
  }
  async function encryptFile(key: string) {
    const content = await bare.read(key)
    if (content === null || isEncrypted(content)) return
    await storage.put(key, content)
    if ((await storage.read(key))?.equals(content)) return
    await bare.put(key, content)
    throw new Error('A file that was encrypted did not come back as it was')
  }
  return { storage, encryption: { keys, isCutOff, plainFiles, encryptFile } }
}

async function isPlain(bare: Storage, key: string): Promise<boolean> {
  const opened = await bare.open(key)
  if (!opened) return false
  let start = Buffer.alloc(0)
  for await (const part of opened.stream) {
    start = Buffer.concat([start, part])
    if (start.length >= formatBytes) break
  }
  return !isEncrypted(start)
}
