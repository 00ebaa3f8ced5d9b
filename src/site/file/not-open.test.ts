import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'
import { pages } from '../pages.ts'

/** What closes a file that is not open, and what asks for number and code itself. */
const opensNothing = ['/file/close']

test('without an open file each of its pages leads to the question, and takes no form', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const own = pages.filter(({ path }) => /^\/file(\/|$)/.test(path) && !opensNothing.includes(path))
  expect(own.length).toBeGreaterThan(20)
  const faults: string[] = []
  for (const { method, path } of own) {
    const body = method === 'POST' ? { body: new URLSearchParams({ id: 'x', kind: 'x' }) } : {}
    const answer = await app.request(path.replace(/\{\w+\}/g, 'x'), { method, ...body })
    const found = [answer.status, answer.headers.get('location')].join()
    if (found !== (method === 'GET' ? '303,/check' : '410,'))
      faults.push(`${method} ${path} ${found}`)
  }
  expect(faults).toEqual([])
})
