import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/test-app'
import { createApp } from './create-app.ts'
import { httpServer } from './http-server.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp('sqlite')
})

test('/readyz writes nothing for each call, and asks nobody twice at a time', async () => {
  const { storage, database } = app.runtime
  let asked = 0
  const count = async () => {
    asked += 1
  }
  const runtime = {
    ...app.runtime,
    storage: Object.assign(Object.create(storage), { ready: count }),
    database: { ...database, ready: count },
  }
  const hono = createApp({ ...app, runtime })
  for (let n = 0; n < 20; n += 1) expect((await hono.request('/readyz')).status).toBe(200)
  expect(asked).toBe(2)
})

test.each([
  ['database', 'not ready: the database does not answer\n'],
  ['storage', 'not ready: nothing can be written to the storage\n'],
])('/readyz says that the %s fails, also when it never answers', async (part, sentence) => {
  const failing = (ready: () => Promise<void>) => {
    const broken = Object.assign(Object.create(app.runtime[part as 'database']), { ready })
    return createApp({ ...app, runtime: { ...app.runtime, [part]: broken } })
  }
  for (const ready of [() => Promise.reject(new Error('x')), () => new Promise<void>(() => {})]) {
    const answer = await failing(ready).request('/readyz')
    expect([answer.status, await answer.text()]).toEqual([503, sentence])
  }
})

test('both addresses answer HTTP/1.0 without a host, as balancers ask; others do not', async () => {
  const server = httpServer(createApp(app).fetch, []).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const ask = async (path: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`)
    return (await text(socket)).split('\r\n')[0]
  }
  expect(await ask('/healthz')).toBe('HTTP/1.1 200 OK')
  expect(await ask('/readyz')).toBe('HTTP/1.1 200 OK')
  expect(await ask('/')).toBe('HTTP/1.1 400 Bad Request')
  server.close()
})
