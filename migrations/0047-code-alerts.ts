import { type Kysely, sql } from 'kysely'

/**
 * Wrong access codes by number, and the alerts that come of many. A number stands here as HMAC
 * only; a record is named where the number is a record's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "wrongCodes" (
    "key" text not null,
    "slot" text not null,
    "tries" integer not null,
    primary key ("key", "slot")
  )`.execute(db)
  await sql`create index "wrongCodesBySlot" on "wrongCodes" ("slot")`.execute(db)
  await sql`create table "codeAlerts" (
    "id" text primary key,
    "key" text not null,
    "number" text not null check ("number" in ('passport', 'reference')),
    "recordId" text references "records" ("id") on delete cascade,
    "tries" integer not null,
    "firstAt" text not null,
    "lastAt" text not null,
    "dismissedAt" text,
    "dismissedBy" text
  )`.execute(db)
  await sql`create unique index "codeAlertsOpen" on "codeAlerts" ("key") where "dismissedAt" is null`.execute(
    db,
  )
  await sql`create index "codeAlertsByAge" on "codeAlerts" ("lastAt")`.execute(db)
  await sql`create index "codeAlertsByRecord" on "codeAlerts" ("recordId")`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "codeAlerts"`.execute(db)
  await sql`drop table "wrongCodes"`.execute(db)
}
