import { expect, test } from 'vitest'
import { ownCases } from '#modules/cases'
import { consentEdition } from '#modules/consents/schema'
import { issueAccessCode } from '#modules/lookup'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const record = await approvedRecord(app)
const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))

const at = '/file/tell/leaving'
const told = async () => {
  const all = await app.system.read((ctx) => ownCases(ctx, { recordId: record.id }))
  return all.map(({ id, result }) => ({ id, result }))
}

test('a candidate reads what happens, leaves, still opens the file, and stays after all', async () => {
  const candidate = openBrowser(app)
  await candidate.post('/check', { number: record.passportNumber, code })
  expect(await (await candidate.get('/file/tell')).text()).toContain(`href="${at}"`)
  const first = await (await candidate.get(at)).text()
  expect(first).toContain('All your shares end now')
  const asked = /<details[^>]*><summary>I leave this agency<\/summary>(.*?)<\/details>/.exec(first)
  expect(asked?.[1]).toContain('They do not come back')
  expect(asked?.[1]).toContain('Yes, leave</button>')
  expect((await candidate.post(at, { language: 'xx' })).status).toBe(422)
  expect(await told()).toEqual([])
  const left = await candidate.post(at, { language: 'en' })
  expect([left.status, left.headers.get('location')]).toEqual([303, '/file/told'])
  const [one] = await told()
  for (const path of [at, '/file/told']) {
    const html = await (await candidate.get(path)).text()
    expect(html).toContain('Leaving the agency')
    expect(html).toContain(`action="/file/told/${one?.id}/taking-back"`)
  }
  expect(await (await candidate.get('/file')).text()).toContain('From 20\u00a0December 2026')
  await candidate.post(`/file/told/${one?.id}/taking-back`, {})
  expect(await told()).toMatchObject([{ result: 'takenBack' }])
  expect(await (await candidate.get('/file/told')).text()).toContain('You took this back')
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
  const leave = () => candidate.post(at, { language: 'en' })
  const stay = async () => candidate.post(`/file/told/${(await told())[0]?.id}/taking-back`, {})
  for (const [begin, end] of [
    [() => say('withdrawn'), () => say('given')],
    [leave, stay],
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
