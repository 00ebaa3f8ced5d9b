import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const passportNumber = 'EF1234567'
const wage = { amount: '800', currency: 'SAR' }

let app: TestApp
let photo: Buffer
beforeAll(async () => {
  app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  photo = await sharp({
    create: { width: 1100, height: 1100, channels: 3, background: '#fff', noise },
  })
    .png()
    .toBuffer()
})
afterAll(() => app.close())

/** As a browser sends a form: its length is announced. */
async function send(path: string, fields: Record<string, string>, more: object = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('photo', new File([new Uint8Array(photo)], 'a.png'))
  const sent = new Response(form)
  const body = await sent.arrayBuffer()
  const type = sent.headers.get('content-type') ?? ''
  const headers = { 'content-type': type, 'content-length': String(body.byteLength), ...more }
  return app.request(path, { method: 'POST', headers, body })
}

test('another contract arrives with a photo as large as phones make them, by every way', async () => {
  expect(photo.length).toBeGreaterThan(3_000_000)
  const { id } = await approvedRecord(app, { passportNumber })
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
  const proof = { number: passportNumber, code }
  expect((await send('/another-contract', { ...proof, ...wage })).status).toBe(303)
  const body = new URLSearchParams(proof)
  const opened = await app.request('/check', { method: 'POST', body })
  const cookie = (opened.headers.get('set-cookie') as string).split(';')[0]
  const path = '/file/another-contract'
  const html = await (await app.request(path, { headers: { cookie: cookie ?? '' } })).text()
  const [, said = ''] = /name="opened-for" value="([^"]*)"/.exec(html) ?? []
  expect((await send(path, { 'opened-for': said, ...wage }, { cookie })).status).toBe(303)
  const found = await app.call('POST', '/lookups', { body: { passportNumber, accessCode: code } })
  const authorization = `Bearer ${(await found.json()).viewing.token}`
  expect((await send('/api/v1/other-contracts', wage, { authorization })).status).toBe(201)
  const key = await app.key('admin')
  const listed = await app.call('GET', `/records/${id}/other-contracts`, { key })
  expect((await listed.json()).contracts).toMatchObject(Array(3).fill({ photoPages: 1 }))
})
