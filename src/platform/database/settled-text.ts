import { type RawBuilder, sql } from 'kysely'

/**
 * A text parameter that the plan of a query does not depend on. SQLite, as better-sqlite3 builds it
 * (STAT4), plans a join anew for every value bound to a bare parameter when one of its tables has a
 * partial index; that takes several times as long as the query. A cast parameter is opaque to it.
 */
export function settledText(text: string): RawBuilder<string> {
  return sql<string>`cast(${text} as text)`
}
