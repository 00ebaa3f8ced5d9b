import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packageRoot } from '#platform/worker'

/**
 * What the page about privacy says cookies are for: to keep a file open, to keep somebody signed in (and the steps on the
 * way there), to remember choices, to recognise a browser. A new one belongs to one of these, or the page has to say more.
 */
const cookies = {
  opened: ['viewing', 'shared'],
  signedIn: ['session', 'second-factor', 'passkey', 'oidc', 'oidc-connect', 'oidc-confirm'],
  // What the last page said, until the next one shows it.
  choices: ['theme', 'language', 'flash', 'answer'],
  recognised: ['device'],
}

test('no cookie is set for more than the page about privacy says', () => {
  const root = join(packageRoot(), 'src')
  const named = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(join(root, file), 'utf8').matchAll(/cookieName\(\s*'([\w-]+)'/g),
    ])
    .map(([, name = '']) => name)
  expect([...new Set(named)].toSorted()).toEqual(Object.values(cookies).flat().toSorted())
})
