import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import type { PrivateKey } from '#platform/credentials'
import { insertKey, retireKeys } from './keys.store.ts'

/**
 * The key that signs from now on; all others sign no more and stay published. Its private half is kept as
 * `sealedSeed`, or not at all: then the settings have it.
 */
export async function followWith(
  ctx: WriteContext,
  { multikey }: Pick<PrivateKey, 'multikey'>,
  sealedSeed: string | null,
): Promise<void> {
  const madeAt = ctx.clock.now()
  await retireKeys(ctx.tx, madeAt)
  await insertKey(ctx.tx, { multikey, madeAt }, sealedSeed)
  const from = sealedSeed === null ? { from: 'file' } : {}
  await appendAudit(ctx, 'attestation_key.made', null, { key: multikey, ...from })
}
