import { changeSettings, readSettings } from '#modules/organisation'
import type { SettingsChanges } from '#modules/organisation/schema'
import { people, type TestRuntime } from '#test/test-runtime'

/** Changes settings as an admin does who has just read them. */
export function chooseSettings({ as }: Pick<TestRuntime, 'as'>, changes: SettingsChanges) {
  return as(people.amina).write(async (ctx) => {
    const { version } = await readSettings(ctx.tx)
    await changeSettings(ctx, { version, changes })
  })
}
