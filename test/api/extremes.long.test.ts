import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '#api'
import { candidate } from '#test/candidates'
import {
  type Described,
  extremeBodies,
  extremeNumbers,
  extremeTexts,
  otherTypes,
  sampleOf,
} from '#test/extremes'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'

interface Operation {
  method: string
  path: string
  parameters: { name: string; in: string; schema: Described }[]
  requestBody?: { content: Record<string, { schema?: Described }> }
}

const { paths } = openApiDocument('http://localhost:3000') as unknown as {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>
}
const operations: Operation[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ ...one, method: method.toUpperCase(), path })),
)
/** What takes things away comes last. */
const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
operations.sort((a, b) => rankOf(a) - rankOf(b))

function rankOf({ method, path }: Operation): number {
  return path.endsWith('/purge') ? order.length : order.indexOf(method)
}

const roles = ['admin', 'moderator', 'student', 'anonymous'] as const
type Role = (typeof roles)[number]

describe.each(engines)('what nobody should send, on %s', (engine) => {
  let app: TestApp
  const keys: Partial<Record<Role, string>> = {}
  /** What there is behind the first parameter of an address. */
  const ids: Record<string, string> = {}
  beforeAll(async () => {
    app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
    for (const role of ['admin', 'moderator', 'student'] as const) keys[role] = await app.key(role)
    const made = async (path: string, body: unknown) =>
      (await app.json('POST', path, { key: keys.admin, body })).id
    ids.records = await made('/records', candidate())
    ids.cases = await made('/cases', { kind: 'concern', text: 'They sell visas.' })
    ids.accounts = (await app.json('GET', '/accounts', { key: keys.admin })).accounts[0].id
  })
  afterAll(() => app.close())

  const nobody = '01990000-0000-7000-8000-00000000dead'
  const idIn = (path: string) => ids[path.split('/')[1] as string] ?? nobody

  interface Asking {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    headers?: Record<string, string>
    body?: string
  }
  /** The status; that the OpenAPI document describes the answer is asked by the app's `request`. */
  async function statusOf(operation: Operation, role: Role, asking: Asking): Promise<number> {
    const { method, parameters } = operation
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const { schema } = parameters.find((one) => one.in === 'path' && one.name === name) ?? {}
      const usual = schema?.format === 'uuid' ? idIn(operation.path) : sampleOf(schema ?? {}, name)
      return encodeURIComponent(String((asking.params?.[name] ?? usual) as string).toWellFormed())
    })
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(asking.query ?? {}))
      query.append(name, String(value))
    const headers = new Headers({ 'content-type': 'application/json', ...asking.headers })
    if (keys[role]) headers.set('authorization', `Bearer ${keys[role]}`)
    if (parameters.some(({ name }) => name === 'If-Match') && !headers.has('if-match'))
      headers.set('if-match', '"1"')
    const body = asking.body === undefined ? {} : { body: asking.body }
    const answer = await app.request(`/api/v1${path}?${query}`, { method, headers, ...body })
    await answer.body?.cancel()
    return answer.status
  }

  const values = [...extremeNumbers, ...extremeTexts]
  let turn = 0
  /** So many of these, and others for the next field: over all fields each has its turn. */
  const someOf = <T>(all: readonly T[], count: number): T[] =>
    Array.from({ length: count }, () => all[turn++ % all.length] as T)

  /** What an operation is asked: everything right, then one thing wrong at a time. */
  function* askings({ parameters, requestBody }: Operation, count: number): Iterable<Asking> {
    const bodySchema = requestBody?.content['application/json']?.schema
    const right = bodySchema ? (sampleOf(bodySchema) as Record<string, unknown>) : undefined
    const usual = right === undefined ? {} : { body: JSON.stringify(right) }
    yield usual
    for (const { name, in: where, schema } of parameters) {
      const isNumber = where === 'query' && /number|integer/.test(String(schema.type))
      for (const value of isNumber ? extremeNumbers : someOf(values, count)) {
        if (where === 'query') yield { ...usual, query: { [name]: value } }
        else if (where === 'path' && value !== '') yield { ...usual, params: { [name]: value } }
        else if (where === 'header' && /^[!-~]+$/.test(String(value)))
          yield { ...usual, headers: { [name]: String(value) } }
      }
    }
    if (!right) return
    for (const body of someOf(extremeBodies, count)) yield { body }
    for (const name of Object.keys(bodySchema?.properties ?? {}))
      for (const value of someOf([...values, ...otherTypes], count))
        yield { body: JSON.stringify({ ...right, [name]: value }) }
  }

  /** Which of them failed, and what was done at all. */
  async function askAll(role: Role, count: number) {
    const failed: string[] = []
    const done = new Set<string>()
    for (const operation of operations) {
      const name = `${operation.method} ${operation.path}`
      for (const asking of askings(operation, count)) {
        const status = await statusOf(operation, role, asking)
        if (status < 300) done.add(name)
        if (status >= 500) failed.push(`${status} ${name} ${JSON.stringify(asking).slice(0, 200)}`)
      }
    }
    return { failed, done: done.size }
  }

  test('gets no failure and a documented answer from any call, as an admin', async () => {
    const { failed, done } = await askAll('admin', 6)
    expect(failed).toEqual([])
    // What is asked for rightly is done, or the rest would prove nothing.
    expect(done).toBeGreaterThan(45)
  })

  test.each(roles.slice(1))(
    'nor as %s',
    async (role) => {
      expect((await askAll(role, 1)).failed).toEqual([])
    },
    60_000,
  )
})
