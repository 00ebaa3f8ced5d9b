import { type Kysely, sql } from 'kysely'

const columns = ['dateOfBirth', 'telephone', 'email', 'language', 'nextOfKin', 'nextOfKinTelephone']

/** How a candidate is reached, and whom to call when something happens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of columns)
    await sql`alter table "records" add column ${sql.ref(column)} text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of columns)
    await sql`alter table "records" drop column ${sql.ref(column)}`.execute(db)
}
