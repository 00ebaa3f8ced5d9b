import { type Kysely, sql } from 'kysely'

/**
 * A row for whatever one at a time may do: to lock it is to have the turn, also where a database knows no other
 * locks than those of rows. Nothing is ever written to it, so it does not grow old versions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "locks" ("name" text primary key)`.execute(db)
  await sql`insert into "locks" ("name") values ('ledger'), ('record-numbers')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "locks"`.execute(db)
}
