import { appendAudit, tellRow } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { type Holder, ownContract } from './find-contract.ts'
import { refuseUnless } from './refusals.ts'
import type { NewReading } from './schema.ts'
import { insertReading } from './terms.store.ts'

/**
 * "I have read it", "It was read to me": stores this with the version of the terms that it is about. For one version it
 * is stored only once. Refuses with `contract.no_terms`, and with `contract.changed_meanwhile` when the terms are not
 * those that the page showed.
 */
export async function noteReading(
  ctx: WriteContext,
  holder: Holder,
  { version, how }: NewReading,
): Promise<void> {
  const contract = await ownContract(ctx, holder)
  refuseUnless(contract, 'contract.no_terms')
  refuseUnless(contract.version === version, 'contract.changed_meanwhile')
  const isSaid = contract.readings.some((one) => one.version === version && one.how === how)
  if (isSaid) return
  const { recordId } = holder
  const accountId = ctx.actor.kind === 'account' ? ctx.actor.id : null
  const id = ctx.ids.uuid()
  const saidAt = ctx.clock.now()
  const row = { id, recordId, version, how, accountId, saidAt }
  await insertReading(ctx.tx, row)
  const details = { version, how, ...tellRow(ctx, 'contractReadings', row) }
  await appendAudit(ctx, 'contract.read', `record:${recordId}`, details)
}
