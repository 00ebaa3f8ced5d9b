import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openedPages } from '#test/candidate-file'
import {
  type Planner,
  postgresPlanner,
  sqlitePlanner,
  type Watched,
  watchPostgres,
  watchSqlite,
} from '#test/plans'
import { askPostgres } from '#test/postgres'
import { startTestApp, type TestApp } from '#test/test-app'
import { fillPostgres } from '../../bench/seed.ts'
import { pages } from '../../src/site/pages.ts'

/** Whole tables, which is what they are for. */
const exports = /^\/exports\/|\/audit-events\/export$/

let app: TestApp
let opened: Awaited<ReturnType<typeof openedPages>>
let watched: Watched
let planner: Planner

/** What was asked of the database meanwhile and looks through a large table, with its plan. */
async function searchesOf(ask: () => Promise<unknown>): Promise<string[]> {
  watched.ran.clear()
  await ask()
  const found: string[] = []
  for (const sql of [...watched.ran])
    for (const step of await planner.searchesOf(sql)) found.push(`${step}: ${sql}`)
  return found
}

/** PostgreSQL plans by what it holds, which SQLite does not. */
async function fill({ runtime: { config, secrets } }: TestApp): Promise<void> {
  await fillPostgres(config.databaseUrl, 5000, secrets)
  await askPostgres(
    config.databaseUrl,
    `insert into "shownCopies" select md5(id) || md5(id), id, "uploadedAt" from documents;
    analyze "shownCopies"`,
  )
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  beforeAll(async () => {
    watched = engine === 'sqlite' ? watchSqlite() : watchPostgres()
    app = await startTestApp(engine)
    if (engine === 'postgres') await fill(app)
    opened = await openedPages(app)
    planner = engine === 'sqlite' ? sqlitePlanner(app) : await postgresPlanner(app)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await planner.close()
    await app.close()
  })

  test('a search of a large table is seen, by its name and by another', async () => {
    const { reader } = app.runtime.database
    const named = () => reader.selectFrom('documents').select('id').where('bytes', '>', 1).execute()
    expect(await searchesOf(named)).toHaveLength(1)
    const renamed = () =>
      reader.selectFrom('records as r').select('r.id').where('r.name', '=', 'x').execute()
    expect(await searchesOf(renamed)).toHaveLength(1)
    const byIndex = () => reader.selectFrom('records').select('id').where('id', '=', 'x').execute()
    expect(await searchesOf(byIndex)).toEqual([])
  })

  test('what visitors ask for looks through no large table', async () => {
    const { cookie, proof } = opened
    const post = (path: string, fields: Record<string, string>) =>
      app.request(path, { method: 'POST', body: new URLSearchParams(fields) })
    const found: Record<string, string[]> = {}
    const look = async (what: string, ask: () => Promise<unknown>) => {
      const searches = await searchesOf(ask)
      if (searches.length > 0) found[what] = searches
    }
    await look('opening', () => post('/check', proof))
    await look('a refusal', () => post('/check', { ...proof, code: '00000-00000' }))
    await look('a share', () => post('/shared', { ...proof, code: '00000-00000' }))
    await look('a fingerprint', () => post('/verify', { sha256: 'a'.repeat(64) }))
    await look('the API', () =>
      app.call('POST', '/lookups', {
        body: { passportNumber: proof.number, accessCode: proof.code },
      }),
    )
    for (const { method, path } of pages) {
      if (method !== 'GET') continue
      const at = path.replace('{kind}', 'visa-paper').replace(/\{\w+\}/g, 'en')
      await look(at, () => app.request(at, { headers: { cookie } }))
    }
    expect(found).toEqual({})
  })

  test('what staff ask for looks through no large table', async () => {
    const key = await app.key('admin')
    const { paths } = (await (await app.request('/api/v1/openapi.json')).json()) as {
      paths: Record<string, { get?: object }>
    }
    const asked = Object.keys(paths).filter((path) => paths[path]?.get && !exports.test(path))
    expect(asked.length).toBeGreaterThan(50)
    const found: Record<string, string[]> = {}
    for (const path of asked) {
      const at = path.replace(/\{\w+\}/g, opened.documentId)
      const searches = await searchesOf(async () => (await app.call('GET', at, { key })).text())
      if (searches.length > 0) found[at] = searches
    }
    expect(found).toEqual({})
  })

  test.each([
    ['/', 2],
    ['/file', 12],
    ['/verify', 1],
  ])('%s takes %i statements at the most', async (path, most) => {
    const { cookie } = opened
    const [viewing = ''] = cookie.split('; ')
    const ask = () => app.request(path, { headers: { cookie: viewing } })
    await ask()
    // Otherwise SQLite says that nothing has changed, and nothing is asked.
    await app.system.write(({ tx }) => tx.updateTable('organisation').set({ id: 1 }).execute())
    const all = await watched.during(async () => expect((await ask()).status).toBe(200))
    // Reads of SQLite that come together share a transaction: whose it begins or ends, and who asks for its number, is
    // chance.
    const beside = /^(?:begin|commit|pragma data_version)$/
    const statements = all.filter((statement) => !beside.test(statement))
    expect(statements).not.toEqual([])
    expect(statements.slice(most)).toEqual([])
  })
})
