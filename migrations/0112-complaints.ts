import { type Kysely, PostgresAdapter, sql } from 'kysely'

const tables = ['complaints', 'complaintAnswers'] as const

/**
 * Complaints (docs/decisions/0045), and the one answer to each that was sent. Of what was not sent only
 * number, moment and digest are here. Rows are written once: the database refuses to change or remove
 * one, and `mac` tells of who does it all the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "complaints" (
    "id" text primary key not null,
    "number" text not null unique,
    "digest" text not null,
    "content" text,
    "createdAt" text not null,
    "mac" text not null
  )`.execute(db)
  await sql`create index "complaintsByTime" on "complaints" ("createdAt")`.execute(db)
  await sql`create table "complaintAnswers" (
    "complaintId" text primary key not null references "complaints" ("id"),
    "answer" text not null,
    "answeredBy" text not null,
    "answeredAt" text not null,
    "mac" text not null
  )`.execute(db)
  for (const table of tables)
    if (db.getExecutor().adapter instanceof PostgresAdapter) await guardOnPostgres(db, table)
    else await guardOnSqlite(db, table)
}

const sentence = 'A complaint stays as it was written'

async function guardOnSqlite(db: Kysely<unknown>, table: string): Promise<void> {
  for (const [name, change] of [
    ['NoUpdate', 'update'],
    ['NoDelete', 'delete'],
  ] as const)
    await sql`create trigger ${sql.id(table + name)} before ${sql.raw(change)} on ${sql.table(table)}
      begin select raise(abort, ${sql.lit(sentence)}); end`.execute(db)
}

async function guardOnPostgres(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.id(`${table}Stay`)
  await sql`create function ${name}() returns trigger language plpgsql as $$
    begin
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
