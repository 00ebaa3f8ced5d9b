import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { receiveOriginal, returnOriginal } from '#modules/originals'
import type { CandidateRecord } from '#modules/records/schema'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'

const passport = {
  kind: 'passport',
  purpose: 'visa-application',
  receivedOn: '2026-11-20',
  dueOn: '2026-12-10',
} as const

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
  const viewingOf = async ({ id: recordId, passportNumber }: CandidateRecord) => {
    const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, recordId))
    const body = { passportNumber, accessCode }
    return (await (await app.call('POST', '/lookups', { body })).json()).viewing.token
  }
  const say = (deed: string, body?: object, by = key, path = '/originals') =>
    app.call('POST', `${path}/${id}/${deed}`, { key: by, body })

  test('are handed over, wanted back, and back', async () => {
    expect((await say('confirmation', { step: 'returned' })).status).toBe(409)
    const received = await say('confirmation', { step: 'received' })
    expect((await received.json()).originals).toMatchObject([{ agreedBy: 'code', isOut: true }])
    const asked = await say('asking-back')
    expect((await asked.json()).originals).toMatchObject([{ backBy: '2026-11-23' }])
    await app
      .as(people.amina)
      .write((ctx) => returnOriginal(ctx, { recordId: record.id, id, returnedOn: '2026-11-20' }))
    const back = await say('confirmation', { step: 'returned' })
    expect((await back.json()).originals).toMatchObject([{ returnAgreedBy: 'code', isOut: false }])
    expect((await (await say('asking-back')).json()).code).toBe('original.confirmed')
  })

  test('are nobody else’s', async () => {
    const other = await approvedRecord(app, { passportNumber: 'EX7654321' })
    const foreign = await viewingOf(other)
    expect((await say('asking-back', undefined, foreign)).status).toBe(404)
    expect((await say('confirmation', { step: 'received' }, foreign)).status).toBe(404)
    expect((await say('asking-back', undefined, 'no-viewing')).status).toBe(401)
    const staff = await app.key('admin')
    expect((await say('asking-back', undefined, staff)).status).toBe(401)
    expect((await say('asking-back', undefined, staff, '/my/originals')).status).toBe(403)
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
  await app.close()
})
