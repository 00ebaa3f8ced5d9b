import { owesSecondFactor } from '#modules/accounts'
import { appendAudit, listEvents } from '#modules/audit'
import type { ReadContext, WriteContext } from '#platform/context'
import type { Closing } from './identity.schema.ts'
import { updateOrganisation } from './organisation.store.ts'
import { settingProblems } from './problems.schema.ts'
import { refusal, refuseUnless } from './refusals.ts'
import {
  findOrganisation,
  isSetUp,
  type Organisation,
  readSettings,
  storedSettings,
} from './settings.ts'

/** Stores an announcement with the settings, after checking their version; writes no event of its own. */
export async function changeClosing(
  ctx: WriteContext,
  { version, closing }: { version: number; closing: Closing },
): Promise<Organisation> {
  const current = await readSettings(ctx.tx)
  if (version !== current.version)
    throw refusal('record.changed_meanwhile', {
      message: settingProblems.changedMeanwhile,
      extra: { current },
    })
  const settings = JSON.stringify({ ...(await storedSettings(ctx.tx)), closing })
  await updateOrganisation(ctx.tx, { settings, version, now: ctx.clock.now() })
  return readSettings(ctx.tx)
}

/** Tells whether the agency has announced that it closes: then nothing new begins. */
export async function isClosing({ tx }: Pick<ReadContext, 'tx'>): Promise<boolean> {
  const { closing } = await readSettings(tx)
  return closing !== null && closing.withdrawnAt === null
}

/**
 * Writes the public address of the installation into the log when it has changed: an address is part of the identity
 * that an installation claims.
 */
export async function noteAddress(ctx: WriteContext, url: string): Promise<void> {
  if (!(await isSetUp(ctx.tx))) return
  const actions = ['organisation.set_up', 'organisation.address_seen']
  const [last] = await listEvents(ctx, { subject: 'organisation', actions, limit: 1 })
  if (last?.details.url === url) return
  await appendAudit(ctx, 'organisation.address_seen', 'organisation', { url })
}

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
