import { setTimeout as pause } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import type { Product } from '#test/product'

/** Looks as often as it can and keeps the database open meanwhile: to open it is most of a look. No kill comes before it is closed. */
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

/** The imports of a product on SQLite, straight from its database. */
export const importsIn = (product: Product): Found[] => queried(product, theImports)

function queried<Row>(product: Product, statement: string): Row[] {
  const database = opened(product)
  try {
    return database.prepare(statement).all() as Row[]
  } finally {
    database.close()
  }
}

function opened({ databaseUrl }: Product): BetterSqlite3.Database {
  return new BetterSqlite3(databaseUrl, { readonly: true, timeout: 5000 })
}

/** A paper and its record, as the database has them. */
export interface Paper {
  passportNumber: string
  name: string
  kind: string | null
  version: number | null
  sha256: string | null
}

/** Straight from the database: every paper, and its record; a record without papers stands there too. */
export function papersIn(product: Product): Paper[] {
  return queried(
    product,
    `select r."passportNumber", r."name", d."kind", d."version", d."sha256"
      from "records" r left join "documents" d on d."recordId" = r."id"
      order by r."passportNumber", d."kind"`,
  )
}

/** How many records are not in the trash. */
export function liveRecordsIn(product: Product): number {
  return queried(product, 'select 1 from "records" where "deletedAt" is null').length
}
