import { type Kysely, sql } from 'kysely'

/**
 * Documents and records that may have ended an attestation, which are few beside those that have not: a
 * status list begins with them, and not with each attestation in it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "documentsNoLongerShown" on "documents" ("id")
    where "supersededAt" is not null or "removedAt" is not null or "withheldAt" is not null`.execute(
    db,
  )
  await sql`create index "recordsNotAlwaysPublic" on "records" ("id")
    where "state" <> 'approved' or "hiddenAt" is not null or "deletedAt" is not null
      or "unpublishedAt" is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "recordsNotAlwaysPublic"`.execute(db)
  await sql`drop index "documentsNoLongerShown"`.execute(db)
}
