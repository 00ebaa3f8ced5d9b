import { type Kysely, sql } from 'kysely'

/**
 * Changes of records that have no place in the sequence yet (decision 0047). Where several write at the
 * same time nobody can count them in the transaction of the change, or each would wait for the one before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "recordChangesToPlace" (
    "id" text primary key,
    "number" integer not null
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "recordChangesToPlace"`.execute(db)
}
