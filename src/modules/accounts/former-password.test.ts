import { beforeEach, describe, expect, test } from 'vitest'
import type { ActionContext } from '#platform/context'
import { oneTimeCode, secretIn } from '#test/one-time-codes'
import { outcomeOf } from '#test/outcome-of'
import { engines } from '#test/test-runtime'
import { makeLink } from './account-links.ts'
import {
  beginSecondFactor,
  beginSignIn,
  changeOwnPassword,
  finishSignIn,
  resetByLink,
  resetLinkWorks,
  resetPassword,
  turnOnSecondFactor,
} from './index.server.ts'
import { address, asha, emptyGround } from './test-ground.ts'

const fresh = 'nine blue kites'
const organisation: string[] = []

describe.each(engines)('after the password has changed, on %s', async (engine) => {
  const ground = await emptyGround(engine)
  const { runtime, accounts, anonymous, byHand } = ground
  let owner: ActionContext
  let accountId: string
  beforeEach(async () => {
    accountId = (await ground.addAsha()).id
    owner = ground.as({
      ...{ kind: 'account', id: accountId, role: 'admin', name: 'Asha', sessionId: '' },
    })
  })

  const changes: [name: string, change: () => Promise<unknown>][] = [
    [
      'by its owner',
      () => changeOwnPassword(owner, { current: asha.password, password: fresh, organisation }),
    ],
    ['by hand', () => resetPassword(byHand, { email: asha.email, password: fresh, organisation })],
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
    expect(await outcomeOf(resetByLink(anonymous, again))).toBe('account.link_ended')
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
    expect(await outcomeOf(finished)).toBe('session.step_ended')
  })
})
