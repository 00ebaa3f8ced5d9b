import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

describe.each(engines)('a NUL in what somebody sends is no failure of ours, on %s', (engine) => {
  let app: TestApp
  let key: string
  beforeAll(async () => {
    app = await startTestApp(engine)
    key = await app.key('admin')
  })
  afterAll(() => app.close())

  const form = (path: string, fields: Record<string, string>) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(fields).toString()
    return app.request(path, { method: 'POST', headers, body })
  }
  const record = {
    ...{ passportNumber: 'AB1234567', referenceNumber: 'W000111', nationality: 'BD' },
    ...{ name: 'Rahima\0 Khatun', fatherName: 'A', motherName: 'B', address: 'C\ud800' },
  }

  test.each<[string, number, () => Promise<Response>]>([
    [
      'a concern',
      422,
      () => app.call('POST', '/cases', { body: { kind: 'concern', text: 'Sold\0 to me' } }),
    ],
    ['a report on the page', 303, () => form('/tell/concern', { text: 'Sold\0 to me', page: '/' })],
    ['a record', 422, () => app.call('POST', '/records', { key, body: record })],
    [
      'a search of records',
      422,
      () => app.call('POST', '/records/search', { key, body: { search: 'a\0b' } }),
    ],
    [
      'a search of accounts',
      422,
      () => app.call('POST', '/accounts/search', { key, body: { search: 'a\0b' } }),
    ],
    [
      'a filter of the audit log',
      200,
      () => app.call('GET', '/audit-events?subject=a%00b', { key }),
    ],
  ])('%s', async (_, status, send) => {
    expect((await send()).status).toBe(status)
  })

  test('JSON that holds one is told at which field, and so is another type than text', async () => {
    const asked = (body: object) =>
      app.call('POST', '/records', { key, body: { ...record, address: 'C', ...body } })
    const fieldsOf = async (answer: Promise<Response>) => (await (await answer).json()).fields
    for (const name of ['a\ud800b', 'a\0b'])
      expect(await fieldsOf(asked({ name }))).toMatchObject([{ path: 'name' }])
    const message = 'Name: send it as text, in quotation marks.'
    expect(await fieldsOf(asked({ name: 5 }))).toEqual([{ path: 'name', message }])
    expect(await fieldsOf(asked({ name: null }))).toMatchObject([{ message: 'Name is required.' }])
  })
})
