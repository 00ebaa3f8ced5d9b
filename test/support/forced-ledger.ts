import { sql } from 'kysely'
import { ledgerTriggers } from '#modules/training'
import type { Engine, TestRuntime } from '#test/test-runtime'

/** Changes the database as somebody would who has its password, the ledger too. */
export async function forcedLedger(runtime: TestRuntime['runtime'], engine: Engine) {
  const force = (statement: string) =>
    runtime.database.write((tx) => sql.raw(statement).execute(tx))
  for (const name of ledgerTriggers[engine === 'sqlite' ? 'sqlite' : 'postgres'])
    await force(`drop trigger "${name}" ${engine === 'sqlite' ? '' : 'on "ledgerEntries"'}`)
  return force
}
