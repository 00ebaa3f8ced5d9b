import { describe, expect, test } from 'vitest'
import { answerCase } from '#modules/desk'
import { day, hour, minute } from '#platform/clock'
import { codeAlerts } from '#test/code-alerts'
import { startPadma } from '#test/padma'
import { engines, forEachTest } from '#test/test-runtime'
import { forgetWrongCodes, openRecord, writeWrongCodes, wrongCodesInAll } from './index.server.ts'
import { countTry } from './open-record.ts'
import { lookupLimits } from './schema.ts'

describe.each(engines)('wrong codes with all numbers together on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const write = () => writeWrongCodes(app.system)
  const alerts = async () => ({
    ...(await codeAlerts(app)),
    inAll: await app.amina.read(wrongCodesInAll),
  })
  /** Two wrong codes with each of many numbers, none of which stands out. */
  async function tryCodes(times: number, kind: 'access' | 'share' = 'access') {
    for (let n = 0; n < times; n += 1) {
      const passportNumber = `XX${String(n % Math.ceil(times / 2)).padStart(7, '0')}`
      countTry(app.system, { passportNumber }, kind)
    }
    await write()
  }
  async function usualDays(perDay: number) {
    for (let days = 0; days < 14; days += 1) {
      await tryCodes(perDay)
      app.clock.move(day)
    }
  }
  const dismiss = async () => {
    const [alert] = (await alerts()).alerts
    await app.amina.write((ctx) =>
      answerCase(ctx, alert?.id ?? '', { kind: 'codes', result: 'closed' }),
    )
  }

  test('200 are silent on a quiet installation, one more tells the admins once', async () => {
    await tryCodes(120)
    await tryCodes(80, 'share')
    expect(await alerts()).toMatchObject({
      total: 0,
      inAll: { access: 120, share: 80, usual: 0, most: 200 },
    })
    await tryCodes(1, 'share')
    await tryCodes(9, 'share')
    expect(await alerts()).toMatchObject({
      total: 1,
      alerts: [{ number: 'all', tries: 201, record: null }],
    })
    expect((await app.actions()).filter((one) => one === 'case.opened')).toHaveLength(1)
  })

  test('what visitors send counts, an empty number not at all', async () => {
    const proof = { passportNumber: 'XX1', accessCode: '00000-00000' }
    await openRecord(app.anybody, proof).catch(() => undefined)
    await openRecord(app.anybody, { ...proof, passportNumber: ' - ' }).catch(() => undefined)
    await write()
    expect(await alerts()).toMatchObject({ inAll: { access: 1, share: 0 } })
  })

  test('where many are usual, three times the busiest hour of a usual day are too many', async () => {
    await usualDays(100)
    expect(await alerts()).toMatchObject({ total: 0, inAll: { usual: 100, most: 300 } })
    await tryCodes(300)
    expect(await alerts()).toMatchObject({ total: 0 })
    await tryCodes(1)
    expect(await alerts()).toMatchObject({ total: 1, alerts: [{ number: 'all', tries: 301 }] })
  })

  test('days with an attack do not make attacks usual, and today is no usual day', async () => {
    for (let days = 0; days < 6; days += 1) {
      await tryCodes(900)
      app.clock.move(day)
    }
    await tryCodes(199)
    expect(await alerts()).toMatchObject({ inAll: { usual: 0, most: 200 } })
  })

  test('an alert stays when the hour is over, until an admin dismisses it', async () => {
    await tryCodes(201)
    app.clock.move(2 * hour)
    expect(await alerts()).toMatchObject({ total: 1, inAll: { access: 0, share: 0 } })
    await dismiss()
    expect(await alerts()).toMatchObject({ total: 0 })
    expect(await app.actions()).toContain('case.answered')
  })

  test('a dismissed alert comes back when as many come anew, and not by those of before', async () => {
    await tryCodes(201)
    await dismiss()
    app.clock.move(5 * minute)
    await tryCodes(200)
    expect(await alerts()).toMatchObject({ total: 0, inAll: { access: 401 } })
    await tryCodes(1)
    expect(await alerts()).toMatchObject({ total: 1, alerts: [{ number: 'all', tries: 201 }] })
  })

  test('a counter that is full of numbers goes on counting all of them', async () => {
    const most = lookupLimits.numbersInMemory
    for (let n = 0; n < most; n += 1) app.system.counter.add(`passport YY${n}`)
    app.system.counter.take()
    await tryCodes(10)
    for (let n = 0; n < most + 50; n += 1)
      countTry(app.system, { passportNumber: `YY${n}` }, 'access')
    expect(app.system.counter.take().get('all access')).toBe(most + 50)
  })

  test('what nobody needs any more is forgotten', async () => {
    await usualDays(3)
    await forgetWrongCodes(app.system)
    const rows = () => app.rows('wrongCodeTotals')
    expect(await rows()).toHaveLength(14)
    app.clock.move(20 * day)
    await forgetWrongCodes(app.system)
    expect(await rows()).toEqual([])
  })
})
