import { expect, onTestFinished, test } from 'vitest'
import { candidate } from '#test/candidates'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { startTestApp } from '#test/test-app'
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

test('a request whose commit was in doubt finds its answer with the same key, and nothing is there twice', async () => {
  const url = await copyMigratedPostgres()
  const proxy = await openLoopbackProxy(Number(new URL(url).port))
  const app = await startTestApp('postgres', { CANDOR_DATABASE_URL: proxy.url(url) })
  onTestFinished(async () => {
    await app.close()
    await proxy.close()
  })
  const key = await app.key('admin')
  const total = async () => (await app.json('GET', '/records', { key })).total
  // Which notes that the key was used: what follows is the commit of the record.
  expect(await total()).toBe(0)
  const body = candidate()
  const send = () => app.call('POST', '/records', { key, once: 'an-action-of-mine', body })
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
