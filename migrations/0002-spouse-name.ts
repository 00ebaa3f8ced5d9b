import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" add column "spouseName" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" drop column "spouseName"`.execute(db)
}
