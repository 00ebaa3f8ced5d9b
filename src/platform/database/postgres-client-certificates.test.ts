import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { loopbackCertificate } from '#test/loopback-certificate'
import { openPostgresServer } from '#test/postgres-server'
import { tlsSettings } from '#test/postgres-tls'
import { openDatabase } from './database.ts'

type Certificate = ReturnType<typeof loopbackCertificate>

/** A server that lets nobody in without a certificate that it trusts and that names the user. */
const own = loopbackCertificate('postgres')
const ofAnother = loopbackCertificate('somebody')
const stranger = loopbackCertificate('postgres')
const machine = loopbackCertificate()
const folder = mkdtempSync(join(tmpdir(), 'candor-pg-'))
const [trusted, rules] = [join(folder, 'trusted.pem'), join(folder, 'pg_hba.conf')]
writeFileSync(trusted, [own, ofAnother].map(({ path }) => readFileSync(path, 'utf8')).join(''))
writeFileSync(rules, 'hostssl all all 127.0.0.1/32 password clientcert=verify-full\n')
const server = await openPostgresServer()
const tls = tlsSettings(folder, machine)
await server.start([...tls, `ssl_ca_file=${trusted}`, `hba_file=${rules}`])
afterAll(async () => {
  await server?.remove()
  for (const one of [own, ofAnother, stranger, machine]) one?.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Whom the server sees at the other end, by the certificate. */
async function seenWith(certificate: Certificate | null): Promise<string> {
  const files = certificate
    ? `&sslcert=${certificate.path}&sslkey=${join(certificate.path, '../key.pem')}`
    : ''
  const database = openDatabase(
    `${server.url}?sslmode=verify-full&sslrootcert=${machine.path}${files}`,
  )
  try {
    await database.ready()
    const { rows } = await sql<{ dn: string }>`
      select client_dn as dn from pg_stat_ssl where pid = pg_backend_pid()`.execute(database.reader)
    return rows[0]?.dn ?? 'nobody'
  } finally {
    await database.close()
  }
}

test('a server that asks for a client certificate gets the one of the URL', async () => {
  expect(await seenWith(own)).toBe('/CN=postgres')
})

test.each([
  ['none', () => null],
  ['one of another user', () => ofAnother],
  ['one that it does not trust', () => stranger],
])('it refuses %s', async (_, certificate) => {
  await expect(seenWith(certificate())).rejects.toThrow()
})
