import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { loopbackCertificate } from '#test/loopback-certificate'
import { isRoot, nobody } from '#test/postgres'
import { openPostgresServer } from '#test/postgres-server'
import { openDatabase } from './database.ts'

/** A server with TLS and a Unix socket; PostgreSQL wants a key that nobody else may read. */
const certificate = loopbackCertificate()
const other = loopbackCertificate()
const folder = mkdtempSync(join(tmpdir(), 'candor-pg-'))
const server = await openPostgresServer()
const key = join(folder, 'key.pem')
copyFileSync(join(certificate.path, '../key.pem'), key)
const cert = join(folder, 'cert.pem')
copyFileSync(certificate.path, cert)
chmodSync(key, 0o600)
if (isRoot) for (const path of [folder, key, cert]) chownSync(path, nobody, nobody)
const tls = ['ssl=on', `ssl_cert_file=${cert}`, `ssl_key_file=${key}`]
await server.start([...tls, `unix_socket_directories=${folder}`])
afterAll(async () => {
  await server?.remove()
  certificate?.remove()
  other?.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** How the server sees the connection. */
async function wayOf(url: string): Promise<{ tls: boolean; socket: boolean }> {
  const database = openDatabase(url)
  try {
    await database.ready()
    const { rows } = await sql<{ tls: boolean; socket: boolean }>`
      select s.ssl as tls, inet_client_addr() is null as socket
      from pg_stat_ssl s where s.pid = pg_backend_pid()`.execute(database.reader)
    return rows[0] as { tls: boolean; socket: boolean }
  } finally {
    await database.close()
  }
}

test('a URL with the certificate of the authority connects by TLS', async () => {
  const url = `${server.url}?sslmode=verify-full&sslrootcert=${certificate.path}`
  expect(await wayOf(url)).toEqual({ tls: true, socket: false })
})

test('a server whose certificate another authority signed is not spoken to', async () => {
  const url = `${server.url}?sslmode=verify-full&sslrootcert=${other.path}`
  await expect(wayOf(url)).rejects.toThrow()
})

test('a folder in the place of the host connects by its Unix socket', async () => {
  const url = `postgres://postgres:${server.password}@/postgres?host=${folder}&port=${server.port}`
  expect(await wayOf(url)).toEqual({ tls: false, socket: true })
})
