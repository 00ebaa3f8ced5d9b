import { owesSecondFactor } from '#modules/accounts'
import type { ReadContext } from '#platform/context'
import { refuseUnless } from './refusals.ts'
import { findOrganisation } from './settings.ts'

/**
 * Tells whether the actor has to turn on a second factor before anything else: staff do, while the setting is on. An
 * API key never does, because it is not a person.
 */
export async function mustSetUpSecondFactor(ctx: ReadContext): Promise<boolean> {
  if (ctx.actor.kind !== 'account' || ctx.actor.role === 'student') return false
  const organisation = await findOrganisation(ctx.tx)
  return organisation?.staffSecondFactor === true && (await owesSecondFactor(ctx))
}

/** Refuses with `session.second_factor_owed` until it is turned on. */
export async function refuseWithoutSecondFactor(ctx: ReadContext): Promise<void> {
  refuseUnless(!(await mustSetUpSecondFactor(ctx)), 'session.second_factor_owed')
}
