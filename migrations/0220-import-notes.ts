import { type Kysely, sql } from 'kysely'

/**
 * What is noted of an import by its name, beside the English sentence: languages have their texts by it. The sentences
 * stay in their columns, which a process of an earlier version reads and writes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "imports" add column "readingNote" text`.execute(db)
  await sql`alter table "imports" add column "problemNote" text`.execute(db)
  await sql`alter table "importRows" add column "notes" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "imports" drop column "readingNote"`.execute(db)
  await sql`alter table "imports" drop column "problemNote"`.execute(db)
  await sql`alter table "importRows" drop column "notes"`.execute(db)
}
