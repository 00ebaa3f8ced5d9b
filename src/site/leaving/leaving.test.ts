import { afterAll, beforeAll, expect, test } from 'vitest'
import { consentEdition } from '#modules/consents/schema'
import { findLeaving } from '#modules/leavings'
import { issueAccessCode } from '#modules/lookup'
import type { CandidateRecord } from '#modules/records/schema'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
let record: CandidateRecord
let code: string
beforeAll(async () => {
  app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  record = await approvedRecord(app)
  code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
})
afterAll(() => app.close())

const leftAt = async () => (await app.system.read((ctx) => findLeaving(ctx, record.id))).leftAt

test('a candidate reads what happens, leaves, still opens the file, and stays after all', async () => {
  const candidate = openBrowser(app)
  await candidate.post('/check', { number: record.passportNumber, code })
  expect(await (await candidate.get('/file/tell')).text()).toContain('href="/file/leaving"')
  const first = await (await candidate.get('/file/leaving')).text()
  expect(first).toContain('All your shares end now')
  const asked = /<details[^>]*><summary>I leave this agency<\/summary>(.*?)<\/details>/.exec(first)
  expect(asked?.[1]).toContain('They do not come back')
  expect(asked?.[1]).toContain('Yes, leave</button>')
  expect(first.split('value="yes"')).toHaveLength(2)
  expect(await leftAt()).toBeNull()
  const left = await candidate.post('/file/leaving', { leaves: 'yes' })
  expect([left.status, left.headers.get('location')]).toEqual([303, '/file/leaving'])
  const after = await (await candidate.get('/file/leaving')).text()
  expect(after).toContain('you said that you are leaving.')
  expect(after).toContain('20\u00a0December 2026')
  expect((await candidate.get('/file')).status).toBe(200)
  await candidate.post('/file/leaving', { leaves: 'no' })
  expect(await leftAt()).toBeNull()
  await candidate.post('/file/leaving', { leaves: 'perhaps' })
  expect(await leftAt()).toBeNull()
})

/** What the file says of how long it is kept: on its first page, where it is taken along, and where one stands. */
async function keptFor(candidate: ReturnType<typeof openBrowser>) {
  const read = async (path: string) => (await candidate.get(path)).text()
  return [await read('/file'), await read('/file/keep'), await read('/file/standing')]
}

test('the file promises no longer time than it is kept once nobody wants it kept', async () => {
  const candidate = openBrowser(app)
  await candidate.post('/check', { number: record.passportNumber, code })
  const removed = 'From 20\u00a0December 2026 we remove what we do not have to keep.'
  const usual = (await keptFor(candidate)).join()
  expect(usual).toContain('Most of the rest stays until 2 years')
  expect(usual).not.toContain(removed)
  const edition = String(consentEdition)
  const say = (answer: string) =>
    candidate.post('/file/consents', { purpose: 'keeping', answer, edition })
  const leave = (leaves: string) => candidate.post('/file/leaving', { leaves })
  for (const [begin, end] of [
    [() => say('withdrawn'), () => say('given')],
    [() => leave('yes'), () => leave('no')],
  ] as const) {
    await begin()
    for (const html of await keptFor(candidate)) {
      expect(html).toContain(removed)
      expect(html).not.toContain('Most of the rest stays')
    }
    await end()
    expect((await keptFor(candidate)).join()).not.toContain(removed)
  }
})
