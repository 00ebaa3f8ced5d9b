import { type Kysely, sql } from 'kysely'

/** Where somebody begins in the dashboard; null: where the role does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "accounts" add column "firstPage" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "accounts" drop column "firstPage"`.execute(db)
}
