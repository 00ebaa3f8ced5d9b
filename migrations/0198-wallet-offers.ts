import { type Kysely, sql } from 'kysely'

/**
 * Attestations that a candidate offers to a wallet. Code, PIN and what the code is exchanged for are kept
 * as keyed hashes; and of what wallets signed once, which texts those were, so that none serves twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "walletOffers" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "documentId" text not null references "documents" ("id") on delete cascade,
    "withName" integer not null,
    "withReference" integer not null,
    "codeHash" text not null unique,
    "pinHash" text not null,
    "tries" integer not null,
    "madeAt" text not null,
    "redeemedAt" text,
    "tokenHash" text unique,
    "endedAt" text
  )`.execute(db)
  await sql`create index "walletOffersByRecord" on "walletOffers" ("recordId")`.execute(db)
  await sql`create index "walletOffersByDocument" on "walletOffers" ("documentId")`.execute(db)
  await sql`create table "usedNonces" (
    "nonceHash" text primary key not null,
    "usedAt" text not null
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "usedNonces"`.execute(db)
  await sql`drop table "walletOffers"`.execute(db)
}
