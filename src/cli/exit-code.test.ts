import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explain } from './shell.ts'

let said = ''
beforeEach(() => {
  said = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text
    return true
  })
})
afterEach(() => vi.restoreAllMocks())

const failure = (code: string) => Object.assign(new Error('kept to itself'), { code })

test.each([
  ['SQLITE_READONLY_DIRECTORY', /may not write to the database.*user that the server runs as/],
  ['SQLITE_READONLY', /may not write to the database/],
  ['SQLITE_READONLY_DBMOVED', /may not write to the database/],
  ['SQLITE_CANTOPEN', /cannot be opened.*permissions/],
  ['EACCES', /may not read or write the data folder.*user that the server runs as/],
  ['ECONNREFUSED', /The database does not answer/],
  ['42501', /may not create or read tables here.*alter database NAME owner to USER\./],
  ['ENOSPC', /no room left/],
])('%s is one sentence, and nothing else', (code, sentence) => {
  expect(explain(failure(code), {})).toBe(1)
  expect(said).toMatch(sentence)
  expect(said).toMatch(/^[^\n]+\n$/)
})
