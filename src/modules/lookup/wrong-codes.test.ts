import { describe, expect, test } from 'vitest'
import { forgetOldCases } from '#modules/cases'
import { answerCase } from '#modules/desk'
import { organisationLimits } from '#modules/organisation/fields.schema'
import { purgeOldTrash } from '#modules/privacy'
import { day, hour, minute } from '#platform/clock'
import { actAs, system } from '#platform/context'
import { openCounter } from '#platform/limits'
import { approvedRecord } from '#test/candidates'
import { codeAlerts } from '#test/code-alerts'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import {
  forgetWrongCodes,
  issueAccessCode,
  linkRecord,
  openRecord,
  writeWrongCodes,
} from './index.server.ts'
import { lookupRates } from './schema.ts'

describe.each(bothEngines)('wrong codes on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const record = forEachTest(() =>
    approvedRecord(app, { passportNumber: 'AB1234567', referenceNumber: 'W100' }),
  )

  const write = () => writeWrongCodes(app.system)
  const alerts = () => codeAlerts(app)
  const count = async () => (await alerts()).total
  const dismiss = (id = '') =>
    app.amina.write((ctx) => answerCase(ctx, id, { kind: 'codes', result: 'closed' }))
  async function tryTimes(times: number, passportNumber = 'AB1234567', ctx = app.anybody) {
    for (let n = 0; n < times; n += 1)
      await openRecord(ctx, { passportNumber, accessCode: '00000-00000' }).catch(() => undefined)
  }
  const tried = (...given: Parameters<typeof tryTimes>) => tryTimes(...given).then(write)
  const rows = async () => [...(await app.rows('wrongCodes')), ...(await app.rows('cases'))]

  test('20 within an hour are silent, one more tells the admins whose record it is', async () => {
    await tried(20)
    expect(await alerts()).toMatchObject({ alerts: [], total: 0 })
    await tried(1, ' ab 123-4567')
    expect(await alerts()).toMatchObject({
      total: 1,
      alerts: [
        {
          number: 'passport',
          tries: 21,
          record: { id: record.id, reference: record.reference, name: record.name },
        },
      ],
    })
    expect(await app.actions()).toContain('case.opened')
    // What follows opens no second case.
    app.clock.move(10 * minute)
    await tried(5)
    expect(await alerts()).toMatchObject({ total: 1, alerts: [{ tries: 21 }] })
    expect((await app.actions()).filter((one) => one === 'case.opened')).toHaveLength(1)
  })

  test('an hour begins at any time: 11 before the full hour and 10 after it are 21', async () => {
    app.clock.move(50 * minute)
    await tried(11)
    app.clock.move(30 * minute)
    await tried(10)
    expect(await count()).toBe(1)
  })

  test('20 an hour, hour after hour, are silent', async () => {
    for (let hours = 0; hours < 4; hours += 1) {
      await tried(20)
      app.clock.move(hour + 5 * minute)
      await forgetWrongCodes(app.system)
    }
    expect(await count()).toBe(0)
    expect(await rows()).toEqual([])
  })

  test('each spelling that opens the file counts for its number', async () => {
    const { id } = await approvedRecord(app, {
      passportNumber: 'BO0000012',
      referenceNumber: 'W101',
    })
    await tryTimes(11, 'B00000012')
    await tried(5, 'BOOOOO012')
    await tried(5, 'BO0000012')
    expect(await alerts()).toMatchObject({ alerts: [{ tries: 21, record: { id } }], total: 1 })
  })

  test('of two numbers that look alike each has its own count', async () => {
    await approvedRecord(app, { passportNumber: 'BO0000013', referenceNumber: 'W102' })
    const { id } = await approvedRecord(app, {
      passportNumber: 'B00000013',
      referenceNumber: 'W103',
    })
    await tryTimes(20, 'BO0000013')
    await tried(21, 'B00000013')
    expect(await alerts()).toMatchObject({ alerts: [{ tries: 21, record: { id } }], total: 1 })
  })

  test('several processes count together', async () => {
    const second = actAs({ ...app.runtime, counter: openCounter(10) }, system)
    await tried(11)
    await tryTimes(10, 'AB1234567', { ...second, actor: { kind: 'anonymous' } })
    await writeWrongCodes(second)
    expect(await alerts()).toMatchObject({ alerts: [{ tries: 21, record: { id: record.id } }] })
  })

  test('tries of one address, after too many too, count for the number and write nothing', async () => {
    const tries = () => app.runtime.limits.tryByAddress(lookupRates.lookup, '198.51.100.7')
    const lookup = { passportNumber: 'AB1234567', accessCode: '00000-00000' }
    const code = ({ code }: { code: string }) => code
    for (let n = 0; n < 15; n += 1)
      await openRecord(app.anybody, lookup, { attempt: tries() }).catch(code)
    const counters = () => app.rows('limits')
    const before = await counters()
    const link = { ...lookup, accessCode: 'x' }
    for (let n = 0; n < 6; n += 1)
      expect(await linkRecord(app.as(people.sadia), link, { attempt: tries() }).catch(code)).toBe(
        'request.too_many',
      )
    expect(await counters()).toEqual(before)
    await write()
    expect(await alerts()).toMatchObject({ alerts: [{ tries: 21 }] })
  })

  test('a reference number has its own count, and leads to its record', async () => {
    for (let n = 0; n < 21; n += 1)
      await openRecord(app.anybody, { referenceNumber: 'w-100', accessCode: '' }).catch(() => null)
    await write()
    expect(await alerts()).toMatchObject({
      alerts: [{ number: 'reference', record: { id: record.id } }],
    })
  })

  test('the right code is no wrong one, and opening counts nothing', async () => {
    const accessCode = await app.amina.write((ctx) => issueAccessCode(ctx, record.id))
    for (let n = 0; n < 25; n += 1)
      await openRecord(app.anybody, { passportNumber: 'AB1234567', accessCode })
    await write()
    expect(await rows()).toEqual([])
  })

  test('no number and no code is kept, of a number that no record has least of all', async () => {
    await tried(21, 'QQ7777777')
    expect(await alerts()).toMatchObject({ alerts: [{ record: null }], total: 1 })
    const kept = JSON.stringify([await rows(), await app.events()])
    expect(kept).not.toContain('QQ7777777')
    expect(kept).not.toMatch(/0{5}-?0{5}/)
    expect(kept).not.toContain('AB1234567')
  })

  test('a case that is answered comes back only after 21 new tries', async () => {
    await tried(21)
    const [alert] = (await alerts()).alerts
    await dismiss(alert?.id)
    await tried(20)
    expect(await count()).toBe(0)
    await tried(1)
    expect(await count()).toBe(1)
  })

  test('numbers that no record has are one case, which rests for an hour once it is answered', async () => {
    for (const number of ['QQ7777777', 'QQ8888888']) await tried(21, number)
    const { alerts: found } = await alerts()
    expect(found).toMatchObject([{ record: null }])
    await dismiss(found[0]?.id)
    await tried(21, 'QQ9999999')
    expect(await count()).toBe(0)
    app.clock.move(hour + 5 * minute)
    await tried(21, 'QQ9999999')
    expect(await count()).toBe(1)
  })

  test('a purged record takes its case along, and an answered one is forgotten after 30 days', async () => {
    await tryTimes(21)
    await tried(21, 'QQ7777777')
    await app.trash(record.id)
    app.clock.move(organisationLimits.trash + minute)
    await purgeOldTrash(app.system)
    const { alerts: found } = await alerts()
    expect(found).toMatchObject([{ record: null }])
    await dismiss(found[0]?.id)
    app.clock.move(31 * day)
    await app.system.write(forgetOldCases)
    await forgetWrongCodes(app.system)
    expect(await rows()).toEqual([])
  })

  test('a flood of numbers is written in groups and does not hide the one that is tried often', async () => {
    for (let n = 0; n < 900; n += 1) await tryTimes(1, `XX${String(n).padStart(7, '0')}`)
    await tried(21)
    expect(await rows()).toHaveLength(903)
    const found = await alerts()
    expect(found.total).toBe(2)
    const of = found.alerts.map(({ record: one }) => one?.id)
    expect(new Set(of)).toEqual(new Set([undefined, record.id]))
  })

  test('what cannot be written now is written the next time', async () => {
    await tryTimes(21)
    const broken = { ...app.system, write: () => Promise.reject(new Error('The disk is full')) }
    await expect(writeWrongCodes(broken)).rejects.toThrow('full')
    await write()
    expect((await alerts()).total).toBe(1)
  })
})
