import { describe, expect, test } from 'vitest'
import type { DocumentKind } from '#modules/documents/schema'
import { hour } from '#platform/clock'
import { browserOf } from '#test/browser'
import { approvedRecord, candidate, pendingRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const passportNumber = 'AB1234567'
const aDay = 86_400_000

describe.each(engines)('dates printed on documents, on %s', async (engine) => {
  let names = 0
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const admin = await app.key('admin')
  const recordId = (await approvedRecord(app, { passportNumber, telephone: '+12025550187' })).id

  const upload = async (kind: DocumentKind, id = recordId) => {
    await uploadScan(app.as(people.amina), id, kind, `${kind} ${++names}`)
  }
  const note = (body: object, { kind = 'visa-paper', id = recordId, key = admin } = {}) =>
    app.answer('PUT', `/records/${id}/documents/${kind}/dates`, { key, body })
  const inDays = (days: number) =>
    new Date(Date.parse(app.clock.now()) + days * aDay).toISOString().slice(0, 10)
  const ending = async (query: string) => {
    const path = `/ending-papers${query}`
    const { papers: documents, total } = await app.json('GET', path, { key: admin })
    expect(total).toBe(documents.length)
    return documents.map(({ kind, validUntil }: Record<string, string>) => `${kind} ${validUntil}`)
  }

  await upload('visa-paper')

  test('are noted, told in the history with the former ones, and gone with a new scan', async () => {
    const dates = { issuedOn: '2026-01-05', validUntil: inDays(20) }
    for (const _ of [1, 2]) expect(await note(dates)).toMatchObject({ status: 200, ...dates })
    const { events } = await app.json('GET', `/records/${recordId}/history`, { key: admin })
    const told = events.filter(({ action }: { action: string }) => action.endsWith('dates_noted'))
    const changes = Object.entries(dates).map(([field, after]) => ({ field, before: null, after }))
    expect(told).toMatchObject([{ details: { kind: 'visa-paper' }, changes }])
    const log = await (await app.call('GET', '/audit-events', { key: admin })).text()
    expect(log).toContain('dates_noted')
    expect(log).not.toContain('2026-01-05')
    await upload('visa-paper')
    const record = await app.json('GET', `/records/${recordId}`, { key: admin })
    expect(record.documents).toMatchObject([{ issuedOn: null, validUntil: null }])
  })

  test('that cannot be are refused beside their field', async () => {
    for (const [dates, path, sentence] of [
      [{ issuedOn: '2027-01-05', validUntil: '2026-01-05' }, 'validUntil', /cannot be before/],
      [{ issuedOn: '05/01/2026', validUntil: null }, 'issuedOn', /year-month-day/],
      [{ issuedOn: null, validUntil: '3026-01-05' }, 'validUntil', /cannot be right/],
    ] as const) {
      const message = expect.stringMatching(sentence)
      expect(await note(dates)).toMatchObject({ status: 422, fields: [{ path, message }] })
    }
  })

  test('cannot be noted on a document that is not there, nor on somebody else’s record', async () => {
    const none = { issuedOn: null, validUntil: null }
    expect((await note(none, { kind: 'ticket' })).status).toBe(404)
    const key = await app.key('moderator')
    expect((await note(none, { key })).status).toBe(404)
  })

  test('are listed by how soon they come, of current documents in use only', async () => {
    await note({ issuedOn: null, validUntil: inDays(20) })
    const inUse = { fingerprint: 30, ticket: 31, manpower: 90, contract: -1, lmia: 0 }
    for (const [kind, days] of Object.entries(inUse)) {
      await upload(kind as DocumentKind)
      await note({ issuedOn: null, validUntil: inDays(days) }, { kind })
    }
    const other = await pendingRecord(app)
    await upload('ticket', other.id)
    await note({ issuedOn: null, validUntil: inDays(10) }, { kind: 'ticket', id: other.id })
    const { version } = await app.json('GET', `/records/${other.id}`, { key: admin })
    await app.call('DELETE', `/records/${other.id}`, { key: admin, version })
    const soon = [`lmia ${inDays(0)}`, `visa-paper ${inDays(20)}`, `fingerprint ${inDays(30)}`]
    expect(await ending('')).toEqual(soon)
    expect(await ending('?within=60')).toEqual([...soon, `ticket ${inDays(31)}`])
    expect(await ending('?within=90&kind=manpower')).toEqual([`manpower ${inDays(90)}`])
    expect(await ending('?within=past')).toEqual([`contract ${inDays(-1)}`])
    await app.call('DELETE', `/records/${recordId}/documents/lmia`, { key: admin })
    expect(await ending('?kind=lmia')).toEqual([])
  })

  test('leave as a table, which the log tells of', async () => {
    const path = '/exports/ending-papers?within=30&kind=visa-paper'
    for (const [language, document] of [
      ['', 'Visa Paper'],
      ['&language=en', 'Visa Paper'],
      ['&language=bn', 'ভিসার কাগজ'],
    ]) {
      const csv = await (await app.call('GET', `${path}${language}`, { key: admin })).text()
      const [head, ...rows] = csv.trim().split('\r\n')
      expect(head).toBe('validUntil,issuedOn,paper,name,reference,telephone')
      const row = new RegExp(`^[\\d-]+,,${document},Rahima Khatun,CR-.*\\+1202`)
      expect(rows).toEqual([expect.stringMatching(row)])
    }
    expect((await app.call('GET', `${path}&language=fr`, { key: admin })).status).toBe(422)
    const log = await app.json('GET', '/audit-events?limit=5', { key: admin })
    expect(log.events[0]).toMatchObject({ action: 'export.ending_papers' })
  })

  test('are repeated to the candidate as what is printed, and as nothing more', async () => {
    await note({ issuedOn: '2026-01-05', validUntil: '2026-12-24' })
    const accessCode = await app.code(recordId)
    const page = async (language: string) => {
      const browser = await browserOf(app, passportNumber, accessCode, language)
      return (await browser.text('/file/documents/visa-paper')).replace(/<[^>]+>/g, '')
    }
    const english = await page('en')
    expect(english).toMatch(/Printed on it: issued on \W*5\sJanuary 2026/)
    expect(english).toMatch(/Printed on it: until \W*24\sDecember 2026/)
    expect(english).not.toMatch(/\bexpired?\b|\bis valid\b|\bno longer valid\b/i)
    expect(await page('bn')).toContain('কাগজে লেখা আছে')
  })
})

const zones = [
  { timeZone: 'Asia/Dhaka', today: '2026-11-21', isTomorrow: true, midnight: '18:00' },
  { timeZone: 'America/New_York', today: '2026-11-20', isTomorrow: false, midnight: '05:00' },
  { timeZone: 'UTC', today: '2026-11-20', isTomorrow: false, midnight: '00:00' },
]

describe.each(engines)('the organisation’s time zone, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const admin = await app.key('admin')
  const recordId = (await approvedRecord(app, { passportNumber: 'AB1234567' })).id
  await uploadScan(app.as(people.amina), recordId, 'visa-paper', 'visa')
  const body = { issuedOn: null, validUntil: '2026-11-20' }
  await app.call('PUT', `/records/${recordId}/documents/visa-paper/dates`, { key: admin, body })
  // Two in the morning in Dhaka, and the afternoon before in New York.
  app.clock.move(11 * hour)

  const choose = async (timeZone: string) => {
    const { version } = await app.json('GET', '/organisation', { key: admin })
    return app.call('PATCH', '/organisation', { key: admin, body: { timeZone }, version })
  }

  test('what is no time zone is refused beside its field', async () => {
    const message = 'Choose a time zone from the list, such as Asia/Dhaka.'
    for (const none of ['Mars/Base', '+06:00', ''])
      expect((await (await choose(none)).json()).fields).toMatchObject([
        { path: 'timeZone', message },
      ])
  })

  test.each(zones)(
    '$timeZone decides which day it is, until when money is received, and who is of age',
    async ({ timeZone, ...zone }) => {
      expect((await choose(timeZone)).status).toBe(200)
      const read = async (path: string) => app.json('GET', path, { key: admin })
      expect((await read('/ending-papers')).today).toBe(zone.today)
      expect((await read('/ending-papers?within=past')).total).toBe(zone.isTomorrow ? 1 : 0)
      const days = { receivedOn: '2026-11-21', dueOn: '2026-11-30' }
      const body = { kind: 'passport', purpose: 'visa-application', ...days }
      const received = await app.call('POST', `/records/${recordId}/originals`, {
        key: admin,
        body,
      })
      // It is tomorrow somewhere, and the office may be there as long as it has not said where it is.
      const isOpen = zone.isTomorrow || timeZone === 'UTC'
      expect(received.status).toBe(isOpen ? 200 : 422)
      const pay = async (receivedOn: string) => {
        const body = {
          ...{ item: 'medical', paidBy: 'agency', method: 'cash', amount: 10, currency: 'BDT' },
          ...{ reference: null, accountId: null, receivedOn },
        }
        return (await app.call('POST', `/records/${recordId}/payments`, { key: admin, body }))
          .status
      }
      expect(await pay(zone.today)).toBe(201)
      expect(await pay('2026-11-21')).toBe(isOpen ? 201 : 422)
      expect(await pay('2026-11-22')).toBe(422)
      const young = candidate({ dateOfBirth: '2008-11-21' })
      const { state } = await app.json('POST', '/records', { key: admin, body: young })
      expect(state).toBe(zone.isTomorrow ? 'approved' : 'pending')
    },
  )
})
