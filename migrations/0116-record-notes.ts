import { type Kysely, sql } from 'kysely'

/** What staff note on a record, for each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "recordNotes" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "writtenBy" text not null,
    "writtenAt" text not null,
    "text" text not null,
    "mentions" text not null
  )`.execute(db)
  await sql`create index "recordNotesByRecord" on "recordNotes" ("recordId", "writtenAt")`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "recordNotes"`.execute(db)
}
