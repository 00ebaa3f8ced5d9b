import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { day, later, minute, second } from '#platform/clock'
import { type ActionContext, actAs, type Runtime, system } from '#platform/context'
import { engines } from '#test/test-runtime'
import {
  type Accounts,
  createApiKey,
  listApiKeys,
  openAccounts,
  revokeApiKey,
} from './index.server.ts'
import { type Ground, openGround } from './test-ground.ts'

describe.each(engines)('API keys, on %s', (engine) => {
  let ground: Ground
  let runtime: Runtime
  let accounts: Accounts
  let ctx: ActionContext

  beforeAll(async () => {
    ground = await openGround(engine)
  })
  afterAll(() => ground.close())
  beforeEach(async () => {
    runtime = await ground.fresh()
    accounts = openAccounts(runtime)
    ctx = actAs(runtime, system)
  })

  const make = (expiresAt?: string) =>
    ctx.write((w) => createApiKey(w, { name: 'Website', role: 'moderator', expiresAt }))
  const ask = (key: string) =>
    accounts.authenticate(new Headers({ authorization: `Bearer ${key}` })).catch((e) => e.code)

  test('a key acts with its role, and only its hash is kept', async () => {
    const { key, apiKey } = await make()
    expect(key).toMatch(/^candor_[0-9A-HJKMNP-TV-Z]{40}$/)
    expect(await ask(key)).toEqual({
      kind: 'api_key',
      id: apiKey.id,
      role: 'moderator',
      name: 'Website',
    })
    const { reader } = runtime.database
    const kept = JSON.stringify([
      await reader.selectFrom('apiKeys').selectAll().execute(),
      await reader.selectFrom('auditEvents').selectAll().execute(),
    ])
    expect(kept).not.toContain(key.slice('candor_'.length))
  })

  test('a key is listed without its secret, the newest first', async () => {
    const older = await make()
    ground.moveClock(1)
    const newer = await make()
    const listed = await ctx.read(listApiKeys)
    expect(listed).toEqual([newer.apiKey, older.apiKey])
    expect(JSON.stringify(listed)).not.toContain('keyHash')
  })

  test('the last use is written, at most once a minute', async () => {
    const { key } = await make()
    const lastUse = async () => (await ctx.read(listApiKeys))[0]?.lastUsedAt
    const start = runtime.clock.now()
    expect(await lastUse()).toBeNull()
    await ask(key)
    expect(await lastUse()).toBe(start)
    ground.moveClock(59 * second)
    await ask(key)
    expect(await lastUse()).toBe(start)
    ground.moveClock(second)
    await ask(key)
    expect(await lastUse()).toBe(later(start, minute))
  })

  test('an unknown, expired or revoked key is refused, all alike', async () => {
    const expiring = await make(later(runtime.clock.now(), day))
    const revoked = await make()
    ground.moveClock(day - 1)
    expect(await ask(expiring.key)).toMatchObject({ kind: 'api_key' })
    ground.moveClock(1)
    await ctx.write((w) => revokeApiKey(w, { apiKeyId: revoked.apiKey.id }))
    for (const key of [expiring.key, revoked.key, `candor_${'0'.repeat(40)}`, 'candor_'])
      expect(await ask(key), key).toBe('session.required')
  })

  test('a wrong key is refused even beside a session cookie', async () => {
    const headers = new Headers({
      authorization: 'bearer candor_wrong',
      cookie: 'session=a.b',
    })
    await expect(accounts.authenticate(headers)).rejects.toMatchObject({ code: 'session.required' })
  })

  test('a key lives for a year unless its maker says otherwise, never into the past', async () => {
    const { apiKey } = await make()
    expect(apiKey.expiresAt).toBe(later(runtime.clock.now(), 365 * day))
    await expect(make(runtime.clock.now())).rejects.toMatchObject({
      code: 'request.invalid',
      fields: [{ path: 'expiresAt' }],
    })
  })

  test('making and revoking are noted, revoking once', async () => {
    const { apiKey } = await make()
    const revoke = () => ctx.write((w) => revokeApiKey(w, { apiKeyId: apiKey.id }))
    await revoke()
    await revoke()
    const events = await ctx.read((r) => listEvents(r, { limit: 10 }))
    expect(events.map(({ action, subject }) => [action, subject])).toEqual([
      ['api_key.revoked', `api_key:${apiKey.id}`],
      ['api_key.created', `api_key:${apiKey.id}`],
    ])
    await expect(
      ctx.write((w) => revokeApiKey(w, { apiKeyId: runtime.ids.uuid() })),
    ).rejects.toMatchObject({ code: 'api_key.not_found' })
  })
})
