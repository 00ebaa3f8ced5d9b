import { type Kysely, sql } from 'kysely'

/** A link for a new password knows who made it; null: the person asked for it. */
const links = [`alter table "accountLinks" add column "createdBy" text`]

/** Who stands behind what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...links]) await sql.raw(statement).execute(db)
}
