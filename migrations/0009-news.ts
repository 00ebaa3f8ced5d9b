import { type Kysely, sql } from 'kysely'

/** When and where a flight leaves, and which news of a file its candidate has opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['flightTime', 'flightZone', 'flightNumber', 'flightRoute'])
    await sql`alter table "records" add column ${sql.ref(column)} text`.execute(db)
  // One row an event: whoever has number and code as well makes none of the others old.
  await sql`create table "newsSeen" (
    "recordId" text not null references "records" ("id") on delete cascade,
    "item" text not null,
    "seenAt" text not null,
    primary key ("recordId", "item")
  )`.execute(db)
  // Every code that a file had: what came before the first is no news.
  await sql`create index "accessCodesOfRecord" on "accessCodes" ("recordId")`.execute(db)
  // Home: who flies in the next days, and what was approved this month.
  for (const column of ['flightOn', 'approvedAt'])
    await sql`create index ${sql.ref(`records_${column}`)} on "records" (${sql.ref(column)})`.execute(
      db,
    )
}
