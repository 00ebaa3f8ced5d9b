import { type Kysely, sql } from 'kysely'

/**
 * The run of slips that an access code was issued for, until somebody said that they were printed. Codes
 * that were issued before, or alone, wait for no slip.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "accessCodes" add column "slipRun" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "accessCodes" drop column "slipRun"`.execute(db)
}
