import { type Kysely, sql } from 'kysely'

/**
 * What a later version may do beside processes of this one: a column more in each table, of which every second has
 * to be given and has a default, a table, an index, and rows that are written anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = await db.introspection.getTables()
  for (const [place, { name }] of tables.entries()) {
    const rule = place % 2 ? sql` not null default 0` : sql``
    await sql`alter table ${sql.table(name)} add column "laterColumn" integer${rule}`.execute(db)
  }
  await sql`create table "homeVisits" (
    "id" text primary key,
    "recordId" text not null references "records" ("id") on delete cascade
  )`.execute(db)
  await sql`create index "recordsByLaterColumn" on "records" ("laterColumn")`.execute(db)
  await sql`update "records" set "laterColumn" = 7`.execute(db)
}
