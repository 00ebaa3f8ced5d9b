import { scryptSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAccount, signIn } from '#modules/accounts'
import { readConfig } from '#platform/config'
import { actAs, system } from '#platform/context'
import { openLog } from '#platform/log'
import { openApp } from './open-app.ts'

/** What RFC 7914 calls N and r, as better-auth takes them; 32 MB a hash. */
const strength = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 }

test('a password is kept as scrypt of full strength, with a salt of its own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-test-'))
  const config = readConfig({ CANDOR_DATA: folder, CANDOR_URL: 'http://localhost:3000' })
  const app = await openApp(config, { log: openLog({ pretty: false, level: 'silent' }) })
  const byHand = actAs(app.runtime, system)
  const password = 'seven green boats'
  for (const name of ['asha', 'rafi'])
    await createAccount(byHand, { name, email: `${name}@padma.example`, password, role: 'student' })
  const stored = await app.runtime.database.reader
    .selectFrom('credentials')
    .select('password')
    .execute()
  const salts = stored.map(({ password: kept }) => {
    const [salt = '', key] = String(kept).split(':')
    expect(key).toBe(scryptSync(password, salt, 64, strength).toString('hex'))
    return salt
  })
  expect(new Set(salts).size).toBe(2)
  const tried = { email: 'asha@padma.example', address: '203.0.113.7' }
  await signIn(byHand, app.accounts, { ...tried, password })
  const wrong = signIn(byHand, app.accounts, { ...tried, password: 'seven green boat' })
  await expect(wrong).rejects.toMatchObject({ code: 'session.wrong_credentials' })
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})
