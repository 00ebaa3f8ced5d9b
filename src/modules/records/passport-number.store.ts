import { type RawBuilder, sql } from 'kysely'

/** Counts, within a query, the numbers outside the trash that are this one with each O as 0. */
export function countLookAlikes(zeros: string): RawBuilder<number> {
  // Both sides alike: against a cast parameter, which has an affinity, SQLite does not use the index of an expression.
  return sql<number>`(
    select cast(count(*) as integer) from "records" a
    where replace(a."passportNumber", 'O', '0') = replace(${zeros}, 'O', '0')
      and a."deletedAt" is null
  )`
}
