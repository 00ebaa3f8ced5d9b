import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'

const app = await startTestApp()
const read = async () => (await app.request('/costs')).text()

test('says each fee of the settings, and that there is none where none is told', async () => {
  expect(await read()).toContain('We have not told any fees.')
  const fees = [{ item: 'tests', sum: { amount: 850000, currency: 'BDT' } }]
  await app.call('PATCH', '/organisation', {
    key: await app.key('admin'),
    version: 1,
    body: { fees },
  })
  const html = await read()
  expect(html).toContain('8,500')
  expect(html).not.toContain('We have not told any fees.')
})
