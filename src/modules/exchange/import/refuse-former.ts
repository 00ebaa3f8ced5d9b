import { findAccount, listApiKeys } from '#modules/accounts'
import { mayRole } from '#modules/accounts/schema'
import type { ActionContext, ReadContext } from '#platform/context'
import { refuseUnless } from '../refusals.ts'
import { saying } from '../say.ts'

/**
 * Refuses to continue for a person who may no longer import: an import outlives the request that began it, and a
 * changed role counts from the next step on, not only from the next import.
 */
export async function refuseFormer(ctx: ActionContext): Promise<void> {
  const may = await ctx.read(stillMay)
  refuseUnless(may, 'session.forbidden', saying('former'))
}

async function stillMay(ctx: ReadContext): Promise<boolean> {
  const { actor } = ctx
  if (actor.kind === 'system') return true
  if (actor.kind === 'anonymous') return false
  if (actor.kind === 'account') {
    const account = await findAccount(ctx.tx, actor.id)
    return account?.disabledAt === null && mayRole(account.role, 'exchange:run')
  }
  const key = (await listApiKeys(ctx)).find(({ id }) => id === actor.id)
  if (!key || key.revokedAt !== null || key.expiresAt <= ctx.clock.now()) return false
  return mayRole(key.role, 'exchange:run')
}
