import { type Kysely, sql } from 'kysely'

/** What candidates are asked to come to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "appointments" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "kind" text not null,
    "day" text not null,
    "time" text,
    "zone" text not null,
    "place" text,
    "bring" text not null,
    "note" text,
    "state" text not null,
    "version" integer not null,
    "madeBy" text not null,
    "madeAt" text not null,
    "changedAt" text not null
  )`.execute(db)
  await sql`create index "appointmentsOfRecord" on "appointments" ("recordId", "day")`.execute(db)
  // Home, and what is told the day before.
  await sql`create index "appointmentsByDay" on "appointments" ("day")`.execute(db)
}
