import { expect, test } from 'vitest'
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
