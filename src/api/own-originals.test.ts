import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOriginals, receiveOriginal } from '#modules/documents'
import type { CandidateRecord } from '#modules/records/schema'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'

const days = { receivedOn: '2026-11-20', dueOn: '2026-12-10' }
const passport = { kind: 'passport', purpose: 'visa-application', ...days } as const

describe.each(engines)('originals that a candidate confirms over the API, on %s', (engine) => {
  let app: TestApp
  let record: CandidateRecord
  let id: string
  let key: string
  beforeAll(async () => {
    app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
    record = await approvedRecord(app)
    key = await viewingOf(record)
    id = await receive(record.id)
  })
  afterAll(() => app.close())

  const receive = (recordId: string) =>
    app.as(people.amina).write((ctx) => receiveOriginal(ctx, { recordId, original: passport }))
  const viewingOf = async (of: CandidateRecord) => app.open(of, await app.code(of.id))
  const say = (deed: string, body?: object, by = key, path = '/originals') =>
    app.call('POST', `${path}/${id}/${deed}`, { key: by, body })

  test('are handed over, wanted back, and back', async () => {
    expect((await say('confirmation', { step: 'returned' })).status).toBe(409)
    const received = await say('confirmation', { step: 'received' })
    expect((await received.json()).originals).toMatchObject([{ agreedBy: 'code', isOut: true }])
    const body = { kind: 'original', part: `original:passport:${id}` }
    const ask = (by = key) => app.told('POST', '/own-cases', { key: by, body })
    const admin = await app.key('admin')
    const waiting = async () =>
      (await app.json('GET', '/cases?kind=original&state=open', { key: admin })).cases
    expect((await ask()).status).toBe(201)
    expect((await ask()).code).toBe('case.open_already')
    expect(await waiting()).toMatchObject([{ part: `original:passport:${id}` }])
    expect((await app.system.read((ctx) => listOriginals(ctx, record.id)))[0]).toMatchObject({
      backBy: '2026-11-23',
    })
    app.clock.move(1)
    // Given back by the book: that answers the case; the candidate does not have it, and asks again.
    const returned = `/records/${record.id}/originals/${id}/return`
    const today = { returnedOn: '2026-11-20' }
    expect((await app.call('POST', returned, { key: admin, body: today })).status).toBe(200)
    expect(await waiting()).toEqual([])
    app.clock.move(1)
    expect((await ask()).status).toBe(201)
    const [one] = await waiting()
    expect((await say('confirmation', { step: 'returned' })).status).toBe(409)
    app.clock.move(1)
    // Given back by the answer: the book says so too.
    const answer = { kind: 'original', result: 'returned' }
    const answered = await app.call('POST', `/cases/${one.id}/answer`, { key: admin, body: answer })
    expect(answered.status).toBe(200)
    const agreed = await say('confirmation', { step: 'returned' })
    expect((await agreed.json()).originals).toMatchObject([
      { returnAgreedBy: 'code', isOut: false },
    ])
    const other = await viewingOf(await approvedRecord(app))
    for (const by of [key, other]) expect((await ask(by)).code).toBe('case.not_in_file')
  })

  test('keep a record from being removed for good until they are given back', async () => {
    const { id } = await approvedRecord(app)
    const original = await receive(id)
    const admin = await app.key('admin')
    const { version } = await app.told('DELETE', `/records/${id}`, { key: admin, version: 1 })
    const purge = () => app.told('POST', `/records/${id}/purge`, { key: admin, version })
    expect(await purge()).toMatchObject({ status: 409, code: 'original.in_office' })
    const body = { returnedOn: '2026-11-20' }
    await app.call('POST', `/records/${id}/originals/${original}/return`, { key: admin, body })
    expect((await purge()).status).toBe(204)
  })

  test('are nobody else’s', async () => {
    const other = await approvedRecord(app, { passportNumber: 'EX7654321' })
    const foreign = await viewingOf(other)
    const staff = await app.key('admin')
    const statusFor = async (by: string, path?: string) =>
      (await say('confirmation', { step: 'received' }, by, path)).status
    expect([await statusFor(foreign), await statusFor('no-viewing')]).toEqual([404, 401])
    expect([await statusFor(staff), await statusFor(staff, '/my/originals')]).toEqual([401, 403])
  })
})

test('help outside is told by journey, with what no person confirmed', async () => {
  const app = await startTestApp('sqlite')
  const help = async (query: string) => app.call('GET', `/help${query}`)
  const all = await (await help('')).json()
  expect(all.places).toEqual([])
  expect(all.origins).toContain('BD')
  const journey = await (await help('?from=BD&to=SA')).json()
  expect(journey.places.map(({ country }: { country: string }) => country)).toEqual(
    expect.arrayContaining(['BD', 'SA']),
  )
  for (const place of journey.places) expect(place).toHaveProperty('confirmedBy')
  expect((await help('?from=XX')).status).toBe(422)
})
