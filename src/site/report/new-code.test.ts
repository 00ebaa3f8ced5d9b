import { afterEach, beforeEach, expect, test } from 'vitest'
import { concernLimits } from '#modules/concerns/limits'
import { startTestApp, type TestApp } from '#test/test-app'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

const rahima = { name: 'Rahima Khatun', number: 'BX0123456', from: '+880 1711 000000' }
const send = (fields: Record<string, string>) =>
  app.request('/new-code', { method: 'POST', body: new URLSearchParams(fields) })

async function waiting() {
  const answer = await app.call('GET', '/concerns', { key: await app.key('admin') })
  return (await answer.json()) as { concerns: Record<string, unknown>[]; open: number }
}

test('whoever asks for a new code reaches staff as a task that waits for an answer', async () => {
  const answer = await send(rahima)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/new-code/thanks')
  const thanks = await app.request('/new-code/thanks')
  expect(await thanks.text()).toContain('We have your request')
  expect(thanks.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  const { concerns, open } = await waiting()
  expect(open).toBe(1)
  expect(concerns[0]).toMatchObject({ kind: 'code', ...rahima, text: '', page: null })
})

test('who asks is told how long the request is kept', async () => {
  const asked = await (await app.request('/new-code')).text()
  const days = concernLimits.codeRequestKept / (24 * 3600 * 1000)
  expect(asked).toContain(`We delete this request ${days} days after we have dealt with it.`)
})

test('each field is needed, and what was typed stays', async () => {
  for (const [field, sentence] of [
    ['name', 'Type your name as in your passport.'],
    ['number', 'Type your passport number or your reference number.'],
    ['from', 'Type a phone number or an email where we can reach you.'],
  ] as const) {
    const answer = await send({ ...rahima, [field]: ' ' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`<a href="#${field}">${sentence}</a>`)
    for (const other of ['name', 'number', 'from'] as const)
      if (other !== field) expect(html).toContain(`value="${rahima[other]}"`)
  }
  expect((await waiting()).open).toBe(0)
})

test('the log tells that a code was asked for, and not by whom', async () => {
  await send({ name: 'CANARY-name', number: 'CANARY-1', from: 'CANARY-from' })
  const answer = await app.call('GET', '/audit-events', { key: await app.key('admin') })
  const log = await answer.text()
  expect(log).toContain('access_code.requested')
  expect(log).not.toContain('CANARY')
})

test('after ten in a minute the next has to wait, as with reports', async () => {
  for (let count = 0; count < 10; count += 1) expect((await send(rahima)).status).toBe(303)
  const answer = await send(rahima)
  expect(answer.status).toBe(429)
  expect(await answer.text()).toContain('value="BX0123456"')
})

test('over the API as on the page', async () => {
  const asked = await app.call('POST', '/access-code-requests', { body: rahima })
  expect(asked.status).toBe(201)
  expect((await waiting()).concerns[0]).toMatchObject({ kind: 'code', ...rahima })
  const refused = await app.call('POST', '/access-code-requests', { body: { ...rahima, from: '' } })
  expect(await refused.json()).toMatchObject({ fields: [{ path: 'from' }] })
})
