import { type Kysely, sql } from 'kysely'

/** The addresses by which programs of staff read the agenda. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "calendars" (
    "accountId" text primary key not null references "accounts" ("id") on delete cascade,
    "keyHash" text not null unique,
    "role" text not null,
    "passwordMark" text not null,
    "language" text not null,
    "madeAt" text not null
  )`.execute(db)
}
