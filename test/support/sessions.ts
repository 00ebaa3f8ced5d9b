import { DatabaseSync } from 'node:sqlite'
import type { Product } from '#test/product'

/** Makes it look as if everybody had signed in ten minutes ago. */
export function letTenMinutesPass({ databaseUrl }: Product): void {
  const database = new DatabaseSync(databaseUrl)
  database.exec('pragma busy_timeout = 5000')
  const before = new Date(Date.now() - 10 * 60_000).toISOString()
  database.prepare('update sessions set "createdAt" = ?, "confirmedAt" = null').run(before)
  database.close()
}
