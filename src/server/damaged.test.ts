import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { tableNames } from '#modules/exchange'
import { openDatabase } from '#platform/database'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { openHealth } from './health.ts'
import { openApp } from './open-app.ts'

const pages = ['/', '/check', '/login', '/verify', '/notices', '/my', '/dashboard']
const calls = ['records', 'accounts', 'organisation', 'audit-events', 'notices', 'imports']

const run = (app: TestApp, statement: string) =>
  sql.raw(statement).execute(app.runtime.database.writer)

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
    const headers: Record<string, string> = path.startsWith('/api/')
      ? { authorization: `Bearer ${by.key}` }
      : { cookie: by.cookie }
    const { status } = await app.request(path, { headers })
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
      await run(app, `alter table "${table}" rename to "gone"`)
      wrong.push(...(await wronglySaid(app, table, by)))
      await run(app, `alter table "gone" rename to "${table}"`)
    }
    expect(wrong).toEqual([])
    expect(await openHealth(app).reason()).toBeNull()
  },
)
