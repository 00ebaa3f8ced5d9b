import { readSettings } from '#modules/organisation'
import { closingOf } from '#modules/organisation/schema'
import type { Instant } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { selectAgreed, selectGiven } from './consents.store.ts'

type Reading = Pick<ReadContext, 'tx'>

/**
 * Returns since when candidates are asked whether their file may go to a successor; null: they are not asked. An
 * earlier answer was about another announcement, and no longer counts.
 */
export async function handoverAskedSince({ tx }: Reading): Promise<Instant | null> {
  const closing = closingOf(await readSettings(tx))
  return closing?.successor ? closing.announcedAt : null
}

/** Lists the records whose candidates say yes to the present handover. No answer is not a yes. */
export async function agreedToHandover(ctx: Reading): Promise<string[]> {
  const since = await handoverAskedSince(ctx)
  return since === null ? [] : selectAgreed(ctx.tx, { purpose: 'handover', since })
}

/** Lists those of them who said so after the last export for the successor, or who still wait for the first one. */
export async function waitingForHandover(ctx: Reading): Promise<string[]> {
  const since = await handoverAskedSince(ctx)
  if (since === null) return []
  const { closing } = await readSettings(ctx.tx)
  return selectAgreed(ctx.tx, { purpose: 'handover', since: closing?.handedOverAt ?? since })
}

/** Returns every yes ever given to a handover, for any announcement; whose, and when. */
export function givenToHandover({ tx }: Reading) {
  return selectGiven(tx, 'handover')
}
