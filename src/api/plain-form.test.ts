import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '#gate'
import { startTestApp, type TestApp } from '#test/test-app'
import { plainForm } from './plain-form.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp('sqlite')
})
afterAll(() => app.close())

const form = (pairs: number) => 'a&'.repeat(pairs - 1)

test('a form is read with all its pairs', () => {
  expect([...plainForm('a=1&b=%E0%A6%95&a=2&c')]).toEqual([
    ['a', '1'],
    ['b', 'ক'],
    ['a', '2'],
    ['c', ''],
  ])
  expect([...plainForm('')]).toEqual([])
})

test('one with more pairs than any form has is refused', () => {
  expect(plainForm('a&'.repeat(999)).size).toBe(999)
  expect(() => plainForm('a&'.repeat(1000))).toThrow(
    expect.objectContaining({ code: 'request.unreadable' }),
  )
})

test.each(['/theme', '/language', '/login', '/check', '/verify', '/report', '/new-code'])(
  '%s refuses it with the sentence of a form that cannot be read',
  async (path) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.request(path, { method: 'POST', headers, body: form(500_000) })
    expect(await answer.text()).toContain(refusals['request.unreadable'].sentence)
  },
)
