import { type Kysely, sql } from 'kysely'

/**
 * Wrong codes of all numbers together, by slots of five minutes, so that an hour can be compared
 * with a usual day; and an alert about all of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "wrongCodeTotals" (
    "slot" text not null,
    "kind" text not null check ("kind" in ('access', 'share')),
    "tries" integer not null,
    primary key ("slot", "kind")
  )`.execute(db)
  await alertsOf(db, ['passport', 'reference', 'all'])
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "codeAlerts" where "number" = 'all'`.execute(db)
  await alertsOf(db, ['passport', 'reference'])
  await sql`drop table "wrongCodeTotals"`.execute(db)
}

/** SQLite changes no check of a table, so the table is made anew. */
async function alertsOf(db: Kysely<unknown>, numbers: string[]): Promise<void> {
  await sql`create table "keptAlerts" as select * from "codeAlerts"`.execute(db)
  await sql`drop table "codeAlerts"`.execute(db)
  await sql`create table "codeAlerts" (
    "id" text primary key,
    "key" text not null,
    "number" text not null check ("number" in (${sql.join(numbers.map((one) => sql.lit(one)))})),
    "recordId" text references "records" ("id") on delete cascade,
    "tries" integer not null,
    "firstAt" text not null,
    "lastAt" text not null,
    "dismissedAt" text,
    "dismissedBy" text
  )`.execute(db)
  await sql`insert into "codeAlerts" select * from "keptAlerts"`.execute(db)
  await sql`drop table "keptAlerts"`.execute(db)
  await sql`create unique index "codeAlertsOpen" on "codeAlerts" ("key") where "dismissedAt" is null`.execute(
    db,
  )
  await sql`create index "codeAlertsByAge" on "codeAlerts" ("lastAt")`.execute(db)
  await sql`create index "codeAlertsByRecord" on "codeAlerts" ("recordId")`.execute(db)
}
