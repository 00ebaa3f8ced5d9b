import { type Kysely, sql } from 'kysely'

/** The last day that is printed on a document of which no scan is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "sightings" add column "validUntil" text`.execute(db)
}
