import { type Kysely, sql } from 'kysely'

/**
 * In which language the account's holder is written to, and since when they want no mail about their classes;
 * null: in the site's first language, and they want it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "accounts" add column "language" text`.execute(db)
  await sql`alter table "accounts" add column "classMailsOffAt" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "accounts" drop column "classMailsOffAt"`.execute(db)
  await sql`alter table "accounts" drop column "language"`.execute(db)
}
