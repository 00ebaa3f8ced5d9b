import type { ActionContext } from '#platform/context'
import { selectRowsAfter, type TrainingTable, trainingTables } from './export-training.store.ts'

const step = 500

/**
 * Everything that this module keeps, for an export: table by table in an order in which it can be
 * put back, the rows of each in the order of their ids (of attendance: session, then account), as
 * they are kept. It streams: never more than 500 rows are held.
 */
export async function* exportTraining({ read }: Pick<ActionContext, 'read'>): AsyncGenerator<{
  table: TrainingTable
  row: Record<string, unknown>
}> {
  for (const table of trainingTables) {
    let after: [string, string] = ['', '']
    for (;;) {
      const from = after
      const rows = await read(({ tx }) => selectRowsAfter(tx, table, { after: from, limit: step }))
      for (const row of rows) yield { table, row }
      const last = rows.at(-1)
      if (!last || rows.length < step) break
      after =
        table === 'attendance'
          ? [String(last.sessionId), String(last.accountId)]
          : [String(last.id), '']
    }
  }
}
