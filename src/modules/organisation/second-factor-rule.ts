import { owesSecondFactor } from '#modules/accounts'
import type { ReadContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'
import { findOrganisation } from './settings.ts'

/**
 * Whether the person who acts has to turn the second factor on before anything else: staff, while
 * the setting is on. Never an API key, which is no person.
 */
export async function mustSetUpSecondFactor(ctx: ReadContext): Promise<boolean> {
  if (ctx.actor.kind !== 'account' || ctx.actor.role === 'student') return false
  const organisation = await findOrganisation(ctx.tx)
  return organisation?.staffSecondFactor === true && (await owesSecondFactor(ctx))
}

/** Refuses with `session.second_factor_owed` until that is done. */
export async function refuseWithoutSecondFactor(ctx: ReadContext): Promise<void> {
  refuseUnless(!(await mustSetUpSecondFactor(ctx)), 'session.second_factor_owed')
}
