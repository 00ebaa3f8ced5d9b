import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { firstLineOf, firstLines } from '#test/first-line'
import { startTestApp } from '#test/test-app'
import { bothEngines, forEachTest } from '#test/test-runtime'

describe.each(bothEngines)('the licence in the register on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine))
  let key: string
  beforeEach(async () => {
    key = await app.key('admin')
  })

  const version = async () =>
    (await (await app.call('GET', '/organisation', { key })).json()).version
  const today = () => app.clock.now().slice(0, 10)
  const note = async (body: object, of?: number) =>
    app.call('POST', '/organisation/licence/look-ups', {
      ...{ key, body: { on: today(), ...body }, version: of ?? (await version()) },
    })
  const licence = async () => (await app.call('GET', '/organisation/licence', { key })).json()
  const home = async (language = 'en') =>
    (await app.request('/', { headers: { cookie: `language=${language}` } })).text()

  test('an expired one is said on every public page, after the fixed sentence, and stops new records', async () => {
    const kept = await approvedRecord(app)
    expect(await home()).not.toContain('class="stands"')
    expect((await note({ answer: 'expired' })).status).toBe(200)
    const html = await home()
    expect(firstLineOf(html)).toBe(firstLines.en)
    expect(html).toContain(
      '<p class="stands">The agency looked up its licence on 20\u00a0November 2026: the register showed it as expired. Ask the regulator before you pay or hand over a document.</p>',
    )
    expect(await home('bn')).toContain('তালিকায় সেটি মেয়াদোত্তীর্ণ ছিল।')
    expect(await (await app.request('/nothing/here')).text()).toContain('class="stands"')
    const stopped = { code: 'record.licence_stops' }
    await expect(approvedRecord(app)).rejects.toMatchObject(stopped)
    await expect(pendingRecord(app)).rejects.toMatchObject(stopped)
    const answer = await app.call('GET', `/records/${kept.id}`, { key })
    expect((await answer.json()).state).toBe('approved')
    await note({ answer: 'valid', validUntil: '2027-06-30' })
    expect(await home()).not.toContain('class="stands"')
    expect((await approvedRecord(app)).state).toBe('approved')
  })

  test('the page says it from the day on which it is true, without any change', async () => {
    await note({ answer: 'valid', validUntil: null })
    await home()
    app.clock.move(90 * day)
    expect(await home()).not.toContain('class="stands"')
    app.clock.move(2 * day)
    expect(await home()).toContain(
      'The agency last looked up its licence on 20\u00a0November 2026.',
    )
    await expect(approvedRecord(app)).rejects.toMatchObject({ code: 'record.licence_stops' })
  })

  test('a valid licence is never vouched for in public', async () => {
    const before = (await home()).replace(/v=\d+|favicon-\d+/g, '')
    await note({ answer: 'valid', validUntil: '2027-06-30' })
    const after = (await home()).replace(/v=\d+|favicon-\d+/g, '')
    expect(after).toContain('RL-1234')
    expect(after.length).toBe(before.length)
    expect(after).not.toContain('2027')
  })

  test('each look-up is in the log with the licence that it was about, and in the history', async () => {
    await note({ answer: 'suspended' })
    app.clock.move(day)
    await note({ answer: 'valid', validUntil: '2027-06-30' })
    const { standing, lookUps } = await licence()
    expect(standing).toMatchObject({ isStopped: false, lastDay: '2027-02-19' })
    expect(lookUps).toMatchObject([
      { answer: 'valid', on: '2026-11-21', validUntil: '2027-06-30', licenceNumber: 'RL-1234' },
      { answer: 'suspended', on: '2026-11-20', by: 'test admin (API key)' },
    ])
    const filter = { actions: ['organisation.licence_looked_up'], limit: 5 }
    const events = await app.events(filter)
    expect(events.map(({ details }) => details.answer)).toEqual(['valid', 'suspended'])
  })

  test('what cannot be is refused at its field', async () => {
    const wrong = async (body: object) => (await (await note(body)).json()).fields?.[0]?.path
    expect(await wrong({ answer: 'valid', on: '2026-11-22' })).toBe('on')
    expect(await wrong({ answer: 'valid', on: '2026-08-21' })).toBe('on')
    expect(await wrong({ answer: 'expired', validUntil: '2027-01-01' })).toBe('validUntil')
    expect(await wrong({ answer: 'valid', validUntil: '2026-11-19' })).toBe('validUntil')
    expect((await note({ answer: 'valid' }, 99)).status).toBe(409)
    expect((await licence()).lookUps).toEqual([])
  })

  test('a moderator sees why, and cannot note one', async () => {
    const theirs = await app.key('moderator')
    expect((await app.call('GET', '/organisation/licence', { key: theirs })).status).toBe(200)
    const asked = { key: theirs, body: { on: today(), answer: 'valid' }, version: 1 }
    const answer = await app.call('POST', '/organisation/licence/look-ups', asked)
    expect(await answer.json()).toMatchObject({ status: 403, code: 'session.forbidden' })
  })

  test('admins are told of it with what else waits', async () => {
    const counts = async () => (await app.call('GET', '/counts', { key })).json()
    expect((await counts()).licenceToLookUp).toBe(0)
    app.clock.move(8 * day)
    const later = await app.key('admin')
    const answer = await app.call('GET', '/counts', { key: later })
    expect((await answer.json()).licenceToLookUp).toBe(1)
  })
})
