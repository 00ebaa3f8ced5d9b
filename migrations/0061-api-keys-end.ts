import { type Kysely, sql } from 'kysely'

/** A key may have been made to work until 9999: it ends within the longest life that one has now. */
const longest = 366 * 24 * 60 * 60 * 1000

export async function up(db: Kysely<unknown>): Promise<void> {
  const latest = new Date(Date.now() + longest).toISOString()
  await sql`update "apiKeys" set "expiresAt" = ${latest} where "expiresAt" > ${latest}`.execute(db)
}

/** What the longer one was is not kept. */
export async function down(): Promise<void> {}
