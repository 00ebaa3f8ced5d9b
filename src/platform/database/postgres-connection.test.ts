import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { loopbackCertificate } from '#test/loopback-certificate'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { askPostgres, freshPostgres, openPostgresServer } from '#test/postgres'
import { tlsSettings } from '#test/postgres-tls'
import { openDatabase } from './database.ts'
import { readPostgresAddress } from './postgres-address.ts'
import { PostgresHosts, ReadOnly, Standby } from './postgres-server.ts'

const hostsOf = (url: string) =>
  readPostgresAddress(url).hosts.map(({ host, port }) => `${host} ${port}`)

test.each([
  ['postgres://db/candor', ['db 5432']],
  ['postgresql://u:p@db:6000/candor', ['db 6000']],
  ['postgres://u@a:1,b:2,c/candor?target_session_attrs=read-write', ['a 1', 'b 2', 'c 5432']],
  ['postgres://u@[::1]:7,[2001:db8::2]/candor', ['::1 7', '2001:db8::2 5432']],
  ['postgres://u@/candor?host=a,b&port=1,2', ['a 1', 'b 2']],
  ['postgres://u@/candor?host=a,b&port=7', ['a 7', 'b 7']],
  ['postgres:///candor?host=/run/postgresql', ['/run/postgresql 5432']],
  ['postgres://u@%2Frun%2Fpostgresql:6000/candor', ['/run/postgresql 6000']],
  ['postgres://', ['localhost 5432']],
])('%s names its hosts', (url, hosts) => {
  expect(hostsOf(url)).toEqual(hosts)
})

test('user, password and database may hold any sign when it is encoded', () => {
  const address = readPostgresAddress('postgres://a%40b:p%3A%2F%25@db/my%20data')
  expect(address).toMatchObject({ user: 'a@b', password: 'p:/%', database: 'my data', ssl: false })
})

test('certificates are read from their files, and nothing falls back to plain text by itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-tls-'))
  const file = (name: string) => {
    writeFileSync(join(folder, name), name)
    return join(folder, name)
  }
  const files = `sslrootcert=${file('ca')}&sslcert=${file('cert')}&sslkey=${file('key')}`
  const tls = (query: string) => readPostgresAddress(`postgres://db/candor?${query}`).ssl
  const read = { ca: 'ca', cert: 'cert', key: 'key' }
  expect(tls(`sslmode=verify-full&${files}`)).toEqual(read)
  expect(tls(files)).toEqual(read)
  expect(tls('sslmode=require')).toEqual({})
  expect(tls('sslmode=verify-ca')).toHaveProperty('checkServerIdentity')
  expect(tls('sslmode=no-verify')).toEqual({ rejectUnauthorized: false })
  expect(tls('sslmode=disable')).toBe(false)
  rmSync(folder, { recursive: true })
})

test.each([
  ['postgres://db/candor?sslmode=prefer', 'sslmode=prefer'],
  ['postgres://db/candor?sslrootcert=/nowhere/ca.pem', 'sslrootcert'],
  ['postgres://db/candor?colour=red', '"colour"'],
  ['postgres://db/candor?target_session_attrs=standby', 'accepts no changes'],
  ['postgres://db:99999/candor', 'cannot be read'],
  ['postgres://db:5432x/candor', 'cannot be read'],
])('%s is refused with a sentence', (url, part) => {
  expect(() => readPostgresAddress(url)).toThrow(part)
})

test('what follows a failed statement in its transaction fails with the error of that one', async () => {
  const database = openDatabase(await copyMigratedPostgres())
  const written = database.write(async (tx) => {
    await sql`select * from nowhere`.execute(tx).catch(() => undefined)
    await sql`select 1`.execute(tx)
  })
  await expect(written).rejects.toMatchObject({ cause: { code: '42P01' } })
  // The next transaction on the same connection has failures of its own.
  await database.write((tx) => sql`select 1`.execute(tx))
  await database.close()
})

test('a connection that the server ends as it begins is refused, and others follow', async () => {
  const url = await freshPostgres()
  const proxy = await openLoopbackProxy(Number(new URL(url).port))
  const database = openDatabase(proxy.url(url))
  const ask = async () => (await sql`select 1 as one`.execute(database.reader)).rows
  proxy.endWhenReady()
  await expect(ask()).rejects.toMatchObject({ code: 'service.database_unavailable' })
  expect(await ask()).toEqual([{ one: 1 }])
  await database.close()
  await proxy.close()
})

test('a primary that is told to accept no changes is not called a standby', async () => {
  const url = await freshPostgres()
  const name = new URL(url).pathname.slice(1)
  await askPostgres(url, `alter database "${name}" set default_transaction_read_only = on`)
  const database = openDatabase(url)
  const asked = database.waitUntilThere()
  await expect(asked).rejects.toBeInstanceOf(ReadOnly)
  await expect(asked).rejects.not.toBeInstanceOf(Standby)
  await database.close()
})

// By pauses alone, on a clock of the test: a busy machine changes nothing. test/long/faults has it under traffic.
test('PostgreSQL that was away is found within a second, whenever it comes back', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  for (let away = 100; away < 3000; away += 700) {
    let isBack = false
    const hosts = new PostgresHosts({ hosts: [{}] } as never, async () => {
      if (!isBack) throw new Error('No answer')
    })
    hosts.suspect()
    await vi.advanceTimersByTimeAsync(away)
    expect([away, hosts.isDown]).toEqual([away, true])
    isBack = true
    await vi.advanceTimersByTimeAsync(1000)
    expect([away, hosts.isDown]).toEqual([away, false])
    hosts.close()
  }
})

type Certificate = ReturnType<typeof loopbackCertificate>

/** A server with TLS and a Unix socket, whose database template1 is for those alone whose certificate names them. */
const own = loopbackCertificate('postgres')
const ofAnother = loopbackCertificate('somebody')
const stranger = loopbackCertificate('postgres')
const machine = loopbackCertificate()
const folder = mkdtempSync(join(tmpdir(), 'candor-pg-'))
const [trusted, rules] = [join(folder, 'trusted.pem'), join(folder, 'pg_hba.conf')]
writeFileSync(trusted, [own, ofAnother].map(({ path }) => readFileSync(path, 'utf8')).join(''))
const rest = ['local all all password', 'host all all 127.0.0.1/32 password']
const first = 'hostssl template1 all 127.0.0.1/32 password clientcert=verify-full'
writeFileSync(rules, `${[first, 'host template1 all all reject', ...rest].join('\n')}\n`)
const server = await openPostgresServer()
const settings = [
  `ssl_ca_file=${trusted}`,
  `hba_file=${rules}`,
  `unix_socket_directories=${folder}`,
]
await server.start([...tlsSettings(folder, machine), ...settings])
afterAll(async () => {
  await server?.remove()
  for (const one of [own, ofAnother, stranger, machine]) one?.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** How the server sees the connection, and whom at its other end, by the certificate. */
async function seenAt(url: string) {
  const database = openDatabase(url)
  try {
    await database.ready()
    const { rows } = await sql<{ tls: boolean; socket: boolean; dn: string | null }>`
      select ssl as tls, inet_client_addr() is null as socket, client_dn as dn
      from pg_stat_ssl where pid = pg_backend_pid()`.execute(database.reader)
    return rows[0]
  } finally {
    await database.close()
  }
}
const byTls = (authority: Certificate, certificate: Certificate | null = null) => {
  const files = certificate && [certificate.path, join(certificate.path, '../key.pem')]
  const given = files ? `&sslcert=${files[0]}&sslkey=${files[1]}` : ''
  return `?sslmode=verify-full&sslrootcert=${authority.path}${given}`
}

test('a URL with the certificate of the authority connects by TLS, and to no server that another one signed', async () => {
  const seen = { tls: true, socket: false, dn: null }
  expect(await seenAt(server.url + byTls(machine))).toEqual(seen)
  await expect(seenAt(server.url + byTls(stranger))).rejects.toThrow()
})

test('a folder in the place of the host connects by its Unix socket', async () => {
  const url = `postgres://postgres:${server.password}@/postgres?host=${folder}&port=${server.port}`
  expect(await seenAt(url)).toMatchObject({ tls: false, socket: true })
})

test('a server that asks for a client certificate gets the one of the URL, and takes no other', async () => {
  const closed = server.url.replace(/postgres$/, 'template1')
  expect(await seenAt(closed + byTls(machine, own))).toMatchObject({ dn: '/CN=postgres' })
  for (const other of [null, ofAnother, stranger])
    await expect(seenAt(closed + byTls(machine, other))).rejects.toThrow()
})
