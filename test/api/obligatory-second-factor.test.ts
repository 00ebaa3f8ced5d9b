import { beforeEach, describe, expect, test } from 'vitest'
import { type AnyEndpoint, endpoints } from '#api'
import { beginSecondFactor, turnOnSecondFactor } from '#modules/accounts'
import { chooseSettings } from '#test/choose-settings'
import { oneTimeCode, secretIn } from '#test/one-time-codes'
import { adminCredentials, startTestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'

describe.each(engines)('a second factor that staff have to have, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let amina: string
  let mita: string
  let sadia: string
  beforeEach(async () => {
    await app.addPerson('moderator', 'mita@padma.example')
    await app.addPerson('student', 'sadia@padma.example')
    amina = await app.signIn(adminCredentials.email)
    mita = await app.signIn('mita@padma.example')
    sadia = await app.signIn('sadia@padma.example')
  })

  const ask = () => chooseSettings(app, { staffSecondFactor: true })
  const get = (path: string, cookie: string, method = 'GET') =>
    app.request(path, { method, headers: { cookie, 'sec-fetch-site': 'same-origin' } })
  const turnOn = async (cookie: string) => {
    const ctx = app.as(await app.who(cookie))
    const { address } = await beginSecondFactor(ctx, { issuer: 'Padma' })
    const code = await oneTimeCode(secretIn(address), app.clock.now())
    await turnOnSecondFactor(ctx, { code })
  }

  test('leads staff without one to set it up, once the setting is on, and lets them do nothing else', async () => {
    expect((await get('/api/v1/records', mita)).status).toBe(200)
    await ask()
    for (const cookie of [amina, mita]) {
      for (const path of ['/dashboard', '/account', '/account/password']) {
        const answer = await get(path, cookie)
        expect(`${path} ${answer.headers.get('location')}`).toBe(`${path} /account/second-factor`)
      }
      const page = await get('/account/second-factor', cookie)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('This organisation requires it for staff.')
      expect((await get('/', cookie)).status).toBe(200)
    }
    const closed = (endpoints as readonly AnyEndpoint[]).filter(
      ({ permission }) => permission !== 'public',
    )
    for (const { method, path } of closed) {
      const address = `/api/v1${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`
      const answer = await get(address, amina, method)
      const { code } = await answer.json()
      expect(`${method} ${path} ${code}`).toBe(`${method} ${path} session.second_factor_owed`)
    }
    const image = await get(`/api/v1/documents/${crypto.randomUUID()}/image`, amina)
    expect(await image.json()).toMatchObject({ code: 'session.second_factor_owed' })
    expect(await app.actions()).not.toContain('request.refused')
  })

  test('lets even the last admin set it up, and everything goes on at once', async () => {
    await ask()
    await turnOn(amina)
    expect((await get('/api/v1/accounts', amina)).status).toBe(200)
    expect((await get('/account', amina)).status).toBe(200)
    expect((await get('/api/v1/records', mita)).status).toBe(403)
    expect((await get('/api/v1/session', mita, 'DELETE')).status).toBe(204)
  })

  test('asks neither students nor API keys', async () => {
    await ask()
    expect((await get('/account', sadia)).status).toBe(200)
    expect((await get('/api/v1/session', sadia)).status).toBe(200)
    const key = await app.key('admin')
    expect((await app.call('GET', '/accounts', { key })).status).toBe(200)
  })
})
