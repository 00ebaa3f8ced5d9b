import { type Kysely, sql } from 'kysely'

/** Photos of documents that candidates sent, until staff look at them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "incoming" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "kind" text not null,
    "state" text not null,
    "version" integer not null,
    "pages" text not null,
    "sentAt" text not null,
    "changedAt" text not null,
    "decidedBy" text,
    "decidedAt" text,
    "reason" text,
    "until" text,
    "documentId" text
  )`.execute(db)
  await sql`create index "incomingOfRecord" on "incoming" ("recordId", "sentAt")`.execute(db)
  // Of one kind only one waits; and Home, which asks for what waits.
  await sql`create unique index "incomingWaiting" on "incoming" ("recordId", "kind") where "state" = 'waiting'`.execute(
    db,
  )
}
