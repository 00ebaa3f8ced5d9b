import { afterAll, expect, test } from 'vitest'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { formOf } from '#test/form'
import { documentPng, pdfOf, phonePhotoJpeg } from '#test/phone-photos'
import { qrPng } from '#test/qr-pictures'
import { startTestApp } from '#test/test-app'

// What strangers send holds up nobody.

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const photo = await phonePhotoJpeg({ width: 800, height: 600 })
const pdf = pdfOf([['A contract']])
const student = await app.addPerson('student', 'sadia@padma.example')
const cookie = await app.signIn('sadia@padma.example')

const newcomer = {
  ...{ name: 'Nadia', email: 'nadia@padma.example' },
  ...{ password: 'a long enough password', confirm: 'a long enough password' },
}

/** Begins a form whose file never ends; returns how to stop it. */
function stall(path: string, bytes: number, from: string) {
  let close: () => void = () => undefined
  const body = new ReadableStream<Uint8Array>({
    start(to) {
      const head = '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\n'
      to.enqueue(Buffer.concat([Buffer.from(head), Buffer.alloc(bytes)]))
      close = () => to.error(new Error('gone'))
    },
  })
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const sent = { method: 'POST', headers, body, duplex: 'half', from } as RequestInit
  const answer = app.request(path, sent).catch(() => null)
  return async () => {
    close()
    await answer
  }
}

const stalled: (() => Promise<void>)[] = []
afterAll(() => Promise.all(stalled.map((stop) => stop())))

test('uploads that stall take no room from others, nor all of it from their own address', async () => {
  for (let at = 0; at < 8; at += 1)
    for (const path of ['/verify/qr', '/register'])
      stalled.push(stall(path, 1000, '198.51.100.7'), stall(path, 4_000_000, '203.0.113.5'))
  await new Promise((done) => setImmediate(done))
  for (const from of ['198.51.100.7', '203.0.113.9']) {
    const body = formOf({}, [await qrPng('CR-7K2M9QXD')], 'picture')
    const read = await app.request('/verify/qr', { method: 'POST', body, from })
    expect([read.status, (await read.text()).includes('contains a reference')]).toEqual([200, true])
  }
  const body = formOf(newcomer, [photo], 'photo')
  const registered = await app.request('/register', { method: 'POST', body })
  expect(registered.status).toBe(303)
})

test('a PDF sent as a photo or for its QR code is refused unread at each door', async () => {
  const asQr = formOf({}, [pdf], 'picture')
  const qr = await app.request('/verify/qr', { method: 'POST', body: asQr })
  expect([qr.status, (await qr.text()).includes('Of a PDF, take a screenshot.')]).toEqual([
    415,
    true,
  ])
  const own = { ...newcomer, email: 'mina@padma.example' }
  const asPhoto = formOf(own, [pdf], 'photo')
  const registered = await app.request('/register', { method: 'POST', body: asPhoto })
  expect(registered.status).toBe(415)
  const changed = await app.call('PUT', '/my/photo', { cookie, body: pdf })
  expect(changed.status).toBe(415)
  expect((await app.call('PUT', '/my/photo', { cookie, body: photo })).status).toBe(204)
  expect(student.id).toBeDefined()
})

test('what a candidate sent is drawn in the turns of those who send, also when staff look at it', async () => {
  const { id, passportNumber } = await approvedRecord(app)
  const browser = await browserOf(app, passportNumber, await app.code(id))
  const terms = { employer: 'Al Noor', wage: { amount: 100, currency: 'SAR', period: 'month' } }
  const key = await app.key('admin')
  await app.call('PUT', `/records/${id}/contract/terms`, { key, version: 0, body: terms })
  const { images } = app.runtime
  const whose: string[] = []
  const sentBy = images.sentBy.bind(images)
  images.sentBy = (sender) => {
    whose.push(sender)
    return sentBy(sender)
  }
  const form = formOf({ note: 'Other work' }, [await documentPng('Other contract')], 'photo')
  expect((await browser.post('/file/tell/contract', form)).status).toBe(303)
  expect(whose).toEqual([`case-files/${id}`])
  const [{ id: caseId }] = (await app.json('GET', `/records/${id}/cases`, { key })).cases
  expect((await app.call('GET', `/cases/${caseId}/file`, { key })).status).toBe(200)
  expect(whose).toHaveLength(2)
})
