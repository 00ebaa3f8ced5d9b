import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" add column "dragonRidden" text`.execute(db)
  await sql`alter table "records" add column "spellKnown" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" drop column "dragonRidden"`.execute(db)
  await sql`alter table "records" drop column "spellKnown"`.execute(db)
}
