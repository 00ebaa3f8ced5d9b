import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '#platform/errors'
import { runCandor } from '#test/candor-process'
import { runCommand } from '#test/commands'
import { compiled } from '#test/compiled-code'
import { startFailingServer } from '#test/failing-server'
import { listen } from '#test/listen'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { freshPostgres } from '#test/postgres'
import { startProduct } from '#test/product'
import { s3Address, startS3Server } from '#test/s3-server'
import { build, builtCommand } from '../../scripts/build.mjs'
import { projectNode } from '../../scripts/node.mjs'
import { whileAway } from './serve.ts'
import { Obstacle } from './shell.ts'

let folder: string
const env = (url: string) => ({
  PORT: '0',
  CANDOR_DATA: folder,
  CANDOR_DATABASE_URL: url,
})

const migrate = (url: string) => runCommand({ args: ['migrate'], env: env(url), stdin: '' })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'candor-start-'))
  await build()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A server of whose start nobody knows yet how it ends. */
const serve = (url: string) =>
  spawn(projectNode(), [builtCommand, 'serve'], { env: { ...compiled, ...env(url) } })

test('a server waits for its database, says so once, and serves when it is there', async () => {
  const url = await freshPostgres()
  const proxy = await openLoopbackProxy(1)
  const child = serve(proxy.url(url))
  const [log, said] = [text(child.stdout), text(child.stderr)]
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  proxy.leadTo(Number(new URL(url).port))
  await once(child.stderr, 'data')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await proxy.close()
  expect((await log).match(/The database does not answer yet/g)).toHaveLength(1)
  expect(await said).toMatch(/^Candor listens on port/)
})

test('a server waits for its storage, says so once, and serves as soon as that answers', async () => {
  const failing = await startFailingServer('closes')
  const s3 = await startS3Server()
  const proxy = await openLoopbackProxy(failing.port)
  const starting = startProduct({ env: { CANDOR_STORAGE_URL: s3Address(proxy.port) } })
  // Building may be a part of it. Each try of the start is a connection or two.
  await expect.poll(failing.connections, { timeout: 200_000 }).toBeGreaterThan(4)
  proxy.leadTo(s3.port)
  const product = await starting
  const said = 'The storage of files does not answer yet; waiting'
  expect(product.logs().split(said)).toHaveLength(2)
  const ready = () => fetch(`${product.url}/readyz`).then(({ status }) => status)
  await expect.poll(ready).toBe(200)
  expect(await product.stop()).toBe(0)
  await product.remove()
  for (const one of [proxy, s3, failing]) await one.close()
})

test('it gives up when its patience is at the end, and at once where waiting mends nothing', async () => {
  const patience = (milliseconds: number) => ({
    ...{ milliseconds, signal: new AbortController().signal },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  })
  const away = (code: 'service.database_unavailable' | 'service.storage_unavailable') =>
    whileAway(() => Promise.reject(refusal(code, { retryAfter: 1 })), patience(0))
  const gone = { code: 'service.database_unavailable' }
  await expect(away('service.database_unavailable')).rejects.toMatchObject(gone)
  await expect(away('service.storage_unavailable')).rejects.toThrow(Obstacle)
  const broken = () => Promise.reject(new Error('broken'))
  await expect(whileAway(broken, patience(60_000))).rejects.toThrow('broken')
})

test('a command does not wait, neither for a database that is away nor for what is none', async () => {
  const web = createServer((_, answer) => answer.end())
  const port = await listen(web)
  for (const at of [1, port]) {
    const { code, stderr } = await migrate(`postgres://candor@127.0.0.1:${at}/candor`)
    expect([code, stderr.split('\n')[0]]).toEqual([
      1,
      'The database does not answer. Check CANDOR_DATABASE_URL, and that it runs.',
    ])
  }
  web.close()
})

test.each<[string, (url: string) => Promise<string>, RegExp]>([
  [
    'a wrong password',
    async (url) => url.replace(/:[^:@]+@/, ':wrong@'),
    /^The database refuses the user or the password/,
  ],
  ['a database that does not exist', async (url) => `${url}x`, /does not exist\. Create it first/],
  [
    'a database that accepts no changes',
    async (url) => {
      await statement(
        url,
        `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`,
      )
      return url
    },
    /^This database accepts no changes at the moment: default_transaction_read_only is on\./,
  ],
  [
    'tables of a newer version',
    async (url) => {
      await migrate(url)
      await statement(url, `insert into kysely_migration values ('9999-newer', '2030-01-01')`)
      return url
    },
    /^This database belongs to a newer version of Candor\./,
  ],
  [
    'an engine that only speaks like PostgreSQL',
    async (url) => {
      const name = `create function public.version() returns text language sql as $$ select 'CockroachDB CCL v25.2' $$`
      await statement(url, name)
      return `${url}?options=-c%20search_path%3Dpublic,pg_catalog`
    },
    /^This database is not PostgreSQL 13 or newer\./,
  ],
  [
    'a file that is not there',
    async (url) => `${url}?sslrootcert=/nowhere`,
    /sslrootcert.*cannot be read/,
  ],
  [
    'no TLS where it is asked for',
    async (url) => `${url}?sslmode=verify-full`,
    /does not offer TLS/,
  ],
])('%s is refused in a sentence, at once', async (_, prepare, sentence) => {
  const start = performance.now()
  const { code, stderr } = await runCandor(['serve'], env(await prepare(await freshPostgres())))
  expect(code).toBe(1)
  expect(stderr.split('\n')[0]).toMatch(sentence)
  expect(performance.now() - start).toBeLessThan(60_000)
})

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(sql)
  await client.end()
}
