import type { Migration } from 'kysely/migration'
import * as audit from './0001-audit.ts'
import * as organisation from './0002-organisation.ts'
import * as accounts from './0003-accounts.ts'
import * as records from './0004-records.ts'
import * as documents from './0005-documents.ts'
import * as lookup from './0006-lookup.ts'
import * as limits from './0007-limits.ts'

export type { Tables } from './tables.ts'

/** Append-only: a migration that has landed never changes; the next one mends it. */
export const migrations: Record<string, Migration> = {
  '0001-audit': audit,
  '0002-organisation': organisation,
  '0003-accounts': accounts,
  '0004-records': records,
  '0005-documents': documents,
  '0006-lookup': lookup,
  '0007-limits': limits,
}
