import { type Kysely, sql } from 'kysely'

/**
 * Whom a passkey's device says that it belongs to (WebAuthn's user handle); null for one that was
 * added when that was not kept, until it is used.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "passkeys" add column "userHandle" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "passkeys" drop column "userHandle"`.execute(db)
}
