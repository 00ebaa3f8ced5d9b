import { type Kysely, sql } from 'kysely'

/** What people report is also who asks for a new access code: by name and number, to be called back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "concerns" add column "kind" text not null default 'concern'`.execute(db)
  await sql`alter table "concerns" add column "name" text`.execute(db)
  await sql`alter table "concerns" add column "number" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "concerns" where "kind" <> 'concern'`.execute(db)
  for (const column of ['kind', 'name', 'number'])
    await sql`alter table "concerns" drop column ${sql.ref(column)}`.execute(db)
}
