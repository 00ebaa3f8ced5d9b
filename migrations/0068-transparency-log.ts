import { type Kysely, sql } from 'kysely'

/**
 * The logs that the events are sealed into, each the successor of the one before; their tiles; the
 * random bytes of each leaf; and who may seal. Tiles and random bytes are base64, 256 leaves a row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "logs" (
    "number" integer primary key,
    "origin" text not null,
    "verifier" text not null,
    "opening" text not null,
    "size" integer not null,
    "checkpoint" text,
    "begunAt" text not null
  )`.execute(db)
  await sql`create table "logKeys" (
    "log" integer primary key references "logs" ("number"),
    "sealedSeed" text not null
  )`.execute(db)
  await sql`create table "logTiles" (
    "log" integer not null references "logs" ("number"),
    "level" integer not null,
    "place" integer not null,
    "hashes" text not null,
    primary key ("log", "level", "place")
  )`.execute(db)
  await sql`create table "logSalts" (
    "place" integer primary key,
    "salts" text not null
  )`.execute(db)
  await sql`create table "logLease" (
    "id" integer primary key,
    "holder" text not null,
    "epoch" integer not null,
    "until" text not null
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['logLease', 'logSalts', 'logTiles', 'logKeys', 'logs'])
    await sql`drop table ${sql.table(table)}`.execute(db)
}
