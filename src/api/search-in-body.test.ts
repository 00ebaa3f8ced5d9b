import { expect, test } from 'vitest'
import { candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import type { AnyEndpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { type Json, jsonSchema } from './parse-input.ts'

const app = await startTestApp()
const key = await app.key('admin')

/** What a query may say in words of its own, because it names nobody: reviewed one by one. */
const reviewed = [
  // Ids.
  'GET /records enteredBy',
  'GET /exports/records enteredBy',
  'GET /audit-events subject',
  'GET /audit-events actor',
  'GET /audit-events/export subject',
  'GET /audit-events/export actor',
  // Names of stages, which are the organisation's and judged as public text.
  'GET /records stage',
  'GET /exports/records stage',
  // Titles of classes, which every student reads.
  'GET /classes search',
  // Three letters of a list.
  'GET /payments currency',
  'GET /payments.csv currency',
]

test('no query takes a free text that may be a name, a number or an email', () => {
  const free = (endpoints as readonly AnyEndpoint[]).flatMap(({ method, path, query }) => {
    const properties = (query ? jsonSchema(query, 'input').properties : {}) as Record<string, Json>
    return Object.entries(properties ?? {})
      .filter(([, one]) => one.type === 'string' && !one.enum && !one.format && !one.pattern)
      .map(([name]) => `${method} ${path} ${name}`)
  })
  expect(free.toSorted()).toEqual(reviewed.toSorted())
})

test('records and accounts are searched by a body, with the same answer as the list', async () => {
  const details = candidate()
  await app.call('POST', '/records', { key, body: details })
  const ask = async (method: string, path: string, body?: object) =>
    (await app.call(method, path, { key, ...(body ? { body } : {}) })).json()
  const all = await ask('GET', '/records')
  expect(await ask('POST', '/records/search', {})).toEqual(all)
  const { passportNumber } = details
  expect(await ask('POST', '/records/search', { search: passportNumber })).toMatchObject({
    total: 1,
    records: [{ passportNumber }],
  })
  expect(await ask('POST', '/records/search', { search: 'ZZ0000000' })).toMatchObject({ total: 0 })
  expect(await ask('POST', '/accounts/search', { search: 'amina' })).toMatchObject({ total: 1 })
  const file = await app.call('POST', '/exports/records', { key, body: { search: passportNumber } })
  expect(await file.text()).toContain(passportNumber)
})

test.each(['/records', '/accounts', '/exports/records', '/payments', '/audit-events'])(
  'GET %s refuses a search in its address and says where it belongs',
  async (path) => {
    const answer = await app.call('GET', `${path}?search=AB1234567`, { key })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'request.invalid',
      fields: [{ path: 'search', message: expect.stringContaining('POST /records/search') }],
    })
  },
)
