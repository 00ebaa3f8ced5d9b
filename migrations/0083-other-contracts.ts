import { type Kysely, PostgresAdapter, sql } from 'kysely'

const tables = ['otherContracts', 'otherContractAnswers'] as const

/**
 * "They gave me another contract" (docs/decisions/0037), and the one answer to it. Rows are written once.
 * The database refuses to change one, and to remove one as long as its record is there; a purge of the
 * record takes them along. `mac` tells of who changes them all the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "otherContracts" (
    "id" text primary key not null,
    "recordId" text not null references "records" ("id") on delete cascade,
    "employer" text,
    "amount" bigint,
    "currency" text,
    "period" text,
    "note" text,
    "photo" text,
    "accountId" text,
    "reportedAt" text not null,
    "mac" text not null,
    check (("amount" is null) = ("currency" is null)),
    check (("amount" is null) = ("period" is null))
  )`.execute(db)
  await sql`create index "otherContractsByRecord" on "otherContracts" ("recordId", "reportedAt")`.execute(
    db,
  )
  await sql`create table "otherContractAnswers" (
    "contractId" text primary key not null references "otherContracts" ("id") on delete cascade,
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

const sentence = 'What a candidate reported stays as it was reported'

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
