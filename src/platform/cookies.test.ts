import { expect, test } from 'vitest'
import { cookieIn, cookieName } from './cookies.schema.ts'

test('over https a cookie is bound to its host by its name', () => {
  expect([cookieName('theme', true), cookieName('theme', false)]).toEqual(['__Host-theme', 'theme'])
})

test('a cookie is found by its whole name only', () => {
  const header = '__Host-a=1; ba=2;a=3 ; b'
  expect([cookieIn(header, '__Host-a'), cookieIn(header, 'a')]).toEqual(['1', '3'])
  expect([cookieIn(header, 'b'), cookieIn(null, 'a')]).toEqual([null, null])
})
