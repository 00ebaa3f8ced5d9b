import { openDatabaseFile } from '#test/database-file'
import type { Product } from '#test/product'

/** Makes it look as if everybody had signed in ten minutes ago. */
export function letTenMinutesPass(product: Product): void {
  const database = openDatabaseFile(product)
  const before = new Date(Date.now() - 10 * 60_000).toISOString()
  database.prepare('update sessions set "createdAt" = ?, "confirmedAt" = null').run(before)
  database.close()
}
