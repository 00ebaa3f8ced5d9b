import { type Kysely, sql } from 'kysely'

/** Who brought a candidate to the agency, and under which number a regulator lists that person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" add column "broughtBy" text`.execute(db)
  await sql`alter table "records" add column "broughtByNumber" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "records" drop column "broughtByNumber"`.execute(db)
  await sql`alter table "records" drop column "broughtBy"`.execute(db)
}
