import BetterSqlite3 from 'better-sqlite3'
import pg from 'pg'

/** A lock that one process has; it ends with the process however that ends. */
export interface Hold {
  letGo(): Promise<void>
}

/**
 * Beside an SQLite file the kernel's lock on a small file, held through SQLite. Answers null when
 * somebody has it, in this process or in another.
 */
export function holdBesideSqlite(path: string, name: string): Hold | null {
  const lock = new BetterSqlite3(`${path}.${name}.lock`, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    return null
  }
  return {
    letGo: async () => {
      lock.close()
    },
  }
}

/** On PostgreSQL an advisory lock of a connection of its own. */
export async function holdOnPostgres(url: string, name: string): Promise<Hold | null> {
  const client = new pg.Client({ connectionString: url })
  // A lost connection is a lost lock; who works under it also finds another name in its row.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client
    .query<{ has: boolean }>('select pg_try_advisory_lock(7462, hashtext($1)) as has', [name])
    .catch(async (error: unknown) => {
      await client.end()
      throw error
    })
  const hold = { letGo: () => client.end() }
  if (rows[0]?.has) return hold
  await hold.letGo()
  return null
}
