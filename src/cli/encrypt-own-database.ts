import { encryptDatabase, isUnderAnotherKey } from '#server'
import { configurationFrom } from './configuration.ts'
import { print, type Shell } from './shell.ts'

/**
 * Encrypts an SQLite file that is under another key with the present one, unless a server has it open: then its next
 * start does it. The calling command must have closed it.
 */
export function encryptOwnDatabase({ env }: Shell): void {
  const config = configurationFrom(env)
  if (!isUnderAnotherKey(config)) return
  print(
    encryptDatabase(config)
      ? 'The database was encrypted with the present key.'
      : 'The database is in use. Restart the server to encrypt it with the present key.',
  )
}
