import { type Kysely, sql } from 'kysely'

/** The dates that stand on a document, as staff read them off it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "documents" add column "issuedOn" text`.execute(db)
  await sql`alter table "documents" add column "validUntil" text`.execute(db)
  await sql`create index "documentsByEnd" on "documents" ("validUntil")
    where "validUntil" is not null`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "documentsByEnd"`.execute(db)
  await sql`alter table "documents" drop column "validUntil"`.execute(db)
  await sql`alter table "documents" drop column "issuedOn"`.execute(db)
}
