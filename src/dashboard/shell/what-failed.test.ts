import { describe, expect, test } from 'vitest'
import { Problem } from '#api/client'
import { shellWords as bn } from '#texts/bn/shell'
import { shellWords as en } from '#texts/en/shell'
import { whatFailed } from './error-screen.tsx'

describe('what failed', () => {
  test.each([
    [new Problem(0, {}), 'offline'],
    [new Problem(401, {}), 'signed-out'],
    [new Problem(403, {}), 'forbidden'],
    [new Problem(404, {}), 'not-found'],
    [new Problem(409, {}), 'refused'],
    [new Problem(429, {}), 'too-many'],
    [new Problem(503, {}), 'server'],
    [new TypeError('Failed to fetch dynamically imported module: https://a/b.js'), 'new-version'],
    [new TypeError('error loading dynamically imported module: https://a/b.js'), 'new-version'],
    [new TypeError('Importing a module script failed.'), 'new-version'],
    [new TypeError('undefined is not a function'), 'broken'],
    ['thrown text', 'broken'],
  ])('%s', (error, failure) => {
    expect(whatFailed(error, true)).toBe(failure)
  })

  test('a part that does not come without a connection is no new version', () => {
    expect(whatFailed(new TypeError('Importing a module script failed.'), false)).toBe('offline')
  })

  test('each failure says in each language what to do', () => {
    for (const words of [en, bn])
      for (const { title, text } of Object.values(words.failed)) {
        expect(title.length).toBeGreaterThan(2)
        expect(text.length).toBeGreaterThan(title.length)
      }
  })
})
