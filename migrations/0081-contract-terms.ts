import { type Kysely, sql } from 'kysely'

/**
 * What a contract says, typed in by staff, each change as a version of its own; and when the candidate
 * said of a version that it was read. The terms are one JSON text: a term more needs no migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "contractTerms" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "version" integer not null check ("version" > 0),
    "terms" text not null,
    "enteredBy" text not null,
    "enteredAt" text not null,
    unique ("recordId", "version")
  )`.execute(db)
  await sql`create table "contractReadings" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "version" integer not null,
    "how" text not null check ("how" in ('read', 'heard')),
    "accountId" text,
    "saidAt" text not null
  )`.execute(db)
  await sql`create index "contractReadingsByRecord" on "contractReadings" ("recordId", "saidAt")`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "contractReadings"`.execute(db)
  await sql`drop table "contractTerms"`.execute(db)
}
