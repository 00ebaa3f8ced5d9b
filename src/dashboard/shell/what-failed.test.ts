import { expect, test } from 'vitest'
import { Problem } from '#api/client'
import { whatFailed } from './error-screen.tsx'

test('what failed is told apart', () => {
  const failed: [unknown, string][] = [
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
  ]
  expect(failed.map(([error]) => [error, whatFailed(error, true)])).toEqual(failed)
  // A part that does not come without a connection is no new version.
  expect(whatFailed(new TypeError('Importing a module script failed.'), false)).toBe('offline')
})
