import { changeSettings, readSettings } from '#modules/organisation'
import { languages } from '#platform/languages/schema'
import { people, type TestRuntime } from './test-runtime.ts'

/** Has the agency offer its site in every language that there is. */
export async function offerEveryLanguage(app: Pick<TestRuntime, 'system' | 'as'>): Promise<void> {
  const { version } = await app.system.read(({ tx }) => readSettings(tx))
  const changes = { languages: [...languages] }
  await app.as(people.amina).write((ctx) => changeSettings(ctx, { version, changes }))
}
