import { systemCodeBehind } from '#platform/errors'
import type { Storage } from './storage.ts'

/** Somebody else's file, and a bad sector of the disk. */
const ofOneFile = new Set(['EACCES', 'EPERM', 'EIO'])

/**
 * Tells whether a file was not to be read because of itself, while its storage works: whoever goes through all files
 * then goes on with the next one.
 */
export async function isUnreadable(
  storage: Pick<Storage, 'ready'>,
  error: unknown,
): Promise<boolean> {
  if (!ofOneFile.has(systemCodeBehind(error) ?? '')) return false
  return await storage.ready().then(
    () => true,
    () => false,
  )
}
