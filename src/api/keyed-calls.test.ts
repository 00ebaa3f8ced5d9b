import { afterEach, beforeEach, expect, test } from 'vitest'
import { candidate } from '#test/candidates'
import { type LoopbackProxy, openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { startTestApp, type TestApp } from '#test/test-app'
import { endpoints } from './endpoints.ts'
import { openApiDocument } from './open-api.ts'

test('every call that takes a key answers by a schema and changes something', () => {
  const keyed = endpoints.filter((each) => 'idempotent' in each && each.idempotent)
  expect(keyed.length).toBeGreaterThan(5)
  for (const { method, path, transaction, output } of keyed) {
    expect([`${method} ${path}`, transaction]).not.toContain('read')
    expect(typeof output, `${method} ${path}`).toBe('object')
    expect(output).not.toBeNull()
  }
})

test('the OpenAPI document names the header where it counts, and nowhere else', () => {
  const { paths } = openApiDocument('http://localhost:3000') as {
    paths: Record<string, Record<string, { parameters: { name: string }[] }>>
  }
  for (const each of endpoints) {
    const operation = paths[each.path]?.[each.method.toLowerCase()]
    const isNamed = operation?.parameters.some(({ name }) => name === 'Idempotency-Key')
    expect([each.path, isNamed]).toEqual([
      each.path,
      'idempotent' in each && each.idempotent === true,
    ])
  }
})

let proxy: LoopbackProxy
let app: TestApp
beforeEach(async () => {
  const url = await copyMigratedPostgres()
  proxy = await openLoopbackProxy(Number(new URL(url).port))
  app = await startTestApp('postgres', { CANDOR_DATABASE_URL: proxy.url(url) })
})
afterEach(async () => {
  await app.close()
  await proxy.close()
})

test('a request whose commit was in doubt finds its answer with the same key, and nothing is there twice', async () => {
  const authorization = `Bearer ${await app.key('admin')}`
  const total = async () => {
    const answer = await app.request('/api/v1/records', { headers: { authorization } })
    return ((await answer.json()) as { total: number }).total
  }
  // Which notes that the key was used: what follows is the commit of the record.
  expect(await total()).toBe(0)
  const body = JSON.stringify(candidate())
  const headers = { authorization, 'content-type': 'application/json' }
  const keyed = { ...headers, 'idempotency-key': 'an-action-of-mine' }
  const send = () => app.request('/api/v1/records', { method: 'POST', headers: keyed, body })
  proxy.loseAnswerTo('commit')
  const first = await send()
  expect([first.status, await first.json()]).toMatchObject([
    503,
    { code: 'service.outcome_unknown' },
  ])
  const again = await send()
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
  expect(await total()).toBe(1)
})
