import { encryptDatabase, isUnderAnotherKey } from '#server'
import { configurationFrom } from './configuration.ts'
import type { Shell } from './shell.ts'

/**
 * Encrypts an SQLite file that is under another key with the present one, unless a server has it open: then its next
 * start does it. The calling command must have closed it. Returns a sentence about it; null where nothing is to be
 * done.
 */
export function encryptOwnDatabase({ env }: Shell): string | null {
  const config = configurationFrom(env)
  if (!isUnderAnotherKey(config)) return null
  return encryptDatabase(config)
    ? 'The database was encrypted with the present key.'
    : 'The database is in use. Restart the server to encrypt it with the present key.'
}
