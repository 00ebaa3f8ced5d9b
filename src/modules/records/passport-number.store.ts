import { type RawBuilder, sql } from 'kysely'

/** Counts, within a query, the numbers outside the trash that equal this one when each O is read as 0. */
export function countLookAlikes(zeros: string | RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(
    select cast(count(*) as integer) from "records" a
    where replace(a."passportNumber", 'O', '0') = ${zeros}
      and a."deletedAt" is null
  )`
}
