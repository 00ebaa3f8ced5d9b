import { beforeEach, describe, expect, test } from 'vitest'
import { type ActionContext, actAs, type Runtime, system } from '#platform/context'
import { oneTimeCode, secretIn } from '#test/one-time-codes'
import { engines } from '#test/test-runtime'
import { makeLink } from './account-links.ts'
import {
  type Accounts,
  beginSecondFactor,
  beginSignIn,
  changeOwnPassword,
  createAccount,
  finishSignIn,
  openAccounts,
  resetByLink,
  resetLinkWorks,
  resetPassword,
  turnOnSecondFactor,
} from './index.server.ts'
import { address, asha, openGround, outcomeOfChange } from './test-ground.ts'

const fresh = 'nine blue kites'
const organisation: string[] = []

describe.each(engines)('after the password has changed, on %s', async (engine) => {
  let runtime: Runtime
  let accounts: Accounts
  let anonymous: ActionContext
  let owner: ActionContext
  let accountId: string

  const ground = await openGround(engine)
  beforeEach(async () => {
    runtime = await ground.fresh()
    accounts = openAccounts(runtime)
    anonymous = actAs(runtime, { kind: 'anonymous' })
    const byHand = actAs(runtime, system)
    accountId = (await createAccount(byHand, { ...asha, name: 'Asha', role: 'admin' })).id
    owner = actAs(runtime, {
      ...{ kind: 'account', id: accountId, role: 'admin', name: 'Asha', sessionId: '' },
    })
  })

  const changes: [name: string, change: () => Promise<unknown>][] = [
    [
      'by its owner',
      () => changeOwnPassword(owner, { current: asha.password, password: fresh, organisation }),
    ],
    [
      'by hand',
      () =>
        resetPassword(actAs(runtime, system), { email: asha.email, password: fresh, organisation }),
    ],
    [
      'by a link',
      async () => {
        const token = await newResetToken()
        await resetByLink(anonymous, { token, password: fresh, address, organisation })
      },
    ],
  ]

  async function newResetToken(): Promise<string> {
    const purpose = 'reset'
    return (await owner.write((write) => makeLink(write, { accountId, purpose }))).token
  }

  test.each(changes)('%s: a link from before chooses no other', async (_, change) => {
    const token = await newResetToken()
    expect(await resetLinkWorks(anonymous, { token })).toBe(true)
    await change()
    expect(await resetLinkWorks(anonymous, { token })).toBe(false)
    const again = { token, password: 'six red lanterns', address, organisation }
    expect(await outcomeOfChange(resetByLink(anonymous, again))).toBe('account.link_ended')
  })

  test.each(changes)('%s: a sign-in that waits for its second step ends', async (_, change) => {
    const { address: uri } = await beginSecondFactor(owner, { issuer: 'Padma' })
    const secret = secretIn(uri)
    await turnOnSecondFactor(owner, { code: await oneTimeCode(secret, runtime.clock.now()) })
    const begun = await beginSignIn(anonymous, accounts, { ...asha, address })
    if (begun.kind !== 'second_factor') throw new Error('No second factor was asked for')
    await change()
    const code = await oneTimeCode(secret, runtime.clock.now(), 1)
    const finished = finishSignIn(anonymous, accounts, { token: begun.token, code })
    expect(await outcomeOfChange(finished)).toBe('session.step_ended')
  })
})
