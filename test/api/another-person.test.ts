import { describe, expect, test } from 'vitest'
import type { KeyScope } from '#modules/accounts/forms.schema'
import { bringCase } from '#modules/desk'
import { minute } from '#platform/clock'
import { candidate } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { mistake } from '#test/mistakes'
import { adminCredentials, startTestApp } from '#test/test-app'
import { engines, forEachTest } from '#test/test-runtime'

/** With what somebody asks: as the signed-in person, or with a key that this person made. */
type Way = 'session' | 'key'
const ways: readonly [Way, Way][] = [
  ['session', 'session'],
  ['session', 'key'],
  ['key', 'session'],
  ['key', 'key'],
]

describe.each(engines)('a key is the person who made it, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))

  /** An admin with a session, and what they send it or a key of theirs with. */
  async function admin(email: string) {
    if (email !== adminCredentials.email) await app.addPerson('admin', email)
    const cookie = await app.signIn(email)
    const { id } = await app.json('GET', '/session', { cookie })
    const keyOf = async (scope: KeyScope | null = null) => {
      const body = { name: `${email} ${scope}`, role: 'admin', scope }
      return (await app.json('POST', '/api-keys', { cookie, body })) as {
        key: string
        apiKey: { id: string }
      }
    }
    const { key } = await keyOf()
    return { id, cookie, keyOf, by: (way: Way) => (way === 'key' ? { key } : { cookie }) }
  }
  const amina = () => admin(adminCredentials.email)
  const bashir = () => admin('bashir@padma.example')
  type Admin = Awaited<ReturnType<typeof admin>>

  const enter = (who: Admin, way: Way) =>
    app.answer('POST', '/records', { ...who.by(way), body: candidate() })
  const approve = ({ id, version }: { id: string; version: number }, who: Admin, way: Way) =>
    app.answer('POST', `/records/${id}/approve`, { ...who.by(way), version })

  test.each(ways)(
    'who enters by %s does not approve by %s, a colleague does',
    async (one, other) => {
      await chooseSettings(app, { secondPersonApproval: true })
      const [a, b] = [await amina(), await bashir()]
      const record = await enter(a, one)
      expect(record.state).toBe('pending')
      const refused = { status: 403, code: 'record.second_person', who: [{ id: b.id }] }
      expect(await approve(record, a, other)).toMatchObject(refused)
      const review = await app.json('GET', `/records/${record.id}/review`, a.by(other))
      expect(review.mayApprove).toMatchObject({
        may: false,
        reason: refused.code,
        who: refused.who,
      })
      const many = { action: 'approve', records: [{ id: record.id, version: record.version }] }
      const bulk = await app.json('POST', '/bulk-changes', { ...a.by(other), body: many })
      expect(bulk.problems).toMatchObject([{ code: refused.code }])
      expect(await approve(record, b, other)).toMatchObject({ status: 200, state: 'approved' })
    },
  )

  test('the keys of the command line are all one person, whoever runs the server', async () => {
    await chooseSettings(app, { secondPersonApproval: true })
    const [one, other] = [await app.key('admin', null), await app.key('admin', null)]
    const record = await app.json('POST', '/records', { key: one, body: candidate() })
    const asked = { key: other, version: record.version }
    expect((await app.answer('POST', `/records/${record.id}/approve`, asked)).status).toBe(403)
    expect(await approve(record, await amina(), 'session')).toMatchObject({ status: 200 })
  })

  test.each(ways)(
    'what is entered by %s is not decided by %s where it is called wrong',
    async (...at) => {
      const [one, other] = at
      const [a, b] = [await amina(), await bashir()]
      const { id: recordId } = await enter(a, one)
      const wrong = mistake('detail:name', 'Rahima Begum')
      const { id } = await app.anybody.write((ctx) =>
        bringCase(ctx, { recordId, kinds: null }, wrong),
      )
      const answer = (who: Admin, result: string) => {
        const text = { sentences: [{ key: 'reason_same' }], own: 'Your passport says so' }
        const body = { kind: 'mistake', result, ...(result === 'declined' ? { text } : {}) }
        return app.answer('POST', `/cases/${id}/answer`, { ...who.by(other), body })
      }
      const refused = { status: 403, code: 'case.second_person', who: [{ id: b.id }] }
      for (const result of ['accepted', 'declined']) {
        expect(await answer(a, result)).toMatchObject(refused)
        const { verdicts } = await app.json('GET', `/cases/${id}`, a.by(other))
        expect(verdicts[result]).toMatchObject({
          may: false,
          reason: refused.code,
          who: refused.who,
        })
      }
      expect(await answer(b, 'declined')).toMatchObject({ status: 200, result: 'declined' })
    },
  )

  test.each(ways)(
    'what is returned by %s is submitted again when its author corrects it by %s',
    async (...at) => {
      const [one, other] = at
      await chooseSettings(app, { secondPersonApproval: true })
      const [a, b] = [await amina(), await bashir()]
      const { id, version } = await enter(a, one)
      const body = {
        reason: 'The name is not that of the passport',
      }
      const returned = await app.answer('POST', `/records/${id}/return`, {
        ...b.by(other),
        version,
        body,
      })
      expect(returned).toMatchObject({ status: 200, state: 'returned' })
      const told = await app.json('GET', '/my/notifications', a.by('session'))
      expect(told.notifications).toMatchObject([{ kind: 'returned', recordId: id }])
      const changes = { version: returned.version, body: { name: 'Rahima Begum' } }
      const changed = await app.answer('PATCH', `/records/${id}`, { ...a.by(other), ...changes })
      expect(changed).toMatchObject({ status: 200, state: 'pending' })
    },
  )

  test.each(ways)(
    'many records that were hidden by %s are shown again by %s of the same person',
    async (...at) => {
      const [one, other] = at
      const [a, b] = [await amina(), await bashir()]
      const { id, version } = await enter(a, one)
      const body = { action: 'hide', records: [{ id, version }] }
      const { id: change } = await app.json('POST', '/bulk-changes', { ...a.by(one), body })
      const undo = (who: Admin) => app.answer('POST', `/bulk-changes/${change}/undo`, who.by(other))
      expect(await undo(b)).toMatchObject({ status: 404 })
      expect(await undo(a)).toMatchObject({ status: 200, changed: [{ id }] })
    },
  )

  describe('about accounts', () => {
    const own = (id: string) =>
      [
        ['PATCH', `/accounts/${id}`, { role: 'moderator' }],
        ['PATCH', `/accounts/${id}`, { disabled: true }],
        ['DELETE', `/accounts/${id}`, undefined],
        ['POST', `/accounts/${id}/reset-link`, undefined],
        ['DELETE', `/accounts/${id}/second-factor`, undefined],
      ] as const

    test('a key does nothing to the account of its maker', async () => {
      const [a, b] = [await amina(), await bashir()]
      const { key } = await a.keyOf('accounts')
      for (const [method, path, body] of own(a.id))
        for (const by of [{ key }, { cookie: a.cookie }])
          expect(await app.answer(method, path, { ...by, body }), path).toMatchObject({
            status: 409,
            code: 'account.own',
          })
      const link = await app.answer('POST', `/accounts/${b.id}/reset-link`, { key })
      expect(link.status).toBe(201)
    })

    test('ends sessions only if it was made for accounts', async () => {
      const [a, b] = [await amina(), await bashir()]
      const { sessions } = await app.json('GET', `/accounts/${b.id}/sessions`, a.by('key'))
      const paths = [`/accounts/${b.id}/sessions`, `/accounts/${b.id}/sessions/${sessions[0].id}`]
      for (const path of paths)
        expect(await app.answer('DELETE', path, a.by('key'))).toMatchObject({
          status: 403,
          code: 'api_key.scope_missing',
        })
      expect((await app.call('GET', '/session', { cookie: b.cookie })).status).toBe(200)
      const { key } = await a.keyOf('accounts')
      expect((await app.call('DELETE', `/accounts/${b.id}/sessions`, { key })).status).toBe(204)
      expect((await app.call('GET', '/session', { cookie: b.cookie })).status).toBe(401)
    })

    const given: Record<string, (by: object, to: string) => Promise<string>> = {
      'a link for a new password': async (by, to) =>
        (await app.json('POST', `/accounts/${to}/reset-link`, by)).link,
      'an invitation': async (by) =>
        (await app.json('POST', '/invites', { ...by, body: { role: 'admin' } })).link,
    }
    const ends: Record<string, (a: Admin, id: string) => Promise<Response>> = {
      'is disabled': (a, id) =>
        app.call('PATCH', `/accounts/${id}`, { cookie: a.cookie, body: { disabled: true } }),
      'becomes a moderator': (a, id) =>
        app.call('PATCH', `/accounts/${id}`, { cookie: a.cookie, body: { role: 'moderator' } }),
      'is deleted': (a, id) => app.call('DELETE', `/accounts/${id}`, { cookie: a.cookie }),
    }
    const opens = async (link: string) => {
      const page = await app.request(new URL(link).pathname)
      return page.status === 200 && (await page.text()).includes('name="password"')
    }
    const table = Object.keys(given).flatMap((what) => Object.keys(ends).map((end) => [what, end]))

    test.each(table)(
      '%s dies when its maker %s, whether a session or a key made it',
      async (...of) => {
        const [what = '', end = ''] = of
        const [a, b] = [await amina(), await bashir()]
        const links: string[] = []
        for (const [email, by] of [
          ['sadia@padma.example', { key: (await b.keyOf('accounts')).key }],
          ['nurul@padma.example', { cookie: b.cookie }],
        ] as const) {
          const { id: to } = await app.addPerson('student', email)
          links.push((await given[what]?.(by, to)) as string)
        }
        for (const link of links) expect(await opens(link)).toBe(true)
        expect((await ends[end]?.(a, b.id))?.ok).toBe(true)
        for (const link of links) expect(await opens(link)).toBe(false)
      },
    )

    test('a link dies with the key that made it', async () => {
      const a = await amina()
      const { id: to } = await app.addPerson('student', 'sadia@padma.example')
      const { key, apiKey } = await a.keyOf('accounts')
      const link = (await given['a link for a new password']?.({ key }, to)) as string
      expect(await opens(link)).toBe(true)
      await app.call('DELETE', `/api-keys/${apiKey.id}`, { cookie: a.cookie })
      expect(await opens(link)).toBe(false)
    })
  })

  test('a page that was opened as one person sends nothing as another', async () => {
    const [a, b] = [await amina(), await bashir()]
    const send = (meant: string) =>
      app.request('/api/v1/my/daily-summary', {
        method: 'PUT',
        headers: {
          ...{ cookie: a.cookie, 'content-type': 'application/json' },
          ...{ 'sec-fetch-site': 'same-origin', 'x-acting-as': meant },
        },
        body: JSON.stringify({ isWanted: true }),
      })
    expect((await send(b.id)).status).toBe(409)
    expect((await (await send(b.id)).json()).code).toBe('session.other_person')
    app.clock.move(minute)
    expect((await send(a.id)).status).toBe(200)
  })
})
