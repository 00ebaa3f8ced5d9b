import { listEvents } from '#modules/audit'
import type { ActionContext } from '#platform/context'
import { keptAction, toldContent } from './as-told.ts'
import { selectReceiptsAfter } from './receipts.store.ts'

/** What the doctor found wrong with a receipt of a check. */
export interface ReceiptFinding {
  problem: 'altered' | 'unrecorded'
  /** Its number. */
  subject: string
}

const step = 200

/** Compares each receipt with its event. One that is gone is no finding: receipts go with their record, or with time. */
export async function* examineReceipts(ctx: ActionContext): AsyncIterable<ReceiptFinding> {
  for (let after = ''; ; ) {
    const rows = await ctx.read(({ tx }) => selectReceiptsAfter(tx, after, step))
    const subjects = rows.map(({ id }) => `receipt:${id}`)
    const filter = { subjects, actions: [keptAction], limit: step }
    const events = await ctx.read((read) => listEvents(read, filter))
    const told = new Map(events.map((event) => [event.subject, event]))
    for (const row of rows) {
      const event = told.get(`receipt:${row.id}`)
      if (!event) yield { problem: 'unrecorded', subject: row.number }
      else if (toldContent(ctx, row, event) === null)
        yield { problem: 'altered', subject: row.number }
    }
    if (rows.length < step) return
    after = rows.at(-1)?.id ?? after
  }
}
