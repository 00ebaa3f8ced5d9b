import BetterSqlite3 from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OpenedPages, openedPages } from '#test/opened-pages'
import { startTestApp, type TestApp } from '#test/test-app'
import { pages } from '../../src/site/pages.ts'

/** Tables that have a row or more for each record: to look through one takes longer with each candidate. */
const large =
  /^(records|recordValues|documents|accessCodes|viewings|messages|shownCopies|stageSteps|auditEvents|limits)$/
/** Whole tables, which is what they are for. */
const exports = /^\/exports\/|\/audit-events\/export$/

const ran = new Set<string>()
let statements = 0
let app: TestApp
let opened: OpenedPages
let explain: (sql: string) => string[]

beforeAll(async () => {
  const prepared = Object.getPrototypeOf(new BetterSqlite3(':memory:').prepare('select 1'))
  for (const name of ['all', 'get', 'run', 'iterate']) {
    const run = prepared[name]
    vi.spyOn(prepared, name).mockImplementation(function (this: BetterSqlite3.Statement, ...all) {
      ran.add(this.source)
      statements += 1
      return run.apply(this, all)
    })
  }
  app = await startTestApp('sqlite')
  opened = await openedPages(app)
  const beside = new BetterSqlite3(`${app.runtime.config.dataFolder}/candor.sqlite`)
  explain = (sql) =>
    /^\s*(select|with|insert|update|delete)\b/i.test(sql)
      ? beside
          .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
          .all(Array(sql.split('?').length - 1).fill('x'))
          .map(({ detail }) => detail)
      : []
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
})

/** What was asked of the database meanwhile and looks through a large table, with its plan. */
async function searchesOf(ask: () => Promise<unknown>): Promise<string[]> {
  ran.clear()
  await ask()
  return [...ran].flatMap((sql) =>
    explain(sql)
      .filter((step) => isSearch(step, sql))
      .map((step) => `${step}: ${sql}`),
  )
}

/** A page of an index in its order reads no more than it shows, and a count by a short index little. */
function isSearch(step: string, sql: string): boolean {
  const [isScan, name = '', how = ''] = /^SCAN (\S+)(.*)/.exec(step) ?? []
  const table = new RegExp(`"(\\w+)"(?: as)? "?${name}\\b`).exec(sql)?.[1] ?? name
  const isPage = / order by /.test(sql) && / limit /.test(sql) && / USING /.test(how)
  return (
    isScan !== undefined &&
    large.test(table) &&
    !isPage &&
    !how.includes('COVERING INDEX recordsByStage')
  )
}

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
  const { cookie, paperId, proof } = opened
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
    const at = path.replace(/:(paperId|documentId)/, paperId).replace(/:\w+/g, 'en')
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
    const at = path.replace(/\{\w+\}/g, opened.paperId)
    const searches = await searchesOf(async () => (await app.call('GET', at, { key })).text())
    if (searches.length > 0) found[at] = searches
  }
  expect(found).toEqual({})
})

test.each([
  ['/', 2],
  ['/file', 11],
  ['/verify', 1],
])('%s takes %i statements at the most', async (path, most) => {
  const { cookie } = opened
  const [viewing = ''] = cookie.split('; ')
  const ask = () => app.request(path, { headers: { cookie: viewing } })
  await ask()
  statements = 0
  const { status } = await ask()
  expect(status).toBe(200)
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(most)
})
