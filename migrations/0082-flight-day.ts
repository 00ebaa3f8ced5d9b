import { type Kysely, sql } from 'kysely'

/** The day on which a candidate flies: with it the file says how long before that a contract came. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" add column "flightOn" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" drop column "flightOn"`.execute(db)
}
