import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { firstLineOf, firstLines } from '#test/first-line'
import { startTestApp } from '#test/test-app'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { licenceStanding } from './identity.schema.ts'

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

  test('admins are told of it with what else waits', async () => {
    const counts = async () => (await app.call('GET', '/counts', { key })).json()
    expect((await counts()).licenceToLookUp).toBe(0)
    app.clock.move(8 * day)
    const later = await app.key('admin')
    const answer = await app.call('GET', '/counts', { key: later })
    expect((await answer.json()).licenceToLookUp).toBe(1)
  })
})

const licensed = { licenceNumber: 'RL-1234', regulator: 'bd-bmet' }
const licence = { ...licensed, timeZone: 'UTC' }
const lookUp = { ...licensed, on: '2026-03-01', answer: 'valid' as const, validUntil: null }
const noon = (day: string) => `${day}T12:00:00.000Z`

test('a new installation has 90 days for its first look-up, and is told after a week', () => {
  const fresh = { ...licence, licenceLookUp: null, lookUpsFrom: '2026-01-01' }
  expect(licenceStanding(fresh, noon('2026-01-05'))).toEqual({
    ...{ reason: 'never', on: null, lastDay: '2026-04-01', isStopped: false, isDue: false },
  })
  expect(licenceStanding(fresh, noon('2026-01-08')).isDue).toBe(true)
  expect(licenceStanding(fresh, noon('2026-04-01')).isStopped).toBe(false)
  // Until noon in UTC it is still the last day somewhere on earth.
  expect(licenceStanding(fresh, '2026-04-02T11:59:59.000Z').isStopped).toBe(false)
  expect(licenceStanding(fresh, noon('2026-04-02')).isStopped).toBe(true)
})

test('a look-up counts for 90 days, and admins are told two weeks before', () => {
  const known = { ...licence, licenceLookUp: lookUp, lookUpsFrom: null }
  const at = (day: string) => licenceStanding(known, noon(day))
  expect(at('2026-05-15')).toMatchObject({ reason: 'unchecked', lastDay: '2026-05-30' })
  expect(at('2026-05-15').isDue).toBe(false)
  expect(at('2026-05-16')).toMatchObject({ isDue: true, isStopped: false })
  expect(at('2026-05-30').isStopped).toBe(false)
  expect(at('2026-05-31')).toMatchObject({ isDue: true, isStopped: true, on: '2026-03-01' })
})

test('the last day that the register named ends it earlier, and never later', () => {
  const until = (validUntil: string, day: string) =>
    licenceStanding(
      { ...licence, licenceLookUp: { ...lookUp, validUntil }, lookUpsFrom: null },
      noon(day),
    )
  expect(until('2026-04-10', '2026-04-10').isStopped).toBe(false)
  expect(until('2026-04-10', '2026-04-11')).toMatchObject({
    ...{ reason: 'ran_out', on: '2026-04-10', isStopped: true },
  })
  expect(until('2027-04-10', '2026-05-31')).toMatchObject({ reason: 'unchecked', isStopped: true })
})

test.each(['expired', 'suspended', 'not_found'] as const)(
  'what the register showed as %s stops at once, whatever number is entered next',
  (answer) => {
    const of = { ...licence, licenceLookUp: { ...lookUp, answer }, lookUpsFrom: null }
    const stopped = { reason: answer, on: '2026-03-01', lastDay: null, isStopped: true }
    expect(licenceStanding(of, noon('2026-03-01'))).toMatchObject(stopped)
    const renamed = { ...of, licenceNumber: 'RL-4321' }
    expect(licenceStanding(renamed, noon('2026-03-01'))).toMatchObject(stopped)
  },
)

test('a licence that was changed since asks for a look-up, and gains no days', () => {
  const of = { ...licence, licenceNumber: 'RL-4321', licenceLookUp: lookUp, lookUpsFrom: null }
  expect(licenceStanding(of, noon('2026-03-02'))).toMatchObject({
    ...{ isDue: true, isStopped: false, lastDay: '2026-05-30' },
  })
})

test.each([
  ['Asia/Dhaka', '2026-04-10T17:59:59.999Z', '2026-04-10T18:00:00.000Z'],
  ['America/New_York', '2026-04-11T03:59:59.999Z', '2026-04-11T04:00:00.000Z'],
])(
  'in %s the last day of a licence ends at the midnight of the office',
  (timeZone, before, then) => {
    const licenceLookUp = { ...lookUp, validUntil: '2026-04-10' }
    const of = { ...licensed, timeZone, licenceLookUp, lookUpsFrom: null }
    expect(licenceStanding(of, before).isStopped).toBe(false)
    expect(licenceStanding(of, then).isStopped).toBe(true)
  },
)
