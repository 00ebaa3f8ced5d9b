import { type Kysely, sql } from 'kysely'

/** When the admins were told that an original is overdue: they are told once of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "originals" add column "overdueToldAt" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "originals" drop column "overdueToldAt"`.execute(db)
}
