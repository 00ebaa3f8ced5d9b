import { type Kysely, sql } from 'kysely'

/** Which class a message is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "messages" add column "classId" text`.execute(db)
}
