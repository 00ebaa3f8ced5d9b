import { beforeEach, describe, expect, test } from 'vitest'
import { day, later, minute, second } from '#platform/clock'
import { outcomeOf } from '#test/outcome-of'
import { bothEngines } from '#test/test-runtime'
import { roles } from './forms.schema.ts'
import {
  changeRole,
  createAccount,
  createApiKey,
  deleteAccount,
  disableAccount,
  enableAccount,
  listApiKeys,
  revokeApiKey,
} from './index.server.ts'
import { emptyGround } from './test-ground.ts'

describe.each(bothEngines)('API keys, on %s', async (engine) => {
  const ground = await emptyGround(engine)
  const { runtime, accounts, byHand: ctx } = ground

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
      scope: null,
      madeBy: 'system',
    })
    const kept = JSON.stringify([await ground.rows('apiKeys'), await ground.rows('auditEvents')])
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

  test('a key lives for a year unless its maker says otherwise, no longer, and not into the past', async () => {
    const { apiKey } = await make()
    const now = runtime.clock.now()
    expect(apiKey.expiresAt).toBe(later(now, 365 * day))
    const longest = later(now, 366 * day)
    expect((await make(longest)).apiKey.expiresAt).toBe(longest)
    const refused = { code: 'request.invalid', fields: [{ path: 'expiresAt' }] }
    for (const end of [now, later(longest, 1), '9999-12-31T23:59:59.999Z'])
      await expect(make(end)).rejects.toMatchObject(refused)
  })

  test('a key makes no key', async () => {
    const { apiKey } = await make()
    const kind = { kind: 'api_key', name: 'Website', scope: null, madeBy: 'system' } as const
    const asKey = ground.as({ ...kind, id: apiKey.id, role: 'admin' })
    const made = asKey.write((w) => createApiKey(w, { name: 'Two', role: 'student' }))
    await expect(made).rejects.toMatchObject({ code: 'account.not_a_person' })
    expect(await ctx.read(listApiKeys)).toHaveLength(1)
  })

  describe('of somebody who', () => {
    let asha: string
    let keys: Record<(typeof roles)[number], string>
    beforeEach(async () => {
      asha = (await ground.addAsha()).id
      const password = 'seven green boats'
      await createAccount(ctx, { email: 'b@padma.example', name: 'B', password, role: 'admin' })
      const actor = { kind: 'account', role: 'admin', name: 'Asha', sessionId: '' } as const
      const keyOf = async (role: (typeof roles)[number]) =>
        (
          await ground
            .as({ ...actor, id: asha })
            .write((w) => createApiKey(w, { name: role, role }))
        ).key
      const [student, moderator, admin] = await Promise.all(roles.map(keyOf))
      keys = { student, moderator, admin } as typeof keys
    })
    const open = async () => {
      const answers = await Promise.all(roles.map((role) => ask(keys[role])))
      return roles.filter((_, index) => answers[index] !== 'session.required')
    }
    const revoked = async () =>
      (await ctx.read(listApiKeys)).filter(({ revokedAt }) => revokedAt !== null).length

    test('is disabled end for good', async () => {
      expect(await open()).toEqual(roles)
      await ctx.write((w) => disableAccount(w, { accountId: asha }))
      expect(await open()).toEqual([])
      expect(await revoked()).toBe(3)
      await ctx.write((w) => enableAccount(w, { accountId: asha }))
      expect(await open()).toEqual([])
    })

    test('is deleted end', async () => {
      await ctx.write((w) => deleteAccount(w, { accountId: asha }))
      expect(await open()).toEqual([])
      expect(await revoked()).toBe(3)
    })

    test('gets a lesser role end where they may more than that', async () => {
      await ctx.write((w) => changeRole(w, { accountId: asha, role: 'moderator' }))
      expect(await open()).toEqual(['student', 'moderator'])
      expect(await revoked()).toBe(1)
      await ctx.write((w) => changeRole(w, { accountId: asha, role: 'admin' }))
      expect(await open()).toEqual(['student', 'moderator'])
    })

    test('was shut out before that ended keys, or made them with a key, have no key either', async () => {
      await ground.force('accounts', { disabledAt: runtime.clock.now() })
      expect(await open()).toEqual([])
      await ground.force('accounts', { disabledAt: null })
      expect(await open()).toEqual(roles)
      await ground.force('apiKeys', { createdBy: runtime.ids.uuid() })
      expect(await open()).toEqual([])
    })
  })

  test('making and revoking are noted, revoking once', async () => {
    const { apiKey } = await make()
    const revoke = () => ctx.write((w) => revokeApiKey(w, { apiKeyId: apiKey.id }))
    await revoke()
    await revoke()
    expect((await ground.events()).map(({ action, subject }) => [action, subject])).toEqual([
      ['api_key.revoked', `api_key:${apiKey.id}`],
      ['api_key.created', `api_key:${apiKey.id}`],
    ])
    const unknown = ctx.write((w) => revokeApiKey(w, { apiKeyId: runtime.ids.uuid() }))
    expect(await outcomeOf(unknown)).toBe('api_key.not_found')
  })
})
