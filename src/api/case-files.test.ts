import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examineCases, sweepCaseFiles } from '#modules/cases'
import { allOf } from '#test/all-of'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { formOf } from '#test/form'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'

const passportNumber = 'AB1234567'

describe.each(engines)('another contract with its photo, on %s', (engine) => {
  let app: TestApp
  let key: string
  let id: string
  let token: string
  let cookie: string
  beforeAll(async () => {
    app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
    key = await app.key('admin')
    id = (await approvedRecord(app, { passportNumber })).id
    const accessCode = await app.code(id)
    const wage = { amount: 150_000, currency: 'SAR', period: 'month' }
    const terms = { employer: 'Al Noor Cleaning', wage }
    await app.call('PUT', `/records/${id}/contract/terms`, { key, version: 0, body: terms })
    token = await app.open({ passportNumber }, accessCode)
    cookie = (await browserOf(app, passportNumber, accessCode)).cookies()
  })
  afterAll(() => app.close())

  const form = (fields: Record<string, string>, photo?: Buffer) =>
    formOf(fields, photo ? [photo] : [], 'photo')
  const headers = { 'sec-fetch-site': 'same-origin' }
  const post = (fields: Record<string, string>, photo?: Buffer) =>
    app.request('/file/tell/contract', {
      ...{ method: 'POST', headers: { cookie, ...headers }, body: form(fields, photo) },
    })
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
    const html = await (await app.request('/file/contract', { headers: { cookie } })).text()
    expect(html).toMatch(/1,500\.00[\s\S]*800\.00/)
    const [, photo = ''] = /<img class="reported" src="([^"]+)"/.exec(html) ?? []
    expect((await app.request(photo, { headers: { cookie } })).status).toBe(200)
    const path = photo.replace('/api/v1', '')
    expect((await app.call('GET', path, { key })).status).toBe(200)
    expect(await findings()).toEqual([])
  })

  test('by the API it is brought with a photo; the doctor finds one that is gone', async () => {
    const said = { kind: 'contract', employer: 'Another Employer' }
    const body = form(said, await documentPng('Second'))
    const { status, id: caseId } = await app.told('POST', '/own-cases/files', { key: token, body })
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
