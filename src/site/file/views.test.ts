import { expect, test } from 'vitest'
import { openSealer } from '#modules/audit'
import { fileOf, signedInBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { climbByOthers } from '#test/foreign-proof'
import { startTestApp } from '#test/test-app'
import { forEachTest } from '#test/test-runtime'

const app = forEachTest(() => startTestApp())
const record = forEachTest(() => approvedRecord(app))
const sadia = forEachTest(async () => {
  await app.addPerson('student', 'sadia@padma.example')
  const browser = await signedInBrowser(app, 'sadia@padma.example')
  const code = await app.code(record.id)
  await browser.post('/my/file', { number: record.passportNumber, code })
  return browser
})

const seal = () => openSealer(app.system).seal()

async function eventOf(of: string, isViewing: boolean): Promise<string> {
  const events = await app.events({ subject: `record:${of}` })
  const found = events.find(({ action }) => (action === 'viewing.opened') === isViewing)
  return found?.id as string
}

/** The address of the newest proof that the page links, and the id in it. */
async function linked() {
  const html = await sadia.text('/my/file/views')
  const [, href = '', id = ''] =
    /<a href="(\/my\/file\/views\/([\w-]+)\/proof)">Proof: /.exec(html) ?? []
  return { href, id }
}

test('each viewing has its proof for experts, which a program of others finds right', async () => {
  const { href, id } = await linked()
  await seal()
  const answer = await sadia.get(href)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="viewing-\d+\.tlog-proof"$/,
  )
  const file = await answer.text()
  const { leaf, reached, root } = await climbByOthers(file)
  expect(reached).toBe(root)
  expect(JSON.parse(leaf.toString())).toMatchObject({ id, action: 'viewing.opened' })
  const called = await sadia.get(`/api/v1/my/views/${id}/proof`)
  expect([called.status, await called.text()]).toEqual([200, file])
})

test('whoever has number and code sees who opened it, each with a way out', async () => {
  const browser = await fileOf(app, await approvedRecord(app))
  const html = await browser.text('/file/views')
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
  const before = await eventOf(record.id, true)
  expect((await sadia.get(href)).status).toBe(200)
  expect(await eventOf(record.id, true)).toBe(before)
})

test('another record’s viewing and other events of the own one are as if they were not there', async () => {
  const { id: other, ...their } = await approvedRecord(app)
  await fileOf(app, { id: other, ...their })
  await linked()
  await seal()
  const missing = '01a1fb00-5925-73c4-aa19-800b77a4b39a'
  for (const id of [await eventOf(other, true), await eventOf(record.id, false), missing, 'x']) {
    const answer = await sadia.get(`/my/file/views/${id}/proof`)
    expect([id, answer.status]).toEqual([id, 404])
    const html = await answer.text()
    expect(html).not.toContain('tlog-proof')
    expect(html).not.toContain('Try again in a few seconds.')
    if (id === 'x') continue
    const called = await sadia.get(`/api/v1/my/views/${id}/proof`)
    expect([called.status, (await called.json()).code]).toEqual([404, 'log.not_sealed'])
  }
})

test('before the event is sealed, a sentence says to try again', async () => {
  const { href } = await linked()
  const answer = await sadia.get(href)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Try again in a few seconds.')
})

test('without a linked file there is no proof', async () => {
  const { href } = await linked()
  await seal()
  await sadia.post('/my/file/unlink')
  expect((await sadia.get(href)).headers.get('location')).toBe('/my/file')
})
