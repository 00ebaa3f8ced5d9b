import { expect, test } from 'vitest'
import { ownCases } from '#modules/cases'
import { consentEdition } from '#modules/consents/schema'
import { type Browser, browserOf } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { keepScans } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { twoDocuments } from '../share/test-form.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
await keepScans(app)
const { record, code } = await fillFile(app, ['work-permit', 'job-offer'])
const opened = () => browserOf(app, record.passportNumber, code)

const at = '/file/tell/leaving'
const told = async () => {
  const all = await app.system.read((ctx) => ownCases(ctx, { recordId: record.id }))
  return all.map(({ id, result }) => ({ id, result }))
}
const say = (candidate: Browser, purpose: string, answer: string) =>
  candidate.post('/file/consents', { purpose, answer, edition: String(consentEdition) })
const leave = (candidate: Browser) => candidate.post(at, { language: 'en' })
const stay = async (candidate: Browser) =>
  candidate.post(`/file/told/${(await told())[0]?.id}/taking-back`)

test('a candidate reads what happens, leaves, still opens the file, and stays after all', async () => {
  const candidate = await opened()
  expect(await candidate.text('/file/tell')).toContain(`href="${at}"`)
  const first = await candidate.text(at)
  expect(first).toContain('All your shares end now')
  const asked = /<details[^>]*><summary>I leave this agency<\/summary>(.*?)<\/details>/.exec(first)
  expect(asked?.[1]).toContain('They do not come back')
  expect(asked?.[1]).toContain('Yes, leave</button>')
  expect((await candidate.post(at, { language: 'xx' })).status).toBe(422)
  expect(await told()).toEqual([])
  const left = await leave(candidate)
  expect([left.status, left.headers.get('location')]).toEqual([303, '/file/told'])
  const [one] = await told()
  for (const path of [at, '/file/told']) {
    const html = await candidate.text(path)
    expect(html).toContain('Leaving the agency')
    expect(html).toContain(`action="/file/told/${one?.id}/taking-back"`)
  }
  expect(await candidate.text('/file')).toContain('From 20\u00a0December 2026')
  await stay(candidate)
  expect(await told()).toMatchObject([{ result: 'takenBack' }])
  expect(await candidate.text('/file/told')).toContain('You took this back')
})

/** What the file says of how long it is kept: on its first page, where it is taken along, and where one stands. */
const keptFor = (candidate: Browser) =>
  Promise.all(['/file', '/file/keep', '/file/standing'].map((path) => candidate.text(path)))

test('the file promises no longer time than it is kept once nobody wants it kept', async () => {
  const candidate = await opened()
  const removed = 'From 20\u00a0December 2026 we remove what we do not have to keep.'
  const usual = (await keptFor(candidate)).join()
  expect(usual).toContain('Most of the rest stays until 2 years')
  expect(usual).not.toContain(removed)
  for (const [begin, end] of [
    [() => say(candidate, 'keeping', 'withdrawn'), () => say(candidate, 'keeping', 'given')],
    [() => leave(candidate), () => stay(candidate)],
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

test.each([
  ['a no to showing documents', (candidate: Browser) => say(candidate, 'sharing', 'withdrawn')],
  ['leaving', leave],
])('after %s no form is offered, and the page says why', async (_, refuse) => {
  const candidate = await opened()
  await say(candidate, 'sharing', 'given')
  expect(await candidate.text('/file/share')).toContain('name="kind-work-permit"')
  await refuse(candidate)
  const sent = await candidate.post('/file/share', twoDocuments)
  expect(sent.status).toBe(409)
  for (const html of [await candidate.text('/file/share'), await sent.text()]) {
    expect(html).toContain('You said no on 20\u00a0November 2026, so nobody can make a share.')
    expect(html).toContain('href="/file/consents"')
    expect(html).not.toMatch(/name="kind-|The candidate does not agree/)
  }
  const asked = await candidate.post('/file/attestations', { kind: 'work-permit' })
  expect(asked.status).toBe(409)
  for (const html of [await candidate.text('/file/attestations'), await asked.text()]) {
    expect(html).toContain('You said no to sharing on 20\u00a0November 2026.')
    expect(html).toContain('href="/file/consents"')
    expect(html).not.toMatch(/name="kind"|name="into"/)
  }
})
