import { describe, expect, test } from 'vitest'
import { examineCases, sweepCaseFiles } from '#modules/cases'
import { listOriginals, receiveOriginal } from '#modules/documents'
import type { CandidateRecord } from '#modules/records/schema'
import { allOf } from '#test/all-of'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { formOf } from '#test/form'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'

describe.each(engines)('another contract with its photo, on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const key = await app.key('admin')
  const { id, passportNumber } = await approvedRecord(app)
  const accessCode = await app.code(id)
  const wage = { amount: 150_000, currency: 'SAR', period: 'month' }
  const terms = { employer: 'Al Noor Cleaning', wage }
  await app.call('PUT', `/records/${id}/contract/terms`, { key, version: 0, body: terms })
  const browser = await browserOf(app, passportNumber, accessCode)

  const form = (fields: Record<string, string>, photo?: Buffer) =>
    formOf(fields, photo ? [photo] : [], 'photo')
  const post = (fields: Record<string, string>, photo?: Buffer) =>
    browser.post('/file/tell/contract', form(fields, photo))
  const cases = async () => (await app.json('GET', `/records/${id}/cases`, { key })).cases
  const findings = () => allOf(examineCases(app.system), 'problem')

  test('nothing at all, a broken photo and a wage without currency are said at their fields', async () => {
    expect(await (await post({})).text()).toContain('Add a photo of the contract')
    const broken = await post({ note: 'Other work' }, Buffer.from('no picture'))
    expect(broken.status).toBe(415)
    const html = await broken.text()
    expect(html).toContain('href="#photo"')
    expect(html).toContain('Other work</textarea>')
    const amount = await post({ amount: '800' })
    expect(await amount.text()).toContain('href="#currency">Choose the currency.')
    expect(await cases()).toEqual([])
  })

  test('it stands beside the first contract, for the candidate and for staff, with the photo', async () => {
    const said = { amount: '৮০০', currency: 'SAR', period: 'month', note: 'কাজও অন্য' }
    expect((await post(said, await documentPng('Other contract'))).status).toBe(303)
    const [one] = await cases()
    expect(one).toMatchObject({
      money: { amount: 80_000, currency: 'SAR' },
      ...{ said: { period: 'month', employer: null, note: 'কাজও অন্য' }, filePages: 1 },
    })
    const html = await browser.text('/file/contract')
    expect(html).toMatch(/1,500\.00[\s\S]*800\.00/)
    const [, photo = ''] = /<img class="reported" src="([^"]+)"/.exec(html) ?? []
    expect((await browser.get(photo)).status).toBe(200)
    const path = photo.replace('/api/v1', '')
    expect((await app.call('GET', path, { key })).status).toBe(200)
    expect(await findings()).toEqual([])
  })

  test('by the API it is brought with a photo; the doctor finds one that is gone', async () => {
    const said = { kind: 'contract', employer: 'Another Employer' }
    const body = form(said, await documentPng('Second'))
    const token = await app.open({ passportNumber }, accessCode)
    const { status, id: caseId } = await app.answer('POST', '/own-cases/files', {
      key: token,
      body,
    })
    expect(status).toBe(201)
    const file = `case-files/${id}/${caseId}`
    const bytes = await app.system.storage.read(file)
    await app.system.storage.remove(file)
    expect(await findings()).toEqual(['file'])
    await app.system.storage.put(file, bytes as Buffer)
    expect(await findings()).toEqual([])
  })

  test('only the purge of the whole record takes them along, with the photos', async () => {
    const amina = app.as(people.amina)
    const files = () => allOf(amina.storage.list(`case-files/${id}/`), 'key')
    expect(await files()).toHaveLength(2)
    await app.purge(id)
    expect(await files()).toEqual([])
    expect(await findings()).toEqual([])
    expect(await sweepCaseFiles(amina, new Date())).toBe(0)
  })
})

const days = { receivedOn: '2026-11-20', dueOn: '2026-12-10' }
const passport = { kind: 'passport', purpose: 'visa-application', ...days } as const

describe.each(engines)(
  'originals that a candidate confirms over the API, on %s',
  async (engine) => {
    const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
    const receive = (recordId: string) =>
      app.as(people.amina).write((ctx) => receiveOriginal(ctx, { recordId, original: passport }))
    const viewingOf = async (of: CandidateRecord) => app.open(of, await app.code(of.id))
    const record = await approvedRecord(app)
    const key = await viewingOf(record)
    const id = await receive(record.id)
    const say = (deed: string, body?: object, by = key, path = '/originals') =>
      app.call('POST', `${path}/${id}/${deed}`, { key: by, body })

    test('are handed over, wanted back, and back', async () => {
      expect((await say('confirmation', { step: 'returned' })).status).toBe(409)
      const received = await say('confirmation', { step: 'received' })
      expect((await received.json()).originals).toMatchObject([{ agreedBy: 'code', isOut: true }])
      const body = { kind: 'original', part: `original:passport:${id}` }
      const ask = (by = key) => app.answer('POST', '/own-cases', { key: by, body })
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
      const answered = await app.call('POST', `/cases/${one.id}/answer`, {
        key: admin,
        body: answer,
      })
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
      const { version } = await app.answer('DELETE', `/records/${id}`, { key: admin, version: 1 })
      const purge = () => app.answer('POST', `/records/${id}/purge`, { key: admin, version })
      expect(await purge()).toMatchObject({ status: 409, code: 'original.in_office' })
      const body = { returnedOn: '2026-11-20' }
      await app.call('POST', `/records/${id}/originals/${original}/return`, { key: admin, body })
      expect((await purge()).status).toBe(204)
    })
  },
)

test('help outside is told by journey, with what no person confirmed', async () => {
  const app = await startTestApp('sqlite')
  const help = (query: string) => app.answer('GET', `/help${query}`)
  expect(await help('')).toMatchObject({ places: [], origins: expect.arrayContaining(['BD']) })
  const { places } = await help('?from=BD&to=SA')
  const countries: Set<string> = new Set(
    places.map((place: Record<string, string>) => place.country),
  )
  expect([...countries].toSorted()).toEqual(['BD', 'SA'])
  for (const place of places) expect(place).toHaveProperty('confirmedBy')
  expect((await help('?from=XX')).status).toBe(422)
})
