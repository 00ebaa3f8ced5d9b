import { type Kysely, sql } from 'kysely'

/** Which of the staff looks after a record. Lists find it in the index, which is kept in memory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" add column "assignedTo" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" drop column "assignedTo"`.execute(db)
}
