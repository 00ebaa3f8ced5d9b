import { type Kysely, PostgresAdapter, sql } from 'kysely'

const tables = ['ownPayments', 'ownPaymentAnswers'] as const

/**
 * What a candidate says of money (docs/decisions/0044): "I paid this to that person, and have no
 * receipt", or what is wrong with an entry of the ledger; and the one answer to it. As with reports of
 * another contract (0083) rows are written once, and a purge of the record alone takes them along.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "ownPayments" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "entryId" text references "ledgerEntries" ("id"),
    "item" text,
    "amount" bigint check ("amount" > 0),
    "currency" text,
    "paidTo" text,
    "paidOn" text,
    "note" text,
    "accountId" text,
    "enteredAt" text not null,
    "mac" text not null,
    check (("entryId" is null) = ("amount" is not null)),
    check (("amount" is null) = ("currency" is null)),
    check (("amount" is null) = ("item" is null)),
    check (("amount" is null) = ("paidTo" is null)),
    check (("amount" is null) = ("paidOn" is null)),
    check ("entryId" is null or "note" is not null)
  )`.execute(db)
  await sql`create index "ownPaymentsByRecord" on "ownPayments" ("recordId", "enteredAt")`.execute(
    db,
  )
  await sql`create table "ownPaymentAnswers" (
    "paymentId" text primary key not null references "ownPayments" ("id") on delete cascade,
    "recordId" text not null,
    "answer" text not null,
    "answeredBy" text not null,
    "answeredAt" text not null,
    "mac" text not null
  )`.execute(db)
  for (const table of tables)
    if (db.getExecutor().adapter instanceof PostgresAdapter) await guardOnPostgres(db, table)
    else await guardOnSqlite(db, table)
}

const sentence = 'What a candidate said of money stays as it was said'

async function guardOnSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`create trigger ${sql.id(`${table}NoUpdate`)} before update on ${sql.table(table)}
    begin select raise(abort, ${sql.lit(sentence)}); end`.execute(db)
  await sql`create trigger ${sql.id(`${table}NoDelete`)} before delete on ${sql.table(table)}
    when exists (select 1 from "records" where "id" = old."recordId")
    begin select raise(abort, ${sql.lit(sentence)}); end`.execute(db)
}

async function guardOnPostgres(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.id(`${table}Stay`)
  await sql`create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if not exists (select 1 from "records" where "id" = old."recordId") then return old; end if;
      end if;
      raise exception ${sql.lit(sentence)};
    end $$`.execute(db)
  await sql`create trigger ${sql.id(`${table}NoChange`)} before update or delete on ${sql.table(table)}
    for each row execute function ${name}()`.execute(db)
  await sql`create trigger ${sql.id(`${table}NoTruncate`)} before truncate on ${sql.table(table)}
    for each statement execute function ${name}()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of tables.toReversed()) {
    await sql`drop table ${sql.table(table)}`.execute(db)
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      await sql`drop function ${sql.id(`${table}Stay`)}()`.execute(db)
  }
}
