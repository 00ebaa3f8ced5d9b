import { type Kysely, sql } from 'kysely'

/** An import remembers which pass judged its rows, and whether new records wait for approval. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "imports" add column "asPending" integer not null default 0`.execute(db)
  await sql`alter table "imports" add column "verdicts" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "imports" drop column "asPending"`.execute(db)
  await sql`alter table "imports" drop column "verdicts"`.execute(db)
}
