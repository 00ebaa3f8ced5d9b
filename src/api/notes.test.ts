import { describe, expect, test } from 'vitest'
import { addRecord } from '#modules/records'
import type { Actor } from '#platform/context'
import { approvedRecord, candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { bothEngines } from '#test/test-runtime'

describe.each(bothEngines)('notes of staff and who looks after a record, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const key = await app.key('admin')

  const json = async (answer: Promise<Response>) => (await answer).json()
  const staff = async (name: string) => {
    const email = `${name}@padma.example`
    const { id } = await app.addPerson('moderator', email)
    return { id, cookie: await app.signIn(email) }
  }
  const asPerson = (cookie: string, method: string, path: string, body?: object) =>
    app.call(method, path, { cookie, body })
  const note = (text: string, mentions: string[] = [], id = own) =>
    app.call('POST', `/records/${id}/notes`, { key, body: { text, mentions } })
  const notes = (id = own) => app.json('GET', `/records/${id}/notes`, { key })
  const assign = (to: string | null, id = own) =>
    app.call('PUT', `/records/${id}/assignee`, { key, body: { to } })
  const assignedTo = async (to: string) => {
    const found = await app.json('GET', `/records?assignedTo=${to}`, { key })
    return found.records.map(({ id }: { id: string }) => id)
  }

  const accounts = await app.json('GET', '/accounts', { key })
  const amina: string = accounts.accounts[0].id
  const mita = await staff('mita')
  const nurul = await staff('nurul')
  const by: Actor = { kind: 'account', id: mita.id, role: 'moderator', name: '', sessionId: '' }
  /** Entered by Mita. */
  const own = (await app.as(by).write((ctx) => addRecord(ctx, candidate()))).id
  const other = (await approvedRecord(app)).id

  test('a note keeps who wrote it, when, and whom it mentions', async () => {
    expect((await note('Ask the office in Cumilla.\nShe calls on Sunday.', [mita.id])).status).toBe(
      201,
    )
    app.clock.move(60_000)
    const answer = await asPerson(mita.cookie, 'POST', `/records/${own}/notes`, { text: 'Done' })
    expect(answer.status).toBe(201)
    const { notes: all, people: names, colleagues } = await notes()
    expect(all).toMatchObject([
      { text: 'Done', writtenBy: mita.id, mentions: [] },
      { text: 'Ask the office in Cumilla.\nShe calls on Sunday.', mentions: [mita.id] },
    ])
    expect(all[0].writtenAt > all[1].writtenAt).toBe(true)
    expect(names[mita.id]).toBe('mita')
    expect(colleagues.map(({ id }: { id: string }) => id)).toEqual([amina, mita.id])
  })

  test('whom the record does not exist for is neither mentioned nor given it', async () => {
    expect(await json(note('Look', [nurul.id]))).toMatchObject({ code: 'note.not_a_colleague' })
    expect(await json(assign(nurul.id))).toMatchObject({ code: 'record.not_a_colleague' })
    const tried = await asPerson(mita.cookie, 'PUT', `/records/${own}/assignee`, { to: mita.id })
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
    const { reader } = app.runtime.database
    const notes = reader.selectFrom('recordNotes').selectAll()
    const left = await notes.where('recordId', '=', record.id).execute()
    expect(left).toEqual([])
  })
})
