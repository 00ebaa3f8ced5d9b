import { type Kysely, sql } from 'kysely'

/** The access code that worked when a wallet was offered something: what it opened ends with it. Null where none did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "walletOffers" add column "accessCodeId" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "walletOffers" drop column "accessCodeId"`.execute(db)
}
