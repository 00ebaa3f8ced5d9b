import { describe, expect, test } from 'vitest'
import { bringCase } from '#modules/desk'
import { addRecord, getRecord } from '#modules/records'
import type { Actor } from '#platform/context'
import { approvedRecord, candidate } from '#test/candidates'
import { mistake } from '#test/mistakes'
import { startTestApp, type TestApp } from '#test/test-app'
import { bothEngines } from '#test/test-runtime'

interface Person {
  id: string
  cookie: string
}

/** Amina and Karim, who are admins, the moderators Mita and Nurul, and ways to enter as Mita and to ask as each. */
async function withStaff(app: TestApp) {
  const key = await app.key('admin')
  const { accounts } = await app.json('GET', '/accounts', { key })
  const amina: Person = { id: accounts[0].id, cookie: await app.signIn('amina@padma.example') }
  const person = async (role: 'admin' | 'moderator', name: string): Promise<Person> => {
    const { id, email } = await app.addPerson(role, `${name}@padma.example`)
    return { id, cookie: await app.signIn(email) }
  }
  const karim = await person('admin', 'karim')
  const mita = await person('moderator', 'mita')
  const nurul = await person('moderator', 'nurul')
  const entered = async (name: string) => {
    const by: Actor = { kind: 'account', id: mita.id, role: 'moderator', name: '', sessionId: '' }
    return (await app.as(by).write((ctx) => addRecord(ctx, candidate({ name })))).id
  }
  const ask = (who: Person, method: string, path: string, body?: object, version = 1) =>
    app.call(method, path, { cookie: who.cookie, version, body })
  return { key, amina, karim, mita, nurul, entered, ask }
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe.each(bothEngines)('notes of staff and who looks after a record, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const { key, amina, mita, nurul, entered, ask } = await withStaff(app)
  const own = await entered('Rahima Khatun')
  const other = (await approvedRecord(app)).id

  const note = (text: string, mentions: string[] = [], id = own) =>
    app.answer('POST', `/records/${id}/notes`, { key, body: { text, mentions } })
  const notes = (id = own) => app.json('GET', `/records/${id}/notes`, { key })
  const assign = (to: string | null) =>
    app.answer('PUT', `/records/${own}/assignee`, { key, body: { to } })
  const assignedTo = async (to: string) =>
    idsOf((await app.json('GET', `/records?assignedTo=${to}`, { key })).records)

  test('a note keeps who wrote it, when, and whom it mentions', async () => {
    const text = 'Ask the office in Cumilla.\nShe calls on Sunday.'
    expect((await note(text, [mita.id])).status).toBe(201)
    app.clock.move(60_000)
    const answer = await ask(mita, 'POST', `/records/${own}/notes`, { text: 'Done' })
    expect(answer.status).toBe(201)
    const { notes: all, people: names, colleagues } = await notes(own)
    expect(all).toMatchObject([
      { text: 'Done', writtenBy: mita.id, mentions: [] },
      { text, mentions: [mita.id] },
    ])
    expect(all[0].writtenAt > all[1].writtenAt).toBe(true)
    expect(names[mita.id]).toBe('mita')
    expect(idsOf(colleagues)).toEqual(expect.arrayContaining([amina.id, mita.id]))
    expect(idsOf(colleagues)).not.toContain(nurul.id)
  })

  test('whom the record does not exist for is neither mentioned nor given it', async () => {
    expect(await note('Look', [nurul.id])).toMatchObject({ code: 'note.not_a_colleague' })
    expect(await assign(nurul.id)).toMatchObject({ code: 'record.not_a_colleague' })
    const tried = await ask(mita, 'PUT', `/records/${own}/assignee`, { to: mita.id })
    expect(tried.status).toBe(403)
  })

  test('a record is looked after by one of them, and the list finds it by that', async () => {
    expect((await assign(mita.id)).status).toBe(200)
    expect((await assign(mita.id)).status).toBe(200)
    expect(await assignedTo(mita.id)).toEqual([own])
    expect(await assignedTo('nobody')).toEqual([other])
    const record = await app.json('GET', `/records/${own}`, { key })
    expect(record).toMatchObject({ assignedTo: mita.id, version: 1 })
    const { events } = await app.json('GET', `/records/${own}/history`, { key })
    const assigned = events.filter(({ action }: { action: string }) => action === 'record.assigned')
    expect(assigned).toMatchObject([{ details: { to: mita.id } }])
    expect(JSON.stringify(events)).not.toContain('Cumilla')
    await assign(null)
    expect(await assignedTo(mita.id)).toEqual([])
  })

  test('a purge takes the notes along', async () => {
    const record = await approvedRecord(app)
    await note('Nobody reads this later', [], record.id)
    await app.purge(record.id)
    const left = await app.rows('recordNotes')
    expect(left.filter(({ recordId }) => recordId === record.id)).toEqual([])
  })
})

describe.each(bothEngines)('what staff are told in the dashboard, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const { amina, karim, mita, entered, ask } = await withStaff(app)
  const record = await entered('Rahima Khatun')

  const told = async (who: Person) => {
    const list = await (await ask(who, 'GET', '/my/notifications')).json()
    const kinds = list.notifications.map(({ kind }: { kind: string }) => kind)
    return { ...list, kinds }
  }
  const count = async (who: Person) =>
    (await (await ask(who, 'GET', '/counts')).json()).notifications

  test('the author hears that a record came back or was approved, and who did it', async () => {
    await ask(amina, 'POST', `/records/${record}/return`, { reason: 'Write the whole address' })
    app.clock.move(1000)
    const version = async () => (await app.system.read((ctx) => getRecord(ctx, record))).version
    const address = { address: 'House 8, Road 3, Cumilla' }
    await ask(mita, 'PATCH', `/records/${record}`, address, await version())
    const approving = await ask(amina, 'POST', `/records/${record}/approve`, {}, await version())
    expect(approving.status).toBe(200)
    const { kinds, notifications, people: names } = await told(mita)
    expect(kinds).toEqual(['approved', 'returned'])
    const about = { recordId: record, name: 'Rahima Khatun', readAt: null }
    expect(notifications[0]).toMatchObject(about)
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
    const holder = { recordId: record, kinds: null }
    await app.as({ kind: 'anonymous' }).write((ctx) => bringCase(ctx, holder, of))
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
    await app.trash(other)
    expect(JSON.stringify(await told(mita))).not.toContain('Nobody Now')
    expect(await count(mita)).toBe(before - 1)
  })
})
