import { type Kysely, sql } from 'kysely'

/** Documents that staff saw and kept no scan of: the day, by whom, the document's own number. No result. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "sightings" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "kind" text not null,
    "seenOn" text not null,
    "seenBy" text not null,
    "number" text,
    "notedAt" text not null,
    "removedAt" text,
    "removedBy" text
  )`.execute(db)
  await sql`create index "sightingsByRecord" on "sightings" ("recordId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "sightings"`.execute(db)
}
