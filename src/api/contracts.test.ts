import { describe, expect, test } from 'vitest'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { bothEngines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const passportNumber = 'AB1234567'
const terms = {
  ...{ employer: 'Al Noor Cleaning', place: 'Jeddah', job: 'Cleaner', hoursPerWeek: 48 },
  wage: { amount: 150_000, currency: 'SAR', period: 'month' },
  ...{ housing: 'free', journeyBack: 'employer' },
}

describe.each(bothEngines)('the terms of a contract, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const key = await app.key('admin')
  const flightOn = app.clock.now().slice(0, 8).concat('28')
  const id = (await approvedRecord(app, { passportNumber, flightOn })).id
  const accessCode = await app.code(id)

  const enter = (body: object, version: number) =>
    app.answer('PUT', `/records/${id}/contract/terms`, { key, version, body })
  const token = async (kinds?: string[]) => {
    const body = { passportNumber, accessCode, ...(kinds ? { kinds } : {}) }
    return (await app.json('POST', '/lookups', { body })).viewing.token as string
  }
  const own = async (kinds?: string[]) => app.json('GET', '/contract', { key: await token(kinds) })
  const say = async (body: object) =>
    app.answer('POST', '/contract/readings', { key: await token(), body })
  const open = (language: string) => browserOf(app, passportNumber, accessCode, language)
  const page = async (language: string) => (await open(language)).text('/file/contract')

  test('before there are any the page says so, and nothing can be said of them', async () => {
    expect(await own()).toBeNull()
    expect(await page('en')).toContain('Nobody has entered the terms')
    expect((await say({ version: 1, how: 'read' })).code).toBe('contract.no_terms')
  })

  test('what was entered is kept version by version, and stale ones are refused', async () => {
    const wage = { ...terms.wage, currency: 'SRA' }
    for (const wrong of [{}, { ...terms, wage }, { ...terms, hoursPerWeek: 169 }])
      expect((await enter(wrong, 0)).status).toBe(422)
    expect((await enter(terms, 0)).status).toBe(200)
    expect((await enter(terms, 0)).code).toBe('contract.changed_meanwhile')
    const same = await enter(terms, 1)
    expect(same.versions).toHaveLength(1)
    expect(same.versions[0]).toMatchObject({ version: 1, terms: { ...terms, food: null } })
    expect(same.people[same.versions[0].enteredBy]).toBeTruthy()
  })

  test('the candidate reads them with the days before the flight, in the own language', async () => {
    const days = Number(28 - Number(app.clock.now().slice(8, 10)))
    expect(await own()).toMatchObject({ version: 1, daysBeforeFlight: days, readings: [] })
    expect(await own(['visa-paper'])).toBeNull()
    const html = await page('en')
    expect(html).toContain('Al Noor Cleaning')
    expect(html.replace(/<[^>]*>|[\u2066-\u2069]/g, '')).toMatch(/SAR\s1,500\.00 a month/)
    const bengali = await page('bn')
    expect(bengali).toContain('নিয়োগকর্তা বিনা খরচে দেন')
    expect(bengali).not.toContain('The employer provides')
  })

  test('"It was read to me" is kept with the version that it was said of, once', async () => {
    await uploadScan(app.as(people.amina), id, 'contract', await documentPng('Contract'))
    const browser = await open('en')
    const heard = { version: '1', how: 'heard' }
    for (let time = 0; time < 2; time += 1)
      expect((await browser.post('/file/contract/read', heard)).status).toBe(303)
    const { readings } = await app.json('GET', `/records/${id}/contract`, { key })
    expect(readings).toMatchObject([{ version: 1, how: 'heard' }])
    expect(await page('en')).toContain('that it was read to you')
  })

  test('changed terms have not been read, and what was not shown cannot be agreed to', async () => {
    await enter({ ...terms, wage: { ...terms.wage, amount: 100_000 } }, 1)
    expect((await say({ version: 1, how: 'read' })).code).toBe('contract.changed_meanwhile')
    const html = await page('en')
    expect(html).toContain('These terms were changed')
    expect(html).not.toContain('that it was read to you')
    expect((await say({ version: 2, how: 'read' })).readings).toHaveLength(2)
  })

  test('the log tells of each step, and nothing of what the terms are', async () => {
    const { events } = await app.json('GET', `/audit-events?subject=record:${id}`, { key })
    const ours = events.filter(({ action }: { action: string }) => action.startsWith('contract.'))
    expect(ours).toHaveLength(4)
    expect(JSON.stringify(ours)).not.toMatch(/Noor|150000|SAR/)
  })
})
