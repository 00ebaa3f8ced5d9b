import { type Kysely, sql } from 'kysely'

/** A notice can be changed, taken off the public site, and brought back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "notices" add column "version" integer not null default 1`.execute(db)
  await sql`alter table "notices" add column "withdrawnAt" text`.execute(db)
  await sql`alter table "notices" add column "changedBy" text`.execute(db)
  await sql`alter table "notices" add column "changedAt" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of ['changedAt', 'changedBy', 'withdrawnAt', 'version'])
    await sql`alter table "notices" drop column ${sql.ref(name)}`.execute(db)
}
