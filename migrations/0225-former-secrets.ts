import { type Kysely, sql } from 'kysely'

/** What is found by an HMAC and lives for more than some days. */
const tables = ['accessCodes', 'apiKeys', 'shares', 'invites', 'backupCodes']

/**
 * Former secrets: the keys that verify what they signed, and under which secret each code is stored. Null in codes of
 * before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "formerSecrets" (
    "name" text primary key,
    "since" text not null,
    "sealedKeys" text not null
  )`.execute(db)
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column "madeUnder" text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} drop column "madeUnder"`.execute(db)
  await sql`drop table "formerSecrets"`.execute(db)
}
