import {
  noRoom,
  outOfResources,
  type Refusal,
  refusal,
  systemCode,
  systemCodeBehind,
} from '#platform/errors'
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

const full = new Set(['ENOSPC', 'EDQUOT'])

/**
 * A disk that fails, that Linux made read-only because it fails (`errors=remount-ro`), or that is on
 * another machine which is gone; a folder that belongs to another user.
 */
const failing = new Set(['EIO', 'EROFS', 'EUCLEAN', 'ESTALE', 'ENODEV', 'ENXIO', 'EACCES', 'EPERM'])

/** Turns "no space", "quota used up", "too many open files" and a failing disk into a refusal that people can act on. */
export function asRefusal(error: unknown): unknown {
  const code = systemCode(error) ?? ''
  if (full.has(code)) return noRoom()
  if (failing.has(code)) return storageUnavailable(error)
  return outOfResources(error) ?? error
}

/** Why nothing can be stored, as a part of a sentence. */
export class StorageObstacle extends Error {}

/**
 * Returns the refusal for a storage that does not answer, or not as expected.
 * @param cause for the log, where it is not the storage's silence
 */
export function storageUnavailable(cause?: unknown): Refusal {
  const refused = refusal('service.storage_unavailable', { retryAfter: 2 })
  if (cause !== undefined) refused.cause = cause
  return refused
}
