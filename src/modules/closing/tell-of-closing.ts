import { findOrganisation } from '#modules/organisation'
import { tell } from '#modules/outbox'
import type { ActionContext } from '#platform/context'
import { selectUntold } from './closing.store.ts'

/** Per transaction. */
const together = 100

/**
 * Tells every candidate once that the agency closes; after a withdrawal, those who were told. What a stop interrupts
 * continues with the next call. Returns how many were told.
 */
export async function tellOfClosing(ctx: ActionContext): Promise<number> {
  let told = 0
  for (;;) {
    const now = await ctx.write(async (write) => {
      // In the transaction: a simultaneous withdrawal comes before or after it.
      const closing = (await findOrganisation(write.tx))?.closing ?? null
      if (closing === null) return 0
      const kind = closing.withdrawnAt === null ? 'closing' : 'not-closing'
      const { announcedAt } = closing
      const untold = await selectUntold(write.tx, { kind, announcedAt }, together)
      for (const { recordId, about } of untold) await tell(write, { recordId, kind, about })
      return untold.length
    })
    told += now
    if (now < together) return told
  }
}
