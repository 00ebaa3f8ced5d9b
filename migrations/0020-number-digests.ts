import { type Kysely, sql } from 'kysely'

/**
 * By which SQL finds a record, now that its numbers are sealed: keyed digests of the passport number, of how it looks
 * when each O is read as 0, and of the authority's number (docs/decisions/0034).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['passportDigest', 'passportLook', 'referenceDigest'])
    await sql`alter table "records" add column ${sql.ref(column)} text`.execute(db)
  await sql`create unique index "recordsByPassportDigest" on "records" ("passportDigest")
    where "deletedAt" is null`.execute(db)
  // Also of those that were merged or have no digest yet.
  await sql`create index "recordsByDigest" on "records" ("passportDigest")`.execute(db)
  await sql`create index "recordsByPassportLook" on "records" ("passportLook")`.execute(db)
  await sql`create index "recordsByReferenceDigest" on "records" ("referenceDigest")`.execute(db)
  // Of what is sealed no two values are alike.
  for (const index of ['PassportNumber', 'LookAlike', 'ReferenceNumber'])
    await sql`drop index ${sql.ref(`recordsBy${index}`)}`.execute(db)
}
