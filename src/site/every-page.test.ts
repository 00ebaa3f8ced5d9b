import { expect, test } from 'vitest'
import { screens } from '#test/screens'
import { pages } from './pages.ts'

/** Pictures, styles, proofs and lists for machines, and addresses that only lead elsewhere. */
const showNothing =
  /\.\w+$|^\/assets\/|^\/preview\/|\/(?:oidc|callback|prefill)$|\/views\/\{id\}\/proof$|^\/account\/(?:provider|confirm)$|^\/(?:reset|confirm)$/

test('every page that people see is among the screens that are looked at in a browser', () => {
  const seen = new Set(Object.values(screens).map(({ at }) => at))
  const unseen = pages
    .filter(({ method, path }) => method === 'GET' && !showNothing.test(path) && !seen.has(path))
    .map(({ path }) => path)
  expect(unseen).toEqual([])
})
