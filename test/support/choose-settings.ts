import { changeSettings, readSettings } from '#modules/organisation'
import type { SettingsChanges } from '#modules/organisation/schema'
import { languages } from '#platform/languages.schema'
import { people, type TestRuntime } from '#test/test-runtime'

/** Changes settings as an admin does who has just read them. */
export function chooseSettings({ as }: Pick<TestRuntime, 'as'>, changes: SettingsChanges) {
  return as(people.amina).write(async (ctx) => {
    const { version } = await readSettings(ctx.tx)
    await changeSettings(ctx, { version, changes })
  })
}

/** Makes the agency offer its site in every available language. */
export const offerEveryLanguage = (app: Pick<TestRuntime, 'as'>) =>
  chooseSettings(app, { languages: [...languages] })
