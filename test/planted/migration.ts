import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" add column "placeOfBirth" text`.execute(db)
  await sql`alter table "records" add column "bloodGroup" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" drop column "placeOfBirth"`.execute(db)
  await sql`alter table "records" drop column "bloodGroup"`.execute(db)
}
