import { describe, expect, test } from 'vitest'
import { bringCase } from '#modules/desk'
import { addRecord, deleteRecord, getRecord } from '#modules/records'
import type { Actor } from '#platform/context'
import { candidate } from '#test/candidates'
import { mistake } from '#test/mistakes'
import { startTestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'

describe.each(engines)('what staff are told in the dashboard, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const key = await app.key('admin')
  const { accounts } = await app.json('GET', '/accounts', { key })
  const amina: { id: string; cookie: string } = {
    id: accounts[0].id,
    cookie: await app.signIn('amina@padma.example'),
  }

  const person = async (role: 'admin' | 'moderator', name: string) => {
    const email = `${name}@padma.example`
    const { id } = await app.addPerson(role, email)
    return { id, cookie: await app.signIn(email) }
  }
  const entered = async (name: string) => {
    const by: Actor = { kind: 'account', id: mita.id, role: 'moderator', name: '', sessionId: '' }
    return (await app.as(by).write((ctx) => addRecord(ctx, candidate({ name })))).id
  }
  const ask = (who: { cookie: string }, method: string, path: string, body?: object, version = 1) =>
    app.call(method, path, { cookie: who.cookie, version, body })
  const told = async (who: { cookie: string }) => {
    const list = await (await ask(who, 'GET', '/my/notifications')).json()
    const kinds = list.notifications.map(({ kind }: { kind: string }) => kind)
    return { ...list, kinds }
  }
  const count = async (who: { cookie: string }) =>
    (await (await ask(who, 'GET', '/counts')).json()).notifications

  const karim = await person('admin', 'karim')
  const mita = await person('moderator', 'mita')
  const record = await entered('Rahima Khatun')

  test('the author hears that a record came back or was approved, and who did it', async () => {
    await ask(amina, 'POST', `/records/${record}/return`, { reason: 'Write the whole address' })
    app.clock.move(1000)
    const { version } = await app.as(people.amina).read((ctx) => getRecord(ctx, record))
    const address = { address: 'House 8, Road 3, Cumilla' }
    await ask(mita, 'PATCH', `/records/${record}`, address, version)
    const now = await app.as(people.amina).read((ctx) => getRecord(ctx, record))
    expect((await ask(amina, 'POST', `/records/${record}/approve`, {}, now.version)).status).toBe(
      200,
    )
    const { kinds, notifications, people: names } = await told(mita)
    expect(kinds).toEqual(['approved', 'returned'])
    expect(notifications[0]).toMatchObject({
      recordId: record,
      name: 'Rahima Khatun',
      readAt: null,
    })
    expect(names[notifications[0].madeBy]).toBe('Amina Rahman')
    expect(await count(mita)).toBe(2)
    expect(await count(amina)).toBe(0)
  })

  test('who is mentioned or given a record hears of it, and nobody of the own deeds', async () => {
    app.clock.move(1000)
    const note = { text: 'Please call her', mentions: [amina.id, mita.id] }
    await ask(amina, 'POST', `/records/${record}/notes`, note)
    await ask(amina, 'PUT', `/records/${record}/assignee`, { to: mita.id })
    expect((await told(mita)).kinds.slice(0, 2).toSorted()).toEqual(['assigned', 'mentioned'])
    expect((await told(amina)).total).toBe(0)
  })

  test('each admin hears of a reported mistake and of a concern; of a concern no moderator', async () => {
    const of = mistake('detail:name')
    const concern = { kind: 'concern', text: 'A stranger sold me a document.' }
    await app
      .as({ kind: 'anonymous' })
      .write((ctx) => bringCase(ctx, { recordId: record, kinds: null }, of))
    app.clock.move(1000)
    await app.call('POST', '/cases', { body: concern })
    for (const admin of [amina, karim]) expect((await told(admin)).kinds).toEqual(['case', 'case'])
    expect((await told(mita)).kinds).not.toContain('case')
  })

  test('what was read stays read, and only one’s own', async () => {
    const [first] = (await told(karim)).notifications
    await ask(mita, 'POST', '/my/notifications/read', { ids: [first.id] })
    expect(await count(karim)).toBe(2)
    await ask(karim, 'POST', '/my/notifications/read', { ids: [first.id] })
    expect(await count(karim)).toBe(1)
    expect((await ask(karim, 'POST', '/my/notifications/read', { ids: null })).status).toBe(204)
    expect(await count(karim)).toBe(0)
    expect(await count(amina)).toBe(2)
  })

  test('of a record that is gone for the person nothing is told any more', async () => {
    const other = await entered('Nobody Now')
    await ask(amina, 'PUT', `/records/${other}/assignee`, { to: mita.id })
    expect((await told(mita)).notifications[0]).toMatchObject({ name: 'Nobody Now' })
    const before = await count(mita)
    await app.as(people.amina).write((ctx) => deleteRecord(ctx, { recordId: other, version: 1 }))
    expect(JSON.stringify(await told(mita))).not.toContain('Nobody Now')
    expect(await count(mita)).toBe(before - 1)
  })
})
