import { type Kysely, sql } from 'kysely'

/** In which encoding a table was read that is not UTF-8, and cells that show it. Null where the file itself says it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "imports" add column "letters" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "imports" drop column "letters"`.execute(db)
}
