import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examineCases, sweepCaseFiles } from '#modules/cases'
import { issueAccessCode } from '#modules/lookup'
import { purgeRecord } from '#modules/privacy'
import { deleteRecord, getRecord } from '#modules/records'
import { approvedRecord } from '#test/candidates'
import { json } from '#test/paying-candidate'
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
    const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
    const terms = {
      employer: 'Al Noor Cleaning',
      wage: { amount: 150_000, currency: 'SAR', period: 'month' },
    }
    await app.call('PUT', `/records/${id}/contract/terms`, { key, version: 0, body: terms })
    const body = { passportNumber, accessCode }
    token = (await json(app.call('POST', '/lookups', { body }))).viewing.token
    const form = new URLSearchParams({ number: passportNumber, code: accessCode })
    const opened = await app.request('/check', { method: 'POST', body: form })
    cookie = (opened.headers.get('set-cookie') as string).split(';')[0] as string
  })
  afterAll(() => app.close())

  const form = (fields: Record<string, string>, photo?: Buffer) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    if (photo) body.set('photo', new File([new Uint8Array(photo)], 'a.png'))
    return body
  }
  const post = (fields: Record<string, string>, photo?: Buffer) =>
    app.request('/file/tell/contract', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: form(fields, photo),
    })
  const cases = async () => (await json(app.call('GET', `/records/${id}/cases`, { key }))).cases
  const findings = async () => {
    const found: string[] = []
    for await (const { problem } of examineCases(app.system)) found.push(problem)
    return found
  }

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
    expect((await app.request(photo)).status).toBe(401)
    const path = photo.replace('/api/v1', '')
    expect((await app.call('GET', path, { key })).status).toBe(200)
    const stranger = await app.key('moderator')
    expect((await app.call('GET', path, { key: stranger })).status).toBe(404)
    const [elsewhere] = await Promise.all([approvedRecord(app, { passportNumber: 'CD7654321' })])
    const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, elsewhere.id))
    const body = { passportNumber: 'CD7654321', accessCode }
    const other = (await json(app.call('POST', '/lookups', { body }))).viewing.token
    expect((await app.call('GET', path, { key: other })).status).toBe(404)
    expect(await findings()).toEqual([])
  })

  test('by the API it is brought with a photo; the doctor finds one that is gone', async () => {
    const sent = await app.request('/api/v1/own-cases/files', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form({ kind: 'contract', employer: 'Another Employer' }, await documentPng('Second')),
    })
    expect(sent.status).toBe(201)
    const { id: caseId } = (await sent.json()) as { id: string }
    const file = `case-files/${id}/${caseId}`
    const bytes = await app.system.storage.read(file)
    await app.system.storage.remove(file)
    expect(await findings()).toEqual(['file'])
    await app.system.storage.put(file, bytes as Buffer)
    expect(await findings()).toEqual([])
  })

  test('only the purge of the whole record takes them along, with the photos', async () => {
    const amina = app.as(people.amina)
    const files = async () => {
      const found: string[] = []
      for await (const { key: file } of amina.storage.list(`case-files/${id}/`)) found.push(file)
      return found
    }
    expect(await files()).toHaveLength(2)
    const version = async () => (await amina.read((ctx) => getRecord(ctx, id))).version
    const before = await version()
    await amina.write((ctx) => deleteRecord(ctx, { recordId: id, version: before }))
    await purgeRecord(amina, { recordId: id, version: await version() })
    expect(await files()).toEqual([])
    expect(await findings()).toEqual([])
    expect(await sweepCaseFiles(amina, new Date())).toBe(0)
  })
})
