import { describe, expect, test } from 'vitest'
import { type Actor, system } from '#platform/context'
import { outcomeOf } from '#test/outcome-of'
import { engines } from '#test/test-runtime'
import {
  changeRole,
  deleteAccount,
  disableAccount,
  enableAccount,
  getAccount,
  refuseUnlessMay,
  resetPassword,
} from './index.server.ts'
import { emptyGround } from './test-ground.ts'

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
    const tries = [
      ctx.write((w) => changeRole(w, { accountId, role: 'admin' })),
      ctx.write((w) => disableAccount(w, { accountId })),
      ctx.write((w) => enableAccount(w, { accountId })),
      ctx.write((w) => deleteAccount(w, { accountId })),
      resetPassword(ctx, {
        email: 'nobody@padma.example',
        password: 'seven green boats',
        organisation: [],
      }),
    ]
    for (const code of await Promise.all(tries.map(outcomeOf)))
      expect(code).toBe('account.not_found')
  })
})

test('a permission is refused in the terms of who asks', () => {
  const code = (actor: Actor) => {
    try {
      refuseUnlessMay(actor, 'records:approve')
      return 'may'
    } catch (error) {
      return (error as { code: string }).code
    }
  }
  const account = { kind: 'account', id: '1', name: 'Asha', sessionId: '2' } as const
  const key = { kind: 'api_key', id: '3', name: 'Website', scope: null } as const
  expect(code({ kind: 'anonymous' })).toBe('session.required')
  expect(code({ ...account, role: 'student' })).toBe('session.forbidden')
  expect(code({ ...key, role: 'moderator' })).toBe('session.forbidden')
  expect(code({ ...account, role: 'admin' })).toBe('may')
  expect(code({ ...key, role: 'admin' })).toBe('may')
  expect(code(system)).toBe('may')
})
