import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { loopbackCertificate } from '#test/loopback-certificate'
import { openPostgresServer } from '#test/postgres'
import { tlsSettings } from '#test/postgres-tls'
import { openDatabase } from './database.ts'

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
