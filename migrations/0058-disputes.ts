import { type Kysely, sql } from 'kysely'

/** "This is wrong": what a student says of an entry, and what an admin answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "disputes" (
    "id" text primary key,
    "entryId" text not null references "ledgerEntries" ("id"),
    "accountId" text not null,
    "text" text not null,
    "createdAt" text not null,
    "answer" text,
    "answeredBy" text,
    "answeredAt" text,
    check (("answer" is null) = ("answeredAt" is null))
  )`.execute(db)
  await sql`create unique index "disputesOpen" on "disputes" ("entryId") where "answeredAt" is null`.execute(
    db,
  )
  await sql`create index "disputesByEntry" on "disputes" ("entryId", "createdAt")`.execute(db)
  await sql`create index "disputesByAge" on "disputes" ("createdAt")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "disputes"`.execute(db)
}
