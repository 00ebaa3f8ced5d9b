import { day, type Instant, isAhead, later, latestPast, second } from '#platform/clock'
import type { ActionContext, WriteContext } from '#platform/context'
import type { selectAttestation } from './attestations.store.ts'
import { markSettled, selectAhead } from './keys.store.ts'
import type { HeldCopy } from './schema.ts'

/**
 * Dates attestations that were made before the clock was set back to now, whatever they say themselves: what ends one
 * counts only if it came afterwards. One whose time is more than a day in the future is over.
 */
export async function settleAttestations(ctx: ActionContext): Promise<void> {
  const ahead = await ctx.read(({ tx, clock }) => selectAhead(tx, latestPast(clock.now())))
  if (ahead.length > 0) await ctx.write((write) => settleAhead(write, latestPast))
}

/**
 * Does the same in a transaction.
 *
 * @param latestOf returns the latest moment that does not count as ahead
 */
export async function settleAhead(
  { tx, clock }: WriteContext,
  latestOf: (now: Instant) => Instant,
): Promise<void> {
  const now = clock.now()
  for (const { id, madeAt, validUntil } of await selectAhead(tx, latestOf(now))) {
    const isOver = isAhead(madeAt, later(now, day))
    await markSettled(tx, { id, madeAt: now, validUntil: isOver ? now : validUntil })
  }
}

type Kept = NonNullable<Awaited<ReturnType<typeof selectAttestation>>>

/**
 * Tells whether the row of an attestation agrees with the text that was signed. Its state is read from the row, so
 * whoever points it at another document, or moves its days, could keep it in force. A clock that was set back makes it
 * end earlier (settle-attestations.ts), and a document that is purged leaves it.
 */
export function isAsSigned(kept: Kept, says: HeldCopy): boolean {
  const { credentialSubject: copy, credentialStatus: entry } = says
  return (
    isNotAfter(kept.madeAt, says.validFrom) &&
    isNotAfter(kept.validUntil, says.validUntil) &&
    entry.statusListIndex === String(kept.place) &&
    entry.statusListCredential.endsWith(`/status/${kept.list}`) &&
    (kept.sha256 === null || kept.sha256 === copy.sha256) &&
    (kept.documentOf === null || kept.documentOf === kept.recordId) &&
    // A holder may keep the name to themselves.
    (copy.candidateName === undefined || kept.withName === 1)
  )
}

/** One form has whole seconds. */
function isNotAfter(moment: string, signed: string): boolean {
  return Date.parse(moment) < Date.parse(signed) + second
}
