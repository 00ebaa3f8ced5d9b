import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'
import { keyedCalls } from './client/action-keys.ts'
import { type AnyEndpoint, endpoints } from './index.ts'

interface Operation {
  operationId: string
  'x-permission': string
  parameters: { name: string }[]
  responses: object
}

const app = await startTestApp()
const document: {
  openapi: string
  info: { license: { identifier: string } }
  paths: Record<string, Record<string, Operation>>
} = await (await app.request('/api/v1/openapi.json')).json()
/** Each call with what the document says of it. */
const described = new Map(
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, one]) => [`${method.toUpperCase()} ${path}`, one]),
  ),
)
const all = endpoints as readonly AnyEndpoint[]
const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`

test('the OpenAPI document describes every endpoint, with its permission', () => {
  expect(document.openapi).toBe('3.1.0')
  const told = [...described].map(([name, one]) => `${name} ${one['x-permission']}`)
  const wanted = all.map((each) => `${nameOf(each)} ${each.permission}`)
  expect(told.toSorted()).toEqual(wanted.toSorted())
  expect(JSON.stringify(document)).not.toContain('~standard')
})

test('a generator finds a name and a refusal for each call, and the licence', () => {
  expect(document.info.license.identifier).toBe('AGPL-3.0-or-later')
  const names = [...described.values()].map(({ operationId }) => operationId)
  expect(new Set(names).size).toBe(described.size)
  expect(names).toContain('getRecordsByIdDocuments')
  const silent = [...described].filter(
    ([, { responses }]) => !Object.keys(responses).some((status) => status[0] === '4'),
  )
  expect(silent).toEqual([])
})

test('a call that takes a key answers by a schema and changes something, and document and client know it', () => {
  const keyed = all.filter((each) => each.idempotent)
  expect(keyed.length).toBeGreaterThan(5)
  for (const { output, transaction } of keyed)
    expect([typeof output, output === null, transaction === 'read']).toEqual([
      ...['object', false, false],
    ])
  const names = keyed.map(nameOf).toSorted()
  const named = [...described].filter(([, { parameters }]) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  )
  expect(named.map(([name]) => name).toSorted()).toEqual(names)
  expect([...keyedCalls].toSorted()).toEqual(names)
})

test('the same stands on pages', async () => {
  const page = await app.request('/api/v1/docs')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('href="/api/v1/docs/lookups"')
  const part = await (await app.request('/api/v1/docs/lookups')).text()
  expect(part).toContain('POST /lookups')
  expect(part).toContain('lookup.no_data_found')
})
