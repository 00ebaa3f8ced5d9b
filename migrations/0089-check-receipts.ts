import { type Kysely, sql } from 'kysely'

/**
 * Receipts of checks: what was compared and found, as it was said then. One about a record goes with
 * it. Shares say whether their label may stand on a receipt: the earlier ones were promised not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "checkReceipts" (
    "id" text primary key not null,
    "number" text not null unique,
    "recordId" text references "records" ("id") on delete cascade,
    "shareId" text references "shares" ("id") on delete cascade,
    "documentIds" text not null,
    "content" text not null,
    "createdAt" text not null
  )`.execute(db)
  await sql`create index "checkReceiptsByRecord" on "checkReceipts" ("recordId")`.execute(db)
  await sql`create index "checkReceiptsByShare" on "checkReceipts" ("shareId")`.execute(db)
  await sql`create index "checkReceiptsByTime" on "checkReceipts" ("createdAt")`.execute(db)
  await sql`alter table "shares" add column "labelOnReceipts" integer not null default 0`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "shares" drop column "labelOnReceipts"`.execute(db)
  await sql`drop table "checkReceipts"`.execute(db)
}
