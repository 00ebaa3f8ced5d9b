import { type Kysely, sql } from 'kysely'

/** Candidates' records. A passport number stands once among the records that are not deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "records" (
    "id" text primary key,
    "reference" text not null unique,
    "passportNumber" text not null,
    "referenceNumber" text not null,
    "name" text not null,
    "nameFolded" text not null,
    "fatherName" text,
    "motherName" text,
    "address" text not null,
    "nationality" text not null,
    "destinationCountry" text,
    "state" text not null check ("state" in ('pending', 'approved', 'returned')),
    "returnReason" text,
    "hiddenAt" text,
    "unpublishedAt" text,
    "deletedAt" text,
    "createdBy" text not null,
    "createdAt" text not null,
    "updatedBy" text not null,
    "updatedAt" text not null,
    "approvedBy" text,
    "approvedAt" text,
    "version" integer not null
  )`.execute(db)
  await sql`create unique index "recordsByPassportNumber" on "records" ("passportNumber") where "deletedAt" is null`.execute(
    db,
  )
  await sql`create index "recordsByReferenceNumber" on "records" ("referenceNumber")`.execute(db)
  await sql`create index "recordsByState" on "records" ("state", "createdAt")`.execute(db)
  await sql`create index "recordsByCreator" on "records" ("createdBy", "createdAt")`.execute(db)
  await sql`create index "recordsByAge" on "records" ("createdAt")`.execute(db)
  await sql`create index "recordsDeleted" on "records" ("deletedAt") where "deletedAt" is not null`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "records"`.execute(db)
}
