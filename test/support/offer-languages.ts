import { changeSettings, readSettings } from '#modules/organisation'
import { languages } from '#platform/languages.schema'
import { people, type TestRuntime } from './test-runtime.ts'

/** Makes the agency offer its site in every available language. */
export async function offerEveryLanguage(app: Pick<TestRuntime, 'system' | 'as'>): Promise<void> {
  const { version } = await app.system.read(({ tx }) => readSettings(tx))
  const changes = { languages: [...languages] }
  await app.as(people.amina).write((ctx) => changeSettings(ctx, { version, changes }))
}
