import { beforeEach, describe, expect, test } from 'vitest'
import { type AnyEndpoint, endpoints } from '#api'
import { minute } from '#platform/clock'
import { adminCredentials, startTestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'
import { levels } from './levels.ts'

const { email, password } = adminCredentials

test('what has a star in the table of levels wants a recent sign-in', () => {
  const declared = (endpoints as readonly AnyEndpoint[])
    .filter(({ recentSignIn }) => recentSignIn !== undefined)
    .map(({ method, path }) => `${method} ${path}`)
  const starred = levels.filter(({ wantsSignIn }) => wantsSignIn).map(({ name }) => name)
  expect(declared.toSorted()).toEqual(starred.toSorted())
})

describe.each(engines)('giving the password again, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let cookie: string
  beforeEach(async () => {
    cookie = await app.signIn(email)
  })

  const send = async (method: string, path: string, body?: object, cookies = cookie) => {
    const response = await app.call(method, path, { cookie: cookies, body, version: 1 })
    const text = await response.text()
    const answer = text === '' ? {} : JSON.parse(text)
    return { status: response.status, code: answer.code, answer, response }
  }
  const makeKey = () => send('POST', '/api-keys', { name: 'Website', role: 'moderator' })
  const confirm = (given: object) => send('POST', '/session/confirm', given)

  test('within 5 minutes of signing in nothing is asked, afterwards it is, and nothing was done', async () => {
    app.clock.move(5 * minute - 1)
    expect((await makeKey()).status).toBe(201)
    app.clock.move(1)
    expect(await makeKey()).toMatchObject({ status: 403, code: 'session.confirm_required' })
    const { answer } = await send('GET', '/api-keys')
    expect(answer.apiKeys).toHaveLength(1)
    expect(await app.actions()).not.toContain('request.refused')
  })

  test('with the password it goes on for 5 minutes more, in this session only', async () => {
    const other = await app.signIn(email)
    app.clock.move(6 * minute)
    expect((await confirm({ password })).status).toBe(204)
    app.clock.move(4 * minute)
    expect((await makeKey()).status).toBe(201)
    const elsewhere = await send('DELETE', `/api-keys/${crypto.randomUUID()}`, undefined, other)
    expect(elsewhere.code).toBe('session.confirm_required')
    app.clock.move(minute)
    expect((await makeKey()).code).toBe('session.confirm_required')
    expect(await app.actions()).toContain('account.confirmed')
  })

  test('originals and new access codes ask once in 15 minutes of work', async () => {
    const nobody = crypto.randomUUID()
    const of = `/records/${nobody}`
    const gets = [`/documents/${nobody}/original`, `${of}/file.pdf`, `${of}/originals.zip`]
    const work = async () => {
      const codes = [...gets.map((path) => send('GET', path)), send('POST', `${of}/access-code`)]
      return (await Promise.all(codes)).map(({ code }) => code)
    }
    const found = ['document.not_found', ...Array(3).fill('record.not_found')]
    const asked = Array(4).fill('session.confirm_required')
    app.clock.move(15 * minute - 1)
    expect(await work()).toEqual(found)
    app.clock.move(1)
    expect(await work()).toEqual(asked)
    expect((await send('POST', `${of}/access-code`)).answer.title).toMatch(/15 minutes/)
    await confirm({ password })
    app.clock.move(14 * minute)
    expect(await work()).toEqual(found)
    app.clock.move(minute)
    expect(await work()).toEqual(asked)
  })

  test('a wrong password is refused beside its field, noted, and counted as signing in is', async () => {
    app.clock.move(6 * minute)
    const wrong = await confirm({ password: 'seven loud river boats' })
    expect(wrong).toMatchObject({ status: 422, code: 'account.wrong_password' })
    expect(wrong.answer.fields).toMatchObject([
      { path: 'password', message: 'This is not your password. Check it and try again.' },
    ])
    expect((await makeKey()).code).toBe('session.confirm_required')
    expect(await app.actions()).toContain('account.confirm_failed')
    for (let tries = 1; tries < 5; tries += 1) await confirm({ password: 'x' })
    expect((await confirm({ password })).status).toBe(429)
    expect((await send('POST', '/session', { email, password })).status).toBe(429)
  })

  test('nothing or both proofs at once are no proof', async () => {
    expect((await confirm({})).answer.fields).toMatchObject([
      { path: 'password', message: 'Password is required' },
    ])
    expect((await confirm({ password, passkey: {} })).status).toBe(422)
  })

  test('only the setting for a second person asks, not the telephone number', async () => {
    app.clock.move(6 * minute)
    const change = (body: object) => send('PATCH', '/organisation', body)
    expect((await change({ secondPersonApproval: true })).code).toBe('session.confirm_required')
    expect((await change({ telephones: ['+880255550100'] })).status).toBe(200)
  })

  test('a key for it is never asked, and cannot confirm anything', async () => {
    const key = await app.key('admin', 'accounts')
    app.clock.move(60 * minute)
    const body = { role: 'student' }
    const made = await app.call('POST', '/invites', { key, body })
    expect(made.status).toBe(201)
    const refused = await app.call('POST', '/session/confirm', { key, body: { password } })
    expect(await refused.json()).toMatchObject({ code: 'account.not_a_person' })
  })
})
