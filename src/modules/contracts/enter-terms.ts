import { appendAudit, signInEvent } from '#modules/audit'
import { getRecord } from '#modules/records'
import { actorId, type WriteContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'
import type { Terms } from './schema.ts'
import { insertTerms, selectTerms } from './terms.store.ts'

/**
 * Enters what a contract says, or a change of it: as a further version, which replaces none. The same terms again
 * change nothing. `version` is the one that was seen, 0 where there was none. Refuses with `record.not_found`,
 * `record.in_trash`, `contract.changed_meanwhile`.
 */
export async function enterTerms(
  ctx: WriteContext,
  { recordId, version, terms }: { recordId: string; version: number; terms: Terms },
): Promise<void> {
  const record = await getRecord(ctx, recordId)
  refuseUnless(record.deletedAt === null, 'record.in_trash')
  const [latest] = await selectTerms(ctx.tx, recordId)
  refuseUnless((latest?.version ?? 0) === version, 'contract.changed_meanwhile')
  const held = JSON.stringify(terms)
  if (latest?.terms === held) return
  const row = {
    id: ctx.ids.uuid(),
    recordId,
    version: version + 1,
    terms: held,
    enteredBy: actorId(ctx.actor) as string,
    enteredAt: ctx.clock.now(),
  }
  await insertTerms(ctx.tx, row)
  const details = { version: row.version, ...signInEvent(ctx, 'contractTerms', row) }
  await appendAudit(ctx, 'contract.terms_entered', `record:${recordId}`, details)
}
