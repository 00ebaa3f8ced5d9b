import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import type { BreachAsked } from './find-affected.ts'

/** Writes into the log, before the first file, that somebody took the list. */
export async function noteBreachList(
  ctx: WriteContext,
  { since, until, account, share, isTouchedOnly, people }: BreachAsked & { people: number },
): Promise<void> {
  const narrowed = { account: account !== null, share, isTouchedOnly }
  await appendAudit(ctx, 'export.breach', 'organisation', { since, until, people, ...narrowed })
}
