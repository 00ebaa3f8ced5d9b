import { beforeEach, expect, test } from 'vitest'
import { listEvents, openSealer } from '#modules/audit'
import { issueAccessCode } from '#modules/lookup'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { climbByOthers } from '#test/foreign-proof'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
let recordId: string
let cookie: string
beforeEach(async () => {
  app = await startTestApp()
  await app.addPerson('student', 'sadia@padma.example')
  cookie = await app.signIn('sadia@padma.example')
  recordId = await opened('/my/file', 'AB1234567')
})

const get = (path: string) => app.request(path, { headers: { cookie } })
const seal = () => openSealer(app.system).seal()

/** A new record, opened by its number and code. */
async function opened(path: string, number: string): Promise<string> {
  const { id } = await approvedRecord(app, { passportNumber: number })
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
  const body = new URLSearchParams({ number, code })
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const answer = await app.request(path, { method: 'POST', headers, body })
  expect(answer.status).toBe(303)
  return id
}

async function eventOf(of: string, isViewing: boolean): Promise<string> {
  const filter = { subject: `record:${of}`, limit: 50 }
  const events = await app.as(people.amina).read((ctx) => listEvents(ctx, filter))
  const found = events.find(({ action }) => (action === 'viewing.opened') === isViewing)
  return found?.id as string
}

/** The address of the newest proof that the page links, and the id in it. */
async function linked() {
  const html = await (await get('/my/file/views')).text()
  const [, href = '', id = ''] =
    /<a href="(\/my\/file\/views\/([\w-]+)\/proof)">Proof: /.exec(html) ?? []
  return { href, id }
}

test('each viewing has its proof for experts, which a program of others finds right', async () => {
  const { href, id } = await linked()
  await seal()
  const answer = await get(href)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="viewing-\d+\.tlog-proof"$/,
  )
  const file = await answer.text()
  const { leaf, reached, root } = await climbByOthers(file)
  expect(reached).toBe(root)
  expect(JSON.parse(leaf.toString())).toMatchObject({ id, action: 'viewing.opened' })
  const called = await get(`/api/v1/my/views/${id}/proof`)
  expect([called.status, await called.text()]).toEqual([200, file])
})

test('whoever has number and code sees who opened it, each with a way out', async () => {
  const browser = openBrowser(app)
  const { id, passportNumber } = await approvedRecord(app)
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
  await browser.post('/check', { number: passportNumber, code })
  const html = await (await browser.get('/file/views')).text()
  expect(html).toContain('With your access code')
  expect(html.match(/href="\/file\/code"[^>]*>This was not me/g)).toHaveLength(1)
  const [, proof = ''] = /href="(\/file\/views\/[\w-]+\/proof)"/.exec(html) ?? []
  await seal()
  expect((await browser.get(proof)).status).toBe(200)
})

test('to take a proof is no viewing', async () => {
  const { href } = await linked()
  await seal()
  app.clock.move(20 * 60_000)
  const before = await eventOf(recordId, true)
  expect((await get(href)).status).toBe(200)
  expect(await eventOf(recordId, true)).toBe(before)
})

test('another record’s viewing and other events of the own one are as if they were not there', async () => {
  const other = await opened('/check', 'CD7654321')
  await linked()
  await seal()
  const missing = '01a1fb00-5925-73c4-aa19-800b77a4b39a'
  for (const id of [await eventOf(other, true), await eventOf(recordId, false), missing, 'x']) {
    const answer = await get(`/my/file/views/${id}/proof`)
    expect([id, answer.status]).toEqual([id, 404])
    const html = await answer.text()
    expect(html).not.toContain('tlog-proof')
    expect(html).not.toContain('Try again in a few seconds.')
    if (id === 'x') continue
    const called = await get(`/api/v1/my/views/${id}/proof`)
    expect([called.status, (await called.json()).code]).toEqual([404, 'log.not_sealed'])
  }
})

test('before the event is sealed, a sentence says to try again', async () => {
  const { href } = await linked()
  const answer = await get(href)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Try again in a few seconds.')
})

test('without a linked file there is no proof', async () => {
  const { href } = await linked()
  await seal()
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  await app.request('/my/file/unlink', { method: 'POST', headers })
  expect((await get(href)).headers.get('location')).toBe('/my/file')
})
