import { setTimeout as pause } from 'node:timers/promises'
import type BetterSqlite3 from 'better-sqlite3'
import { readConfig } from '#platform/config'
import { openFile } from '#platform/database'
import { databaseKey } from '#server/encryption'
import type { Product } from '#test/product'

/** Opens the SQLite file of a product beside it, with the key that its environment says. */
export function openDatabaseFile(
  { env }: { env: Record<string, string> },
  options?: BetterSqlite3.Options,
): BetterSqlite3.Database {
  const config = readConfig(env)
  return openFile(config.databaseUrl, databaseKey(config), options)
}

/** Makes it look as if everybody had signed in ten minutes ago. */
export function letTenMinutesPass(product: Product): void {
  const database = openDatabaseFile(product)
  const before = new Date(Date.now() - 10 * 60_000).toISOString()
  database.prepare('update sessions set "createdAt" = ?, "confirmedAt" = null').run(before)
  database.close()
}

/** Polls as often as it can with the database kept open: opening it is most of a poll. Closes it before any kill. */
export async function untilAny(
  product: Product,
  isThere: (found: Found) => boolean,
): Promise<void> {
  const database = opened(product)
  try {
    const found = database.prepare<[], Found>(theImports)
    for (const deadline = Date.now() + 60_000; !found.all().some(isThere); await pause(2))
      if (Date.now() > deadline)
        throw new Error(`It did not come there: ${JSON.stringify(found.all())}`)
  } finally {
    database.close()
  }
}

interface Found {
  state: string
  rowsDone: number
  runner: string | null
  undone: number
}

const theImports = `select "state", "rowsDone", "runner", "counts" ->> 'undone' as "undone" from "imports"`

/** Returns the imports of a product on SQLite, directly from its database. */
export const importsIn = (product: Product): Found[] => queried(product, theImports)

function queried<Row>(product: Product, statement: string): Row[] {
  const database = opened(product)
  try {
    return database.prepare(statement).all() as Row[]
  } finally {
    database.close()
  }
}

function opened(product: Product): BetterSqlite3.Database {
  return openDatabaseFile(product, { readonly: true, timeout: 5000 })
}

/** A document and its record, as the database has them. */
export interface ImportedDocument {
  passportNumber: string
  name: string
  kind: string | null
  version: number | null
  sha256: string | null
}

/** Returns every document with its record, directly from the database; a record without documents is included too. */
export function importedDocumentsIn(product: Product): ImportedDocument[] {
  return queried(
    product,
    `select r."passportNumber", r."name", d."kind", d."version", d."sha256"
      from "records" r left join "documents" d on d."recordId" = r."id"
      order by r."passportNumber", d."kind"`,
  )
}

/** Returns how many records are not in the trash. */
export function liveRecordsIn(product: Product): number {
  return queried(product, 'select 1 from "records" where "deletedAt" is null').length
}
