import { beforeEach, describe, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { chooseSettings } from '#test/choose-settings'
import { adminCredentials, startTestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'

describe.each(engines)("an admin's view of sessions, on %s", (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let key: string
  beforeEach(async () => {
    key = await app.key('admin', 'accounts')
  })

  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0'
  const whoIs = (cookie: string, agent = windows) =>
    app.request('/api/v1/session', { headers: { cookie, 'user-agent': agent } })

  const mita = 'mita@padma.example'
  const sessions = async (id: string) =>
    (await app.json('GET', `/accounts/${id}/sessions`, { key })).sessions

  test('shows the device and ends one or all, at once', async () => {
    const { id } = await app.addPerson('moderator', mita)
    const [one, two] = [await app.signIn(mita), await app.signIn(mita)]
    await whoIs(one)
    await whoIs(two, 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36')
    const ofDevice = (device: string) => expect.objectContaining({ device })
    const listed = await sessions(id)
    expect(listed).toHaveLength(2)
    expect(listed).toContainEqual(ofDevice('Chrome on Android'))
    const first = listed.find(({ device }: { device: string }) => device === 'Firefox on Windows')
    await app.call('DELETE', `/accounts/${id}/sessions/${first.id}`, { key })
    expect([(await whoIs(one)).status, (await whoIs(two)).status]).toEqual([401, 200])
    await app.call('DELETE', `/accounts/${id}/sessions`, { key })
    expect((await whoIs(two)).status).toBe(401)
    expect(await sessions(id)).toEqual([])
  })

  test('shows none that has ended by the shorter lengths of the organisation', async () => {
    const { id } = await app.addPerson('moderator', mita)
    await chooseSettings(app, { sessionIdleMinutes: 5, sessionLongestHours: 1 })
    const first = await app.signIn(mita)
    app.clock.move(6 * minute)
    const here = await app.signIn(mita)
    expect((await whoIs(first)).status).toBe(401)
    expect(await sessions(id)).toHaveLength(1)
    const own = await app.request('/account', { headers: { cookie: here } })
    expect(await own.text()).not.toContain('/account/sessions/')
    for (let n = 0; n < 14; n += 1) {
      app.clock.move(4 * minute)
      await whoIs(here)
    }
    expect(await sessions(id)).toHaveLength(1)
    app.clock.move(4 * minute)
    expect(await sessions(id)).toEqual([])
  })

  test("one's own session stays when all are ended", async () => {
    const here = await app.signIn(adminCredentials.email)
    const there = await app.signIn(adminCredentials.email)
    const { id } = await (await whoIs(here)).json()
    await app.call('DELETE', `/accounts/${id}/sessions`, { cookie: here })
    expect([(await whoIs(here)).status, (await whoIs(there)).status]).toEqual([200, 401])
  })

  test("a session of somebody else's is not ended by the address of another account", async () => {
    const { id } = await app.addPerson('student', 'sadia@padma.example')
    const cookie = await app.signIn(adminCredentials.email)
    const me = await (await whoIs(cookie)).json()
    const [own] = await sessions(me.id)
    await app.call('DELETE', `/accounts/${id}/sessions/${own.id}`, { key })
    expect((await whoIs(cookie)).status).toBe(200)
  })
})
