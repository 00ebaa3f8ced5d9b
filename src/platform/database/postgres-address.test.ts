import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPostgresAddress } from './postgres-address.ts'

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
