import { type Kysely, sql } from 'kysely'

/**
 * Who of the staff wants a mail a day about their notifications: when the next one is due, and up to when
 * notifications have been looked at for one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "dailySummaries" (
    "accountId" text primary key not null references "accounts" ("id") on delete cascade,
    "nextAt" text not null,
    "seenTo" text not null
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "dailySummaries"`.execute(db)
}
