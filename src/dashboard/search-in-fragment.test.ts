import { expect, test } from 'vitest'
import { searchInFragment } from './router.tsx'

const { input, output } = searchInFragment
const at = (path: string) => new URL(path, 'https://files.padma.example')
const pathOf = ({ pathname, search, hash }: URL) => pathname + search + hash

test.each([
  ['/records?state=pending&search=%2212345678%22&page=2', '/records?state=pending&page=2'],
  ['/records?search=AB1234567', '/records'],
  ['/records?search=R%C3%A1him%20%26%20%23%3D', '/records'],
  ['/records?search=%E0%A6%B0%E0%A6%B9%E0%A6%BF%E0%A6%AE', '/records'],
])('what is looked for leaves the query, and comes back from the fragment: %s', (path, sent) => {
  const shown = output({ url: at(path) })
  expect(shown.pathname + shown.search).toBe(sent)
  expect(shown.hash).toContain('search=')
  const back = input({ url: new URL(shown.href) })
  expect([...back.searchParams].toSorted()).toEqual([...at(path).searchParams].toSorted())
  expect(back.hash).toBe('')
})

test('every other address stays as it is', () => {
  for (const path of ['/records?state=pending', '/records', '/records#top', '/records?x=a+b'])
    for (const rewrite of [input, output]) expect(pathOf(rewrite({ url: at(path) }))).toBe(path)
})
