import { type Kysely, sql } from 'kysely'

/**
 * Who selected a class, in the order of the waiting list ("place"), and who has a seat; attendance;
 * and what a student has to be told. An account that is deleted leaves its id behind, as everywhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "enrolments" (
    "id" text primary key,
    "classId" text not null references "classes" ("id") on delete cascade,
    "accountId" text not null,
    "state" text not null check ("state" in ('selected', 'enrolled', 'left', 'cancelled')),
    "place" integer not null,
    "selectedAt" text not null,
    "enrolledAt" text,
    "endedAt" text,
    unique ("classId", "place")
  )`.execute(db)
  await sql`create unique index "enrolmentsOnce" on "enrolments" ("classId", "accountId")
    where "state" in ('selected', 'enrolled')`.execute(db)
  await sql`create index "enrolmentsByAccount" on "enrolments" ("accountId", "state")`.execute(db)
  await sql`create table "attendance" (
    "sessionId" text not null references "classSessions" ("id"),
    "accountId" text not null,
    "markedBy" text not null,
    "markedAt" text not null,
    primary key ("sessionId", "accountId")
  )`.execute(db)
  await sql`create table "trainingMessages" (
    "id" text primary key,
    "accountId" text not null references "accounts" ("id") on delete cascade,
    "classId" text not null references "classes" ("id") on delete cascade,
    "kind" text not null check ("kind" in ('enrolled', 'class-cancelled', 'taken-off')),
    "createdAt" text not null,
    "readAt" text
  )`.execute(db)
  await sql`create index "trainingMessagesByAccount" on "trainingMessages" ("accountId", "createdAt")`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "trainingMessages"`.execute(db)
  await sql`drop table "attendance"`.execute(db)
  await sql`drop table "enrolments"`.execute(db)
}
