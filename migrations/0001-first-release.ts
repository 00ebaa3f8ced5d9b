import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { accounts } from './0001/accounts.ts'
import { agreements } from './0001/agreements.ts'
import { audit } from './0001/audit.ts'
import { cases } from './0001/cases.ts'
import { documents } from './0001/documents.ts'
import { guards } from './0001/guards.ts'
import { imports } from './0001/imports.ts'
import { installation } from './0001/installation.ts'
import { lookup } from './0001/lookup.ts'
import { published } from './0001/published.ts'
import { records } from './0001/records.ts'
import { training } from './0001/training.ts'

/** Every table of version 0.2.0, each after those that it references. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const engine = db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
  const early = [
    ...accounts,
    ...audit,
    ...installation,
    ...records,
    ...agreements,
    ...documents,
    ...cases,
  ]
  const late = [...lookup, ...published, ...imports, ...training]
  for (const statement of [...early, ...late, ...guards(engine)])
    await sql.raw(statement).execute(db)
}
