import BetterSqlite3 from 'better-sqlite3'

/** A lock that one process has; it ends with the process, however that ends. */
export interface Hold {
  letGo(): Promise<void>
}

/**
 * Locks, beside an SQLite file, a small file with the kernel's lock, held through SQLite. Returns null when
 * this or another process has it.
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
