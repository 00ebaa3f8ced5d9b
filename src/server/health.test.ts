import { expect, test } from 'vitest'
import { tableNames } from '#modules/archive'
import { openDatabase } from '#platform/database'
import { listen, sent } from '#test/listen'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'
import { createApp } from './create-app.ts'
import { openHealth } from './health.ts'
import { httpServer } from './http-server.ts'
import { openApp } from './open-app.ts'

const app = forEachTest(() => startTestApp())

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
  const server = httpServer(createApp(app).fetch, [])
  const port = await listen(server)
  const ask = async (path: string) =>
    (await sent(port, `GET ${path} HTTP/1.0\r\n\r\n`)).split('\r\n')[0]
  expect(await ask('/healthz')).toBe('HTTP/1.1 200 OK')
  expect(await ask('/readyz')).toBe('HTTP/1.1 200 OK')
  expect(await ask('/')).toBe('HTTP/1.1 400 Bad Request')
  server.close()
})

const pages = ['/', '/check', '/login', '/verify', '/notices', '/my', '/dashboard']
const calls = ['records', 'accounts', 'organisation', 'audit-events', 'notices', 'imports']

/** What a server, its pages and a start say while a table is gone, where it is not what they should. */
async function wronglySaid(
  app: TestApp,
  table: string,
  by: { key: string; cookie: string },
): Promise<string[]> {
  const named = `The database is damaged: table ${table} is missing`
  const wrong: string[] = []
  const reason = await openHealth(app).reason()
  if (reason !== `the database is damaged: table ${table} is missing; restore it from a backup`)
    wrong.push(`${table}: ready says ${reason}`)
  const config = app.runtime.config
  const said = await openApp(config, { database: openDatabase(config.databaseUrl) }).then(
    () => 'started',
    (error: Error) => error.message,
  )
  if (!said.startsWith(named)) wrong.push(`${table}: a start says ${said}`)
  for (const path of [...pages, ...calls.map((call) => `/api/v1/${call}`)]) {
    const ofApi = { authorization: `Bearer ${by.key}` }
    const headers = path.startsWith('/api/') ? ofApi : { cookie: by.cookie }
    const { status } = await app.request(path, { headers } as RequestInit)
    if (status === 500) wrong.push(`${table}: ${path} answers ${status}`)
  }
  return wrong
}

test.each(engines)(
  'a table that is missing is named by a start and by /readyz on %s, and is no defect of a page',
  async (engine) => {
    const app = await startTestApp(engine)
    const by = { key: await app.key('admin'), cookie: await app.signIn('amina@padma.example') }
    const wrong: string[] = []
    for (const table of tableNames) {
      await app.tamper(`alter table "${table}" rename to "gone"`)
      wrong.push(...(await wronglySaid(app, table, by)))
      await app.tamper(`alter table "gone" rename to "${table}"`)
    }
    expect(wrong).toEqual([])
    expect(await openHealth(app).reason()).toBeNull()
  },
)
