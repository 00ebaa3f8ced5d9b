import { type Kysely, sql } from 'kysely'

/** Finds passport numbers whatever was read as the letter O or as the digit 0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "recordsByLookAlike" on "records" (replace("passportNumber", 'O', '0'))
    where "deletedAt" is null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "recordsByLookAlike"`.execute(db)
}
