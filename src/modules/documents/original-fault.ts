import { createHash } from 'node:crypto'
import type { ActionContext } from '#platform/context'
import { untilDamaged } from '#platform/encryption'
import { isStored } from '#platform/storage'
import { originalKey, type StoredDocument } from './document.ts'

/** Compares a document's file with the hash of what was uploaded; null when it is the same. @throws what the storage throws */
export async function faultOfOriginal(
  { storage }: Pick<ActionContext, 'storage'>,
  document: Pick<StoredDocument, 'recordId' | 'id' | 'sha256'>,
): Promise<'missing' | 'corrupt' | null> {
  const key = originalKey(document)
  const opened = await storage.open(key)
  if (!opened) return (await isStored(storage, key)) ? 'corrupt' : 'missing'
  const hash = createHash('sha256')
  for await (const chunk of untilDamaged(opened.stream)) hash.update(chunk)
  return hash.digest('hex') === document.sha256 ? null : 'corrupt'
}
