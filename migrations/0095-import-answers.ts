import { type Kysely, sql } from 'kysely'

/** What values that are not known here are taken as, once for all rows of an import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "imports" add column "answers" text not null default '[]'`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "imports" drop column "answers"`.execute(db)
}
