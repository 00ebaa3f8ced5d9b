import { sql } from 'kysely'
import type { Database } from '#platform/database'
import type { Record } from './schema.ts'

export async function recordNamed(database: Database | undefined, name: string) {
  return database && (await sql<Record>`select ${name}`.execute(database)).rows[0]
}
