import { type Kysely, sql } from 'kysely'

/**
 * What signs attestations: the public halves, which stay for ever, and the private ones, encrypted,
 * which an export leaves behind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "attestationKeys" (
    "multikey" text primary key not null,
    "madeAt" text not null,
    "retiredAt" text,
    "revokedAt" text
  )`.execute(db)
  await sql`create table "attestationSeeds" (
    "multikey" text primary key not null references "attestationKeys" ("multikey"),
    "sealedSeed" text not null
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "attestationSeeds"`.execute(db)
  await sql`drop table "attestationKeys"`.execute(db)
}
