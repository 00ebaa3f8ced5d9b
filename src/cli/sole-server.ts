import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { type Config, makeDataFolder } from '#platform/config'
import { isS3Address } from '#platform/storage'
import { Obstacle } from './exit-code.ts'

/**
 * Makes this process the only one that serves from its data folder: at its start a server removes files
 * that no row refers to, which must not hit another server's uploads. The lock is the kernel's, held
 * through SQLite, so it ends with the process however that ends. Returns a function that releases it.
 * Throws `Obstacle` when another process has it. With files in S3 there may be any number of servers.
 */
export function becomeSoleServer({ dataFolder, storageUrl }: Config): () => void {
  if (isS3Address(storageUrl)) return () => undefined
  makeDataFolder(dataFolder)
  const lock = new BetterSqlite3(join(dataFolder, 'serving.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new Obstacle(
      'Another Candor is serving from this data folder. Stop it first, or set CANDOR_DATA.',
    )
  }
  return () => {
    lock.close()
  }
}
