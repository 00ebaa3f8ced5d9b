import { expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#gate'
import { candidate } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { keyedCalls } from './client/action-keys.ts'
import { refusalsOf } from './describe-answers.ts'
import { type AnyEndpoint, endpoints } from './index.ts'
import { type Json, jsonSchema } from './parse-input.ts'

interface Operation {
  operationId: string
  'x-permission': string
  parameters: { name: string }[]
  responses: object
}

const app = await startTestApp()
const key = await app.key('admin')
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

/** Refusals of no endpoint, by who gives them. */
const ofNoEndpoint: Record<string, RegExp> = {
  'pages of the site, which find accounts, set up, take forms, and compare a saved text':
    /^(?:session\.provider_\w+|account\.(?:provider_taken|only_way_in|agency_closes|email_unconfirmed|link_ended|password_weak|second_factor_on|mail_not_sent)|setup\.\w+|request\.opened_for_other|case\.not_the_same)$/,
  'commands for operators':
    /^(?:backup|restore|breach)\.\w+$|^import\.busy$|^attestation\.(?:no_key|revoked_ahead|key_in_file|key_ended|key_missing)$/,
  'a method or a server without any endpoint':
    /^(?:route\.method_not_allowed|service\.unavailable)$/,
  'the body of the answer, where many records are asked for': /^access_code\.already_issued$/,
}

test('the document names each refusal with an endpoint, or somebody else gives it', () => {
  const declared = new Set<string>(all.flatMap(refusalsOf))
  const others = Object.keys(refusals).filter((code) => !declared.has(code))
  const reasons = Object.entries(ofNoEndpoint)
  expect(others.filter((code) => !reasons.some(([, codes]) => codes.test(code)))).toEqual([])
  const unneeded = reasons.filter(([, codes]) => !others.some((code) => codes.test(code)))
  expect(unneeded).toEqual([])
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

/** What an integer column of PostgreSQL holds. */
const mostInteger = 2 ** 31 - 1
/** Sums of money, in the smallest unit, lie in columns of 64 bits. */
const mostSum = 10 ** 12
const isSum = (path: string) => /\.(?:fee|amount)$/.test(path)

/** What an authenticator answers; better-auth's own parser takes it apart, within the limit of a body. */
const ofAuthenticators = /^POST \/(?:session|my)\S* body\.(?:response|passkey) /

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/** Where a schema takes a number, a text or a list without an end. */
function boundless(schema: Schema, path: string): string[] {
  const def = schema._zod.def as Def
  const said = () => jsonSchema(schema as z.ZodType, 'input')
  const unless = (isFine: boolean, fault: string) => (isFine ? [] : [`${path} ${fault}`])
  switch (def.type) {
    case 'literal':
    case 'enum':
    case 'boolean':
    case 'null':
      return []
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
      return boundless(def.innerType, path)
    case 'pipe': {
      // What any of its parts bounds is bound: a text is often shortened before it is measured.
      const parts = [def.in, def.out].filter((one) => one._zod.def.type !== 'transform')
      const faults = parts.map((one) => boundless(one, path))
      return faults.find((some) => some.length === 0) ?? faults[0] ?? []
    }
    case 'object':
      return Object.entries(def.shape).flatMap(([key, one]) => boundless(one, `${path}.${key}`))
    case 'record': {
      const isListed = def.keyType._zod.def.type === 'enum'
      return [
        ...unless(isListed || isCounted(schema), 'takes any names'),
        ...boundless(def.keyType, `${path} (name)`),
        ...boundless(def.valueType, path),
      ]
    }
    case 'array':
      return [
        ...unless(said().maxItems !== undefined, 'is a list of any length'),
        ...boundless(def.element, `${path}[]`),
      ]
    case 'union':
      return def.options.flatMap((one) => boundless(one, path))
    case 'string':
      return unless(isOfLength(said()), 'is a text of any length')
    case 'number': {
      const { minimum = -Infinity, maximum = Infinity } = said() as Record<string, number>
      const end = isSum(path) ? mostSum : mostInteger
      return unless(-end <= minimum && maximum <= end, 'is any number')
    }
    default:
      return [`${path} is anything`]
  }
}

/** Whether a record of texts or numbers is refused for the number of its names. */
function isCounted(schema: z.core.$ZodType): boolean {
  const names = Array.from({ length: 1001 }, (_, n) =>
    `n${n}`.replace(/\d/g, (d) => 'abcdefghij'[Number(d)] ?? ''),
  )
  const takes = (count: number, value: unknown) =>
    z.safeParse(schema, Object.fromEntries(names.slice(0, count).map((name) => [name, value])))
      .success
  return ['x', 1].some((value) => takes(1, value) && !takes(names.length, value))
}

/** Whether a text has a longest length, or a form in which nothing is repeated without an end. */
function isOfLength({ maxLength, format, pattern = '*' }: Json): boolean {
  if (maxLength !== undefined || format === 'uuid' || format === 'date') return true
  return /^\^.*\$$/.test(String(pattern)) && !/[*+]|,\}/.test(String(pattern))
}

function boundlessIn(each: AnyEndpoint): string[] {
  const form = typeof each.accepts === 'object' ? each.accepts.fields : undefined
  const parts = { params: each.params, query: each.query, body: each.body, form }
  return Object.entries(parts).flatMap(([part, schema]) =>
    schema ? boundless(schema, `${each.method} ${each.path} ${part}`) : [],
  )
}

test('every number, text and list that a call takes has its bounds in the schema', () => {
  const found = all.flatMap(boundlessIn)
  expect(found.filter((one) => !ofAuthenticators.test(one))).toEqual([])
})

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
  // The number of a receipt names nobody.
  'GET /payments receipt',
  'GET /payments.csv receipt',
]

test('no query takes a free text that may be a name, a number or an email', () => {
  const free = all.flatMap(({ method, path, query }) => {
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
    app.json(method, path, { key, ...(body ? { body } : {}) })
  const all = await ask('GET', '/records')
  expect(await ask('POST', '/records/search', {})).toEqual(all)
  const { passportNumber } = details
  const found = await ask('POST', '/records/search', { search: passportNumber })
  expect(found).toMatchObject({ total: 1, records: [{ passportNumber }] })
  expect(await ask('POST', '/records/search', { search: 'ZZ0000000' })).toMatchObject({ total: 0 })
  expect(await ask('POST', '/accounts/search', { search: 'amina' })).toMatchObject({ total: 1 })
  const file = await app.call('POST', '/exports/records', { key, body: { search: passportNumber } })
  expect(await file.text()).toContain(passportNumber)
})

test('a search in an address is refused, and it is said where it belongs', async () => {
  const message = expect.stringContaining('POST /records/search')
  for (const path of ['/records', '/accounts', '/exports/records', '/payments', '/audit-events'])
    expect(await app.json('GET', `${path}?search=AB1234567`, { key })).toMatchObject({
      ...{ status: 422, code: 'request.invalid', fields: [{ path: 'search', message }] },
    })
})
