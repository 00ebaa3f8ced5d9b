import { type Kysely, sql } from 'kysely'

/** What a candidate says is wrong in the own file, and what staff answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "contests" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "about" text not null check ("about" in ('detail', 'paper')),
    "target" text not null,
    "documentId" text,
    "enteredBy" text not null,
    "proposed" text not null,
    "note" text,
    "state" text not null check ("state" in ('open', 'accepted', 'declined')),
    "createdAt" text not null,
    "dueAt" text not null,
    "answeredBy" text,
    "answeredAt" text,
    "reason" text
  )`.execute(db)
  await sql`create index "contestsByRecord" on "contests" ("recordId", "createdAt")`.execute(db)
  await sql`create index "contestsByState" on "contests" ("state", "dueAt")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "contests"`.execute(db)
}
