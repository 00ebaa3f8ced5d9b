import { type Kysely, sql } from 'kysely'

/** What the office says to candidates, a row for each who is told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "announcements" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "text" text not null,
    "madeBy" text not null,
    "madeAt" text not null
  )`.execute(db)
  await sql`create index "announcementsOfRecord" on "announcements" ("recordId", "madeAt")`.execute(
    db,
  )
}
