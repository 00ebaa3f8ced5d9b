import { type Kysely, sql } from 'kysely'

/** What staff are told in the dashboard, each row for one person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "notifications" (
    "id" text primary key not null,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "kind" text not null,
    "recordId" text references "records" ("id") on delete cascade,
    "concernId" text references "concerns" ("id") on delete cascade,
    "madeBy" text,
    "createdAt" text not null,
    "readAt" text
  )`.execute(db)
  await sql`create index "notificationsByAccount" on "notifications" ("accountId", "createdAt")`.execute(
    db,
  )
  await sql`create index "notificationsByRecord" on "notifications" ("recordId")`.execute(db)
  await sql`create index "notificationsByConcern" on "notifications" ("concernId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "notifications"`.execute(db)
}
