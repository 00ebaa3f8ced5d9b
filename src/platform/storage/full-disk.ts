import { noRoom, outOfResources, systemCode } from '#platform/errors'
import { storageUnavailable } from './storage-failure.ts'

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
