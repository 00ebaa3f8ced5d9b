import { describe, expect, test } from 'vitest'
import { hour } from '#platform/clock'
import { wallTimeOf } from '#platform/clock/schema'
import { approvedRecord, candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

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

  test.each(zones)('$timeZone decides which day it is: $today', async (zone) => {
    expect((await choose(zone.timeZone)).status).toBe(200)
    const read = async (path: string) => app.json('GET', path, { key: admin })
    expect((await read('/ending-papers')).today).toBe(zone.today)
    expect((await read('/ending-papers?within=past')).total).toBe(zone.isTomorrow ? 1 : 0)
    const body = {
      ...{ kind: 'passport', purpose: 'visa-application' },
      ...{ receivedOn: '2026-11-21', dueOn: '2026-11-30' },
    }
    const received = await app.call('POST', `/records/${recordId}/originals`, { key: admin, body })
    // It is tomorrow somewhere, and the office may be there as long as it has not said where it is.
    expect(received.status).toBe(zone.isTomorrow || zone.timeZone === 'UTC' ? 200 : 422)
  })

  test.each(zones)('money is received until $today in $timeZone', async ({ timeZone, ...zone }) => {
    await choose(timeZone)
    const pay = async (receivedOn: string) => {
      const body = {
        ...{ item: 'medical', paidBy: 'agency', method: 'cash', amount: 10, currency: 'BDT' },
        ...{ reference: null, accountId: null, receivedOn },
      }
      return (await app.call('POST', `/records/${recordId}/payments`, { key: admin, body })).status
    }
    expect(await pay(zone.today)).toBe(201)
    // It is tomorrow somewhere, and the office may be there as long as it has not said where it is.
    expect(await pay('2026-11-21')).toBe(zone.isTomorrow || timeZone === 'UTC' ? 201 : 422)
    expect(await pay('2026-11-22')).toBe(422)
  })

  test.each(zones)('weeks begin at midnight in $timeZone, longer ones too', async (zone) => {
    await choose(zone.timeZone)
    const { weeks } = await app.json('GET', '/overview', { key: admin })
    const starts = weeks.map(({ from }: { from: string }) => wallTimeOf(from, zone.timeZone))
    expect(starts[0]).toBe('2026-08-31T00:00')
    expect(starts.at(-1)).toBe('2026-11-16T00:00')
    expect(weeks.at(-1).to.slice(11, 16)).toBe(zone.midnight)
    // The clock was put back in New York on the first of November.
    const hours = weeks.map(
      ({ from, to }: Record<'from' | 'to', string>) => (Date.parse(to) - Date.parse(from)) / hour,
    )
    expect(hours.filter((each: number) => each !== 168)).toEqual(
      zone.timeZone === 'America/New_York' ? [169] : [],
    )
  })

  test.each(zones)('in $timeZone somebody comes of age at midnight', async (zone) => {
    await choose(zone.timeZone)
    const body = candidate({ dateOfBirth: '2008-11-21' })
    const { state } = await app.json('POST', '/records', { key: admin, body })
    expect(state).toBe(zone.isTomorrow ? 'approved' : 'pending')
  })
})
