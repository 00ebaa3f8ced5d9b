import { expect, test } from 'vitest'
import { accountSearchFrom } from './list-search.ts'

test('an address holds only what differs from the usual list', () => {
  expect(accountSearchFrom({ search: '', role: 'admin', other: 'x' })).toEqual({
    role: 'admin',
  })
  expect(accountSearchFrom({ search: 2026, state: 'disabled', cursor: 'abc' })).toEqual({
    search: '2026',
    state: 'disabled',
    cursor: 'abc',
  })
})

test('what somebody typed and makes no sense is dropped, and the page still opens', () => {
  expect(accountSearchFrom({ role: 'owner', state: 'gone', cursor: '.' })).toEqual({})
})
