import { type Kysely, sql } from 'kysely'

/**
 * When the person of a session last proved anew who they are (null: never since signing in), and
 * what it was last used with, in words such as "Firefox on Android".
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "sessions" add column "confirmedAt" text`.execute(db)
  await sql`alter table "sessions" add column "device" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "sessions" drop column "device"`.execute(db)
  await sql`alter table "sessions" drop column "confirmedAt"`.execute(db)
}
