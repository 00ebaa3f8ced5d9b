import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { isOut } from './original.ts'
import { selectOriginal, updateOriginal } from './originals.store.ts'
import { refuseUnless } from './refusals.ts'
import type { Agreement, OriginalStep } from './schema.ts'

interface Confirmation {
  recordId: string
  id: string
  step: OriginalStep
  by: Agreement
}

/**
 * Stores the candidate's confirmation of a step: that the document was handed over for this purpose until that day, or
 * that it is back. With the code on the site, or by a signature on the printed receipt that staff have.
 */
export async function confirmOriginal(
  ctx: WriteContext,
  { recordId, id, step, by }: Confirmation,
): Promise<void> {
  const row = await selectOriginal(ctx.tx, recordId, id)
  refuseUnless(row, 'original.not_found')
  const now = ctx.clock.now()
  if (step === 'received') {
    refuseUnless(row.agreedBy === null, 'original.confirmed')
    await updateOriginal(ctx.tx, id, { agreedBy: by, agreedAt: now })
  } else {
    refuseUnless(row.returnAgreedBy === null, 'original.confirmed')
    refuseUnless(!isOut(row), 'original.not_back')
    await updateOriginal(ctx.tx, id, { returnAgreedBy: by, returnAgreedAt: now })
  }
  await appendAudit(ctx, 'original.confirmed', `record:${recordId}`, { originalId: id, step, by })
}
