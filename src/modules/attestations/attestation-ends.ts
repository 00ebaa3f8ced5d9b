import type { Instant } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import { selectEnds } from './attestations.store.ts'
import { findKey } from './keys.ts'

/** Since when an attestation has ended, and since when its time is over; null where that has not happened. */
interface AttestationEnds {
  endedSince: Instant | null
  expiredSince: Instant | null
}

/**
 * Returns what has become of an attestation that was made here with this key. A newer scan alone gives no `endedSince`:
 * that is the document's change, and told of it. An end whose moment no row keeps has the present one.
 */
export async function attestationEnds(
  ctx: ReadContext,
  { id, multikey }: { id: string; multikey: string },
): Promise<AttestationEnds> {
  const now = ctx.clock.now()
  const found = await selectEnds(ctx.tx, id)
  if (!found) return { endedSince: now, expiredSince: null }
  const { madeAt, validUntil, supersededAt } = found
  const revokedAt = (await findKey(ctx, multikey))?.revokedAt ?? null
  const sinceMade = [found.unpublishedAt, found.restoredAt].filter((at) => at && at >= madeAt)
  const ends = [
    ...[found.removedAt, found.withheldAt, found.deletedAt, found.otherwiseAt, found.contestedAt],
    ...sinceMade,
    revokedAt !== null && revokedAt <= madeAt ? revokedAt : null,
  ]
  const [first = null] = ends.filter((at) => at !== null).toSorted()
  const isUnexplained = Number(found.ended) === 1 && supersededAt === null
  return {
    endedSince: first ?? (isUnexplained ? now : null),
    expiredSince: validUntil <= now ? validUntil : null,
  }
}
