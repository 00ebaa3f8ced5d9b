import { databaseStanding, encryptDatabase } from '#server'
import { configurationFrom } from './configuration.ts'
import { print, type Shell } from './shell.ts'

/**
 * Encrypts an SQLite file that stands so with the present key, unless a server has it open: then its next start does
 * it. The calling command must have closed it.
 */
export function encryptOwnDatabase({ env }: Shell, standing: 'plain' | 'former'): void {
  const config = configurationFrom(env)
  if (databaseStanding(config) !== standing) return
  print(
    encryptDatabase(config)
      ? 'The database was encrypted with the present key.'
      : 'The database is in use. Restart the server to encrypt it with the present key.',
  )
}
