import { appendAudit } from '#modules/audit'
import type { WriteContext } from '#platform/context'
import { accountOfAnother } from './account-rules.ts'
import { refuseUnless } from './refusals.ts'
import { removeSecondFactor } from './second-factors.store.ts'

/**
 * Turns off the second factor of a person who lost the phone and the backup codes; the password stays. Refuses with
 * `account.not_found`, `account.own`, `account.second_factor_missing`.
 */
export async function removeSecondFactorOf(
  ctx: WriteContext,
  { accountId }: { accountId: string },
): Promise<void> {
  await accountOfAnother(ctx, accountId)
  const wasOn = await removeSecondFactor(ctx.tx, accountId)
  refuseUnless(wasOn, 'account.second_factor_missing')
  await appendAudit(ctx, 'account.second_factor_off', `account:${accountId}`)
}
