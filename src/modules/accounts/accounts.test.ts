import { describe, expect, test } from 'vitest'
import type { Actor } from '#platform/context'
import { candorVersion } from '#platform/worker'
import { outcomeOf } from '#test/outcome-of'
import { bothEngines, engines } from '#test/test-runtime'
import { accountListSchema } from './forms.schema.ts'
import {
  accountNames,
  changeRole,
  createAccount,
  createApiKey,
  deleteAccount,
  disableAccount,
  enableAccount,
  getAccount,
  listAccounts,
  resetPassword,
  signIn,
  whoAmI,
} from './index.server.ts'
import { address, emptyGround } from './test-ground.ts'

describe.each(bothEngines)('accounts, on %s', async (engine) => {
  const ground = await emptyGround(engine)
  const { runtime, as, byHand: ctx, person, events } = ground
  const read = (id: string) => ctx.read((r) => getAccount(r, { accountId: id }))

  test('an account is made with its email in lower case, and an audit event without it', async () => {
    const asha = { email: 'Asha@Padma.Example', name: 'Asha', role: 'admin' } as const
    const made = await createAccount(ctx, { ...asha, password: 'seven green boats' })
    expect(made).toMatchObject({
      ...{ email: 'asha@padma.example', name: 'Asha', role: 'admin', disabledAt: null },
      ...{ createdAt: runtime.clock.now(), lastSignInAt: null, emailConfirmed: true },
    })
    expect(made.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    expect(await events()).toEqual([
      {
        action: 'account.created',
        subject: `account:${made.id}`,
        by: 'system',
        details: { role: 'admin' },
      },
    ])
    const again = createAccount(ctx, { ...made, password: 'nine blue kites' })
    expect(await outcomeOf(again)).toBe('account.email_taken')
  })

  test('changing a role is noted with both roles, and once only', async () => {
    const asha = await person('Asha', 'admin')
    const rafi = await person('Rafi', 'student')
    const change = () =>
      as(asha).write((w) => changeRole(w, { accountId: rafi.id, role: 'moderator' }))
    expect(await change()).toMatchObject({ id: rafi.id, role: 'moderator' })
    await change()
    expect(await read(rafi.id)).toMatchObject({ role: 'moderator' })
    expect(await events()).toEqual([
      {
        action: 'account.role_changed',
        subject: `account:${rafi.id}`,
        by: asha.id,
        details: { from: 'student', to: 'moderator' },
      },
    ])
  })

  test('disabling, enabling and deleting are noted, each once', async () => {
    const asha = await person('Asha', 'admin')
    const rafi = await person('Rafi', 'student')
    const target = { accountId: rafi.id }
    const disabled = await as(asha).write((w) => disableAccount(w, target))
    expect(disabled.disabledAt).toBe(runtime.clock.now())
    await as(asha).write((w) => disableAccount(w, target))
    expect((await as(asha).write((w) => enableAccount(w, target))).disabledAt).toBeNull()
    expect(await read(rafi.id)).toMatchObject({ disabledAt: null })
    await as(asha).write((w) => enableAccount(w, target))
    await as(asha).write((w) => deleteAccount(w, target))
    expect(await outcomeOf(read(rafi.id))).toBe('account.not_found')
    const noted = await events()
    expect(new Set(noted.map(({ subject }) => subject))).toEqual(new Set([`account:${rafi.id}`]))
    expect(noted.map(({ action }) => action.split('.')[1])).toEqual([
      ...['deleted', 'enabled', 'disabled'],
    ])
  })

  test('deleting removes the password and the sessions too', async () => {
    const asha = await person('Asha', 'admin')
    const newcomer = { email: 'rafi@padma.example', name: 'Rafi', password: 'seven green boats' }
    const rafi = await createAccount(ctx, { ...newcomer, role: 'student' })
    const typed = { email: newcomer.email, password: newcomer.password, address }
    await signIn(ground.anonymous, ground.accounts, typed)
    expect(await ground.sessions()).toHaveLength(1)
    await as(asha).write((w) => deleteAccount(w, { accountId: rafi.id }))
    expect(await ground.rows('credentials')).toEqual([])
    expect(await ground.sessions()).toEqual([])
  })

  test('the list is searched, filtered and paged, newest first', async () => {
    for (let made = 0; made < 27; made += 1) {
      ground.moveClock(1000)
      await person(`Student${made}`, 'student')
    }
    await person('Per%cent', 'moderator')
    const list = (query: object) => ctx.read((r) => listAccounts(r, accountListSchema.parse(query)))
    const first = await list({})
    expect(first).toMatchObject({ total: 28, from: 0, pageSize: 25 })
    expect(first.accounts).toHaveLength(25)
    expect(first.accounts[1]?.name).toBe('Student26')
    await person('Newest', 'student')
    expect((await list({ cursor: first.next })).accounts.map(({ name }) => name)).toEqual([
      'Student2',
      'Student1',
      'Student0',
    ])
    expect((await list({ search: 'STUDENT26' })).accounts).toHaveLength(1)
    expect((await list({ search: 'student26@padma' })).total).toBe(1)
    expect((await list({ search: '%' })).accounts.map(({ name }) => name)).toEqual(['Per%cent'])
    expect((await list({ search: '_tudent' })).total).toBe(0)
    expect((await list({ role: 'moderator' })).total).toBe(1)
  })

  test('every "entered by" has a name: people, keys, the command line, the deleted', async () => {
    const asha = await person('Asha', 'admin')
    const made = await ctx.write((w) => createApiKey(w, { name: 'Website', role: 'moderator' }))
    const gone = runtime.ids.uuid()
    const ids = [asha.id, made.apiKey.id, 'system', gone, asha.id]
    const names = await accountNames(runtime.database.reader, ids)
    expect(Object.fromEntries(names)).toEqual({
      [asha.id]: 'Asha',
      [made.apiKey.id]: 'Website (API key)',
      system: 'Candor',
      [gone]: 'Deleted account',
    })
    expect(await accountNames(runtime.database.reader, [])).toEqual(new Map())
  })

  test('who am I answers the account as it is now, and tells the version to staff only', async () => {
    const rafi = await person('Rafi', 'student')
    expect(await as(rafi).read(whoAmI)).toEqual({
      id: rafi.id,
      name: 'Rafi',
      email: 'rafi@padma.example',
      role: 'student',
      hasPhoto: false,
      firstPage: null,
      version: null,
    })
    const salma = await person('Salma', 'moderator')
    expect(await as(salma).read(whoAmI)).toMatchObject({ version: candorVersion() })
    expect(await outcomeOf(as({ kind: 'anonymous' }).read(whoAmI))).toBe('session.required')
  })
})

describe.each(engines)('who may not change an account, on %s', async (engine) => {
  const { runtime, as, byHand: ctx, person, events, empty } = await emptyGround(engine)
  const read = (id: string) => ctx.read((r) => getAccount(r, { accountId: id }))

  test('nobody changes or deletes the own account', async () => {
    const asha = await person('Asha', 'admin')
    await person('Rina', 'admin')
    const own = { accountId: asha.id }
    const tries = [
      as(asha).write((w) => changeRole(w, { ...own, role: 'student' })),
      as(asha).write((w) => disableAccount(w, own)),
      as(asha).write((w) => enableAccount(w, own)),
      as(asha).write((w) => deleteAccount(w, own)),
    ]
    for (const code of await Promise.all(tries.map(outcomeOf))) expect(code).toBe('account.own')
    expect(await events()).toEqual([])
  })

  test('the last active admin stays, even when the command line asks', async () => {
    const asha = await person('Asha', 'admin')
    const rina = await person('Rina', 'admin')
    await person('Rafi', 'moderator')
    await as(asha).write((w) => disableAccount(w, { accountId: rina.id }))
    const last = { accountId: asha.id }
    const tries = [
      ctx.write((w) => changeRole(w, { ...last, role: 'moderator' })),
      ctx.write((w) => disableAccount(w, last)),
      ctx.write((w) => deleteAccount(w, last)),
    ]
    for (const code of await Promise.all(tries.map(outcomeOf)))
      expect(code).toBe('account.last_admin')
    expect(await read(asha.id)).toMatchObject({ role: 'admin', disabledAt: null })
    // A disabled admin is not what keeps the installation manageable, and may go.
    expect(await outcomeOf(ctx.write((w) => deleteAccount(w, { accountId: rina.id })))).toBe('done')
  })

  test('two admins who demote, disable or delete each other at once leave one', async () => {
    for (const verb of [changeRole, disableAccount, deleteAccount]) {
      await empty()
      const [asha, rina] = [await person('Asha', 'admin'), await person('Rina', 'admin')]
      const against = (actor: Actor, target: { id: string }) =>
        outcomeOf(
          as(actor).write<unknown>((w) => verb(w, { accountId: target.id, role: 'student' })),
        )
      const answers = await Promise.all([against(asha, rina), against(rina, asha)])
      expect(answers.sort(), verb.name).toEqual(['account.last_admin', 'done'])
    }
  })

  test('what does not exist is refused', async () => {
    const accountId = runtime.ids.uuid()
    const nobody = { email: 'nobody@padma.example' }
    const tries = [
      ctx.write((w) => changeRole(w, { accountId, role: 'admin' })),
      ctx.write((w) => disableAccount(w, { accountId })),
      ctx.write((w) => enableAccount(w, { accountId })),
      ctx.write((w) => deleteAccount(w, { accountId })),
      resetPassword(ctx, { ...nobody, password: 'seven green boats', organisation: [] }),
    ]
    for (const code of await Promise.all(tries.map(outcomeOf)))
      expect(code).toBe('account.not_found')
  })
})
