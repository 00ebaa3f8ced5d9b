import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { platformLimits } from '#platform/limits/schema'
import { openUploads } from '#platform/turns'
import { standardHeaders } from '#server/arriving'
import { createApp } from '#server/create-app'
import { httpServer } from '#server/http-server'
import { approvedRecord } from '#test/candidates'
import { formOf } from '#test/form'
import { listen } from '#test/listen'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
// The least room, and hardly any patience.
app.runtime.uploads = openUploads(0, 50)
const key = await app.key('admin')
const authorization = `Bearer ${key}`
const record = await approvedRecord(app, { passportNumber: 'BX7001001' })
const documents = `/api/v1/records/${record.id}/documents`
const png = new Uint8Array(await documentPng('one'))

/** A form with a file whose rest comes when it is told to. */
async function slowForm(fields: Record<string, string> = {}) {
  const whole = new Response(formOf(fields, [png], 'photo'))
  const type = whole.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const { promise: isComing, resolve: finish } = Promise.withResolvers<void>()
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, 100)),
    pull: async (controller) => {
      await isComing
      controller.enqueue(bytes.subarray(100))
      controller.close()
    },
  })
  return { type, body, finish }
}

type Slow = Awaited<ReturnType<typeof slowForm>>
const send = (method: string, path: string, { type, body }: Slow, more = {}) =>
  app.request(path, {
    ...{ method, body, duplex: 'half' },
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...more },
  } as RequestInit)
const raw = (kind: string) =>
  app.call('PUT', `/records/${record.id}/documents/${kind}`, { key, body: png })

test('more uploads than fit the memory are refused, unread, and taken when there is room', async () => {
  const first = await slowForm()
  // It does not say how long it is, so it counts as the longest.
  const running = send('PUT', `${documents}/visa-paper`, first, { authorization })
  const refused = await raw('job-offer')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await refused.json()).toMatchObject({
    code: 'service.busy',
    title: 'Too much is being sent or shown at the moment. Try again in a few seconds.',
  })
  expect((await app.request('/')).status).toBe(200)
  first.finish()
  expect((await running).status).toBe(200)
  expect((await raw('job-offer')).status).toBe(200)
})

/** Fourteen megabytes over a line that takes a second for them. */
const onASlowLine = () => {
  let sent = 0
  return new ReadableStream({
    pull: async (controller) => {
      await pause(100)
      sent += 1
      controller.enqueue(new Uint8Array(1_000_000))
      if (sent === 14) controller.close()
    },
  })
}

test('who is refused is told so, however much was on its way', async () => {
  const standard = standardHeaders('http://localhost:3000')
  const server = httpServer(createApp(app).fetch, standard)
  const port = await listen(server)
  const first = await slowForm()
  const running = send('PUT', `${documents}/ticket`, first, { authorization })
  const headers = { authorization, 'content-type': 'image/jpeg' }
  const url = `http://127.0.0.1:${port}${documents}/job-offer`
  const init = { method: 'PUT', headers, body: onASlowLine(), duplex: 'half' } as RequestInit
  const answer = await fetch(url, init)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  first.finish()
  expect((await running).status).toBe(200)
  server.closeAllConnections()
  server.close()
})

test('strangers take no room of staff, hold none by sending slowly, and their form keeps what was typed', async () => {
  const password = 'nine slow yellow lanterns'
  const person = (name: string) => ({
    ...{ name, email: `${name.toLowerCase()}@people.example`, password, confirm: password },
  })
  const register = async (name: string) => {
    const form = await slowForm(person(name))
    form.finish()
    return send('POST', '/register', form)
  }
  const first = await slowForm(person('Rumi'))
  const running = send('POST', '/register', first)
  expect((await register('Karima')).status).toBe(303)
  // Of others as much has come as there is room for.
  const others = app.runtime.uploads.arriving('203.0.113.0/24')
  others.hold(platformLimits.uploadBytes + 1024 * 1024)
  const refused = await register('Sadia')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  const html = await refused.text()
  expect(html).toContain('Too much is being sent or shown at the moment.')
  expect(html).toContain('value="sadia@people.example"')
  expect((await raw('visa-paper')).status).toBe(200)
  others.end()
  first.finish()
  expect((await running).status).toBe(303)
})

test('what the system gives no memory for is refused for a time, and is no defect', async () => {
  const count = vi.spyOn(app.runtime.limits, 'tryByAddress').mockImplementationOnce(() => {
    throw new RangeError('Array buffer allocation failed')
  })
  const body = { passportNumber: 'BX7001001', accessCode: 'AAAAA-AAAAA' }
  const answer = await app.call('POST', '/lookups', { body })
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'service.busy' }])
  expect(answer.headers.get('retry-after')).toBe('5')
  count.mockRestore()
})
