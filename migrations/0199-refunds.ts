import { type Kysely, PostgresAdapter, sql } from 'kysely'
import {
  columns,
  guardLedger,
  itemColumns,
  makeLedger,
  receiptedItems,
  signs,
} from './0108-ledger-items.ts'

/**
 * A refund may name the payment for an item that it returns a part of (docs/decisions/0044). It has a
 * receipt like a payment, and a companion that takes back as much of the charge that came with the
 * payment: the one charge that is positive.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`alter table "ledgerEntries" add column ${sql.raw(column)}`.execute(db)
    await exchangeRules(db, [...rules, mayName])
  } else
    await remake(db, {
      more: `\n    ${column},${itemColumns}\n    check (${mayName}),`,
      rules,
      isKept: '1 = 1',
    })
  await sql`create index "ledgerByRefunded" on "ledgerEntries" ("refunds")`.execute(db)
}

/** An older version knows no such refund: it goes, with its companion and what corrects either. */
export async function down(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`drop index "ledgerByRefunded"`.execute(db)
    await sql`drop trigger "ledgerNoChange" on "ledgerEntries"`.execute(db)
    await sql`delete from "ledgerEntries" where not (${sql.raw(isKnownBefore)})`.execute(db)
    await guardLedger(db)
    await exchangeRules(db, rulesBefore)
    await sql`alter table "ledgerEntries" drop column "refunds"`.execute(db)
  } else await remake(db, { more: itemColumns, rules: rulesBefore, isKept: isKnownBefore })
}

const column = `"refunds" text references "ledgerEntries" ("id")`
const mayName = `"refunds" is null or ("kind" = 'refund' and "item" is not null and "paidBy" <> 'agency')`
const rules: Rules = [
  `${signs} or ("kind" = 'charge' and "amount" > 0 and "item" is not null and "with" is not null)`,
  `(${receiptedItems} or "refunds" is not null)`,
]
const rulesBefore: Rules = [signs, receiptedItems]
const ofRefunds = `select "id" from "ledgerEntries" where "refunds" is not null
  or "with" in (select "id" from "ledgerEntries" where "refunds" is not null)`
const isKnownBefore = `"id" not in (${ofRefunds}) and coalesce("corrects", '') not in (${ofRefunds})`

/** What sign an amount has, and which entries have a receipt. */
type Rules = [signs: string, receipted: string]

/** The two rules have the names that PostgreSQL gave them; they are found by what they say. */
async function exchangeRules(db: Kysely<unknown>, [signed, receipted, ...more]: string[]) {
  const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where conrelid = '"ledgerEntries"'::regclass and contype = 'c'
      and (pg_get_constraintdef(oid) like '%refund%amount%'
        or pg_get_constraintdef(oid) like '%agency%receiptNumber%')`.execute(db)
  for (const { name } of rows)
    await sql`alter table "ledgerEntries" drop constraint ${sql.id(name)}`.execute(db)
  const receiptRule = `${receipted} = ("receiptNumber" is not null)`
  for (const rule of [signed, receiptRule, ...more])
    await sql`alter table "ledgerEntries" add check (${sql.raw(rule as string)})`.execute(db)
}

interface Remade {
  more: string
  rules: Rules
  /** Which entries are put back. */
  isKept: string
}

/**
 * SQLite changes no rule of a table: it is made anew, in one transaction. What objections refer to is
 * gone for a moment within it, so references are looked at when it ends.
 */
async function remake(
  db: Kysely<unknown>,
  { more, rules: [signed, receipted], isKept }: Remade,
): Promise<void> {
  const inTransaction = async (run: (tx: Kysely<unknown>) => Promise<void>) =>
    db.isTransaction ? run(db) : db.transaction().execute(run)
  await inTransaction(async (tx) => {
    await sql`pragma defer_foreign_keys = on`.execute(tx)
    await sql`create table "ledgerKept" as select * from "ledgerEntries" where ${sql.raw(isKept)}`.execute(
      tx,
    )
    await sql`drop table "ledgerEntries"`.execute(tx)
    const owner = 'text'
    await makeLedger(tx, { owner, more, receipted, signs: signed })
    const kept = sql.raw(`${columns}, "recordId", "item", "paidBy"`)
    await sql`insert into "ledgerEntries" (${kept}) select ${kept} from "ledgerKept" order by "sequence"`.execute(
      tx,
    )
    await sql`drop table "ledgerKept"`.execute(tx)
    await sql`create index "ledgerByRecord" on "ledgerEntries" ("recordId", "sequence")`.execute(tx)
    await guardLedger(tx)
  })
}
