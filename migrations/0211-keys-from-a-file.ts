import { type Kysely, sql } from 'kysely'

/** Whether the private half of a key came from the settings: then it is never in the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "attestationKeys" add column "fromFile" integer not null default 0`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "attestationKeys" drop column "fromFile"`.execute(db)
}
