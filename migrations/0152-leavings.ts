import { type Kysely, sql } from 'kysely'

/** Candidates who said that they leave the agency. One that stands was neither taken back nor dealt with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "leavings" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade,
    "leftAt" text not null,
    "stayedAt" text,
    "doneBy" text,
    "doneAt" text
  )`.execute(db)
  await sql`create index "leavingsByRecord" on "leavings" ("recordId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "leavings"`.execute(db)
}
