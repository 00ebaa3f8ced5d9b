import { type Kysely, sql } from 'kysely'

/** Invitations to register with a role: one use each, only a hash of the link is kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "invites" (
    "id" text primary key,
    "role" text not null check ("role" in ('student', 'moderator', 'admin')),
    "email" text,
    "tokenHash" text not null unique,
    "createdBy" text not null,
    "createdAt" text not null,
    "expiresAt" text not null
  )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table "invites"`.execute(db)
}
