import type { ReadContext, WriteContext } from '#platform/context'
import type { Closing } from './closing.schema.ts'
import { updateOrganisation } from './organisation.store.ts'
import { settingProblems } from './problems.schema.ts'
import { refusal } from './refusals.ts'
import { type Organisation, readSettings, storedSettings } from './settings.ts'

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
