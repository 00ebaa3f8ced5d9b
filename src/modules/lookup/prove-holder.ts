import type { ActionContext, ReadContext } from '#platform/context'
import { codeHashes } from './access-code.ts'
import { selectByCode } from './lookup.store.ts'
import { opens } from './open-record.ts'
import type { LinkProof } from './schema.ts'
import { refuseTry } from './wrong-codes.ts'

/**
 * Finds whose file a passport number and an access code open, without opening it. Refuses as a look-up does, after the
 * same work (H7).
 */
export async function proveHolder(
  ctx: ActionContext,
  { tx }: Pick<ReadContext, 'tx'>,
  proof: LinkProof,
): Promise<{ recordId: string }> {
  const holder = await selectByCode(tx, codeHashes(ctx, proof.accessCode), proof.passportNumber)
  if (!opens(holder, proof)) refuseTry(ctx, proof)
  return { recordId: holder.id }
}
