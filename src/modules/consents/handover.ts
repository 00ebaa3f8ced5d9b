import { readSettings } from '#modules/organisation'
import { closingOf } from '#modules/organisation/schema'
import type { Instant } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { selectAgreed, selectGiven } from './consents.store.ts'

type Reading = Pick<ReadContext, 'tx'>

/**
 * Since when candidates are asked whether their file may be handed to a successor; null: they are not asked.
 * An answer from before was about another announcement, and counts no more.
 */
export async function handoverAskedSince({ tx }: Reading): Promise<Instant | null> {
  const closing = closingOf(await readSettings(tx))
  return closing?.successor ? closing.announcedAt : null
}

/** The records whose candidates say yes to the handover that is asked for now. Silence is no yes. */
export async function agreedToHandover(ctx: Reading): Promise<string[]> {
  const since = await handoverAskedSince(ctx)
  return since === null ? [] : selectAgreed(ctx.tx, { purpose: 'handover', since })
}

/** Those of them who said so after the files were last written for the successor, or who still wait for the first time. */
export async function waitingForHandover(ctx: Reading): Promise<string[]> {
  const since = await handoverAskedSince(ctx)
  if (since === null) return []
  const { closing } = await readSettings(ctx.tx)
  return selectAgreed(ctx.tx, { purpose: 'handover', since: closing?.handedOverAt ?? since })
}

/** Every yes to a handover that was ever given, of whichever announcement; whose, and when. */
export function givenToHandover({ tx }: Reading) {
  return selectGiven(tx, 'handover')
}
