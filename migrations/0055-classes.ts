import { type Kysely, sql } from 'kysely'

/**
 * Classes and the sessions of each. Money is in minor units of the currency. A teacher is a staff
 * account or a name; the account has no foreign key, because a class outlives who taught it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "classes" (
    "id" text primary key,
    "title" text not null,
    "teacherId" text,
    "teacherName" text,
    "place" text,
    "link" text,
    "timeZone" text not null,
    "seats" integer not null check ("seats" > 0),
    "fee" bigint not null check ("fee" >= 0),
    "currency" text not null,
    "state" text not null
      check ("state" in ('draft', 'open', 'full', 'running', 'finished', 'cancelled')),
    "createdBy" text not null,
    "createdAt" text not null,
    "updatedAt" text not null,
    "version" integer not null
  )`.execute(db)
  await sql`create index "classesByState" on "classes" ("state", "createdAt")`.execute(db)
  await sql`create index "classesByTeacher" on "classes" ("teacherId")`.execute(db)
  await sql`create table "classSessions" (
    "id" text primary key,
    "classId" text not null references "classes" ("id") on delete cascade,
    "startsAt" text not null,
    "endsAt" text not null,
    check ("endsAt" > "startsAt")
  )`.execute(db)
  await sql`create index "classSessionsByClass" on "classSessions" ("classId", "startsAt")`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "classSessions"`.execute(db)
  await sql`drop table "classes"`.execute(db)
}
