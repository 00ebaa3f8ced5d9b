import { beforeEach, expect, test } from 'vitest'
import { readSettings } from '#modules/organisation'
import { announceClosing } from '#modules/privacy'
import { dayAfter } from '#platform/clock/schema'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const announce = () =>
  app.as(people.amina).write(async (ctx) => {
    const { version, displayName: typedName } = await readSettings(ctx.tx)
    const lastDay = dayAfter(app.clock.now().slice(0, 10), 90)
    await announceClosing(ctx, { version, typedName, lastDay, successor: null })
  })
const page = async (path: string, language = 'en') =>
  (await app.request(path, { headers: { cookie: `language=${language}` } })).text()

test('no page leads to making an account while the agency closes', async () => {
  const paths = ['/', '/login', '/check', '/about']
  for (const path of paths) expect(await page(path), path).toContain('"/register"')
  await announce()
  for (const path of paths) expect(await page(path), path).not.toContain('/register')
})
