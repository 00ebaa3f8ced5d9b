import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The ledger (docs/decisions/0019): every row stays as it was written. The database itself refuses
 * to change or to remove one, so that a mistake in the program, or a hurried hand at the database's
 * prompt, cannot do it quietly. No foreign key leads away from it: it outlives accounts and classes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "ledgerEntries" (
    "id" text primary key,
    "sequence" integer not null unique check ("sequence" > 0),
    "accountId" text not null,
    "kind" text not null check ("kind" in ('payment', 'charge', 'refund', 'correction')),
    "amount" bigint not null,
    "currency" text not null,
    "classId" text,
    "feeName" text,
    "method" text check ("method" in ('cash', 'bank', 'mobile-wallet', 'other')),
    "reference" text,
    "receivedBy" text,
    "receivedOn" text,
    "receiptYear" integer,
    "receiptNumber" integer check ("receiptNumber" > 0),
    "corrects" text unique references "ledgerEntries" ("id"),
    "with" text references "ledgerEntries" ("id"),
    "reason" text,
    "enteredBy" text,
    "createdAt" text not null,
    unique ("receiptYear", "receiptNumber"),
    check (("kind" = 'payment' and "amount" > 0) or ("kind" in ('charge', 'refund') and "amount" < 0)
      or ("kind" = 'correction' and "amount" <> 0)),
    check (("kind" = 'correction') = ("corrects" is not null)),
    check (("kind" = 'payment') = ("receiptNumber" is not null)),
    check (("receiptNumber" is null) = ("receiptYear" is null)),
    check ("classId" is null or "feeName" is null)
  )`.execute(db)
  await sql`create index "ledgerByAccount" on "ledgerEntries" ("accountId", "currency", "sequence")`.execute(
    db,
  )
  await sql`create index "ledgerByClass" on "ledgerEntries" ("classId")`.execute(db)
  await sql`create index "ledgerByDay" on "ledgerEntries" ("receivedOn")`.execute(db)
  if (db.getExecutor().adapter instanceof PostgresAdapter) return guardOnPostgres(db)
  for (const change of ['update', 'delete'])
    await sql`create trigger ${sql.id(`ledgerNo${change}`)} before ${sql.raw(change)} on "ledgerEntries"
      begin select raise(abort, 'The ledger is append-only: correct by a counter-entry'); end`.execute(
      db,
    )
}

async function guardOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function "ledgerStays"() returns trigger language plpgsql as $$
    begin raise exception 'The ledger is append-only: correct by a counter-entry'; end $$`.execute(
    db,
  )
  await sql`create trigger "ledgerNoChange" before update or delete or truncate on "ledgerEntries"
    for each statement execute function "ledgerStays"()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "ledgerEntries"`.execute(db)
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`drop function "ledgerStays"()`.execute(db)
}
