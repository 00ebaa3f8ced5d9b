import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import type { PrivateKey } from '#platform/credentials'
import { insertKey, retireKeys } from './keys.store.ts'

/**
 * Makes a key the one that signs; all others stop signing and stay published. Its private half is stored as
 * `sealedSeed`, or not at all when the settings have it.
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
