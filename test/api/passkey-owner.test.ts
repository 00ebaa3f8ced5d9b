import { describe, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { type PasskeyDevice, passkeyDevice } from '#test/passkey-device'
import { adminCredentials, startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

const { password } = adminCredentials
const origin = 'http://localhost:3000'
const handleOf = (text: string) => Buffer.from(text).toString('base64url')

describe.each(engines)('whom a passkey names, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })

  const cookiesOf = (answer: Response) =>
    answer.headers.getSetCookie().map((each) => each.split(';')[0])
  const post = (path: string, body: object, cookies: readonly (string | undefined)[]) =>
    app.call('POST', path, { cookie: cookies.join('; '), body })

  /** Somebody with a device, signed in. */
  interface Owner {
    id: string
    cookie: string
    device: PasskeyDevice
  }
  const owner = await ownerCalled('owner')
  const other = await ownerCalled('other')
  const without = await app.addPerson('student', 'without@padma.example')
  // What was proved at signing in is over, so that a proof is asked for.
  app.clock.move(6 * minute)

  async function ownerCalled(name: string): Promise<Owner> {
    const { id, email } = await app.addPerson('admin', `${name}@padma.example`)
    const cookie = await app.signIn(email)
    const device = passkeyDevice({ origin })
    const asked = await post('/my/passkey-options', { password }, [cookie])
    const response = device.create((await asked.json()) as never)
    const kept = await post('/my/passkeys', { response }, [cookie, ...cookiesOf(asked)])
    expect(kept.status).toBe(204)
    return { id, cookie, device }
  }
  type Handle = string | null | { of: unknown }
  /** Both ways in which a passkey proves something; each answers whether it did. */
  const ways = {
    'signing in': async (handle: Handle) => {
      const asked = await post('/session/passkey-options', {}, [])
      const { status } = await post(
        '/session/passkey',
        { response: answerOf(await asked.json(), handle) },
        cookiesOf(asked),
      )
      return status === 204
    },
    confirming: async (handle: Handle) => {
      const asked = await post('/session/passkey-options', {}, [])
      const held = [owner.cookie, ...cookiesOf(asked)]
      const passkey = answerOf(await asked.json(), handle)
      const { status } = await post('/session/confirm', { passkey }, held)
      const body = { name: 'Website', role: 'student' }
      const made = await post('/api-keys', body, [owner.cookie])
      expect(made.status).toBe(status === 204 ? 201 : 403)
      return status === 204
    },
  }
  /** What the owner's own device answers, with this in place of its owner's handle. */
  function answerOf(question: unknown, handle: Handle) {
    const { device } = owner
    device.userHandle = typeof handle === 'string' ? handle : null
    const answer = device.get(question as never)
    if (handle !== null && typeof handle === 'object') answer.response.userHandle = handle.of
    return answer
  }

  const sessions = async () =>
    (await app.runtime.database.reader.selectFrom('sessions').select('id').execute()).length

  test.each(Object.entries(ways))(
    '%s takes the owner, and no answer that names another or nobody, which opens no session',
    async (_, prove) => {
      const own = handleOf(owner.id)
      const before = await sessions()
      const refused: [string, Handle][] = [
        ['another owner', handleOf(other.id)],
        ['somebody without a passkey', handleOf(without.id)],
        ['nobody', null],
        ['null', { of: null }],
        ['an empty one', ''],
        ['no text', { of: 7 }],
        ['a list', { of: [own] }],
        ['a sign that no handle has', `${own}!`],
        ['a longer one than there is', 'a'.repeat(87)],
      ]
      for (const [name, handle] of refused) expect(await prove(handle), name).toBe(false)
      expect(await sessions()).toBe(before)
      expect(await prove(own)).toBe(true)
    },
  )
})
