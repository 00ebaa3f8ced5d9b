import { type Kysely, sql } from 'kysely'

/** The telephone or email that a message goes to, whatever the record says by then; null: the one on file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "messages" add column "contact" text`.execute(db)
}
