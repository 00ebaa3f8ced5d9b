import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The ledger says for what was paid (an item of the ILO's definition of recruitment fees and related
 * costs), who paid it, and for which candidate (docs/decisions/0044). A candidate may have no account.
 * What the agency bore itself is no money that it received, so it gets no receipt.
 *
 * SQLite changes no constraint of a table: both tables are laid aside and made anew, in one transaction.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await layAside(db)
  await makeLedger(db, { owner: 'text', more: itemColumns, receipted: receiptedItems, signs })
  await sql`create index "ledgerByRecord" on "ledgerEntries" ("recordId", "sequence")`.execute(db)
  await putBack(db, sql`select ${sql.raw(columns)} from "ledgerKept" order by "sequence"`)
}

/** An older version knows students only, and receipts for every payment: what it cannot hold goes. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await layAside(db)
  await makeLedger(db, { owner: 'text not null', more: '', receipted: receiptedBefore, signs })
  await putBack(
    db,
    sql`select ${sql.raw(columns)} from "ledgerKept"
      where "accountId" is not null and coalesce("paidBy", '') <> 'agency' order by "sequence"`,
  )
}

export const itemColumns = `
    "recordId" text,
    "item" text,
    "paidBy" text check ("paidBy" in ('worker', 'employer', 'agency', 'other')),
    check ("accountId" is not null or "recordId" is not null),
    check (("item" is null) = ("paidBy" is null)),
    check ("item" is null or ("classId" is null and "feeName" is null)),`
const receiptedBefore = `("kind" = 'payment')`
export const receiptedItems = `("kind" = 'payment' and coalesce("paidBy", '') <> 'agency')`
/** What sign the amount of an entry has, by its kind. */
export const signs = `("kind" = 'payment' and "amount" > 0) or ("kind" in ('charge', 'refund') and "amount" < 0)
      or ("kind" = 'correction' and "amount" <> 0)`
/** Those from before there were items. */
export const columns =
  '"id", "sequence", "accountId", "kind", "amount", "currency", "classId", "feeName", "method", "reference", "receivedBy", "receivedOn", "receiptYear", "receiptNumber", "corrects", "with", "reason", "enteredBy", "createdAt"'

async function layAside(db: Kysely<unknown>): Promise<void> {
  await sql`create table "ledgerKept" as select * from "ledgerEntries"`.execute(db)
  await sql`create table "disputesKept" as select * from "disputes"`.execute(db)
  await sql`drop table "disputes"`.execute(db)
  await sql`drop table "ledgerEntries"`.execute(db)
}

interface Shape {
  owner: string
  more: string
  receipted: string
  signs: string
}

/** A ledger with these columns and rules, without its triggers. */
export async function makeLedger(
  db: Kysely<unknown>,
  { owner, more, receipted, signs }: Shape,
): Promise<void> {
  await sql`create table "ledgerEntries" (
    "id" text primary key,
    "sequence" integer not null unique check ("sequence" > 0),
    "accountId" ${sql.raw(owner)},
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
    "createdAt" text not null,${sql.raw(more)}
    unique ("receiptYear", "receiptNumber"),
    check (${sql.raw(signs)}),
    check (("kind" = 'correction') = ("corrects" is not null)),
    check (${sql.raw(receipted)} = ("receiptNumber" is not null)),
    check (("receiptNumber" is null) = ("receiptYear" is null)),
    check ("classId" is null or "feeName" is null)
  )`.execute(db)
  await sql`create index "ledgerByAccount" on "ledgerEntries" ("accountId", "currency", "sequence")`.execute(
    db,
  )
  await sql`create index "ledgerByClass" on "ledgerEntries" ("classId")`.execute(db)
  await sql`create index "ledgerByDay" on "ledgerEntries" ("receivedOn")`.execute(db)
}

async function makeDisputes(db: Kysely<unknown>): Promise<void> {
  await sql`create table "disputes" (
    "id" text primary key,
    "entryId" text not null references "ledgerEntries" ("id"),
    "accountId" text not null,
    "text" text not null,
    "createdAt" text not null,
    "answer" text,
    "answeredBy" text,
    "answeredAt" text,
    check (("answer" is null) = ("answeredAt" is null))
  )`.execute(db)
  await sql`create unique index "disputesOpen" on "disputes" ("entryId") where "answeredAt" is null`.execute(
    db,
  )
  await sql`create index "disputesByEntry" on "disputes" ("entryId", "createdAt")`.execute(db)
  await sql`create index "disputesByAge" on "disputes" ("createdAt")`.execute(db)
}

async function putBack(db: Kysely<unknown>, kept: ReturnType<typeof sql>): Promise<void> {
  await sql`insert into "ledgerEntries" (${sql.raw(columns)}) ${kept}`.execute(db)
  await makeDisputes(db)
  await sql`insert into "disputes" select "id", "entryId", "accountId", "text", "createdAt", "answer",
    "answeredBy", "answeredAt" from "disputesKept"
    where "entryId" in (select "id" from "ledgerEntries")`.execute(db)
  await sql`drop table "disputesKept"`.execute(db)
  await sql`drop table "ledgerKept"`.execute(db)
  await guardLedger(db)
}

/** As in 0057: the triggers went with the table; on PostgreSQL their function is still there. */
export async function guardLedger(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`create trigger "ledgerNoChange" before update or delete or truncate on "ledgerEntries"
      for each statement execute function "ledgerStays"()`.execute(db)
    return
  }
  for (const change of ['update', 'delete'])
    await sql`create trigger ${sql.id(`ledgerNo${change}`)} before ${sql.raw(change)} on "ledgerEntries"
      begin select raise(abort, 'The ledger is append-only: correct by a counter-entry'); end`.execute(
      db,
    )
}
