import { describe, expect, test } from 'vitest'
import { changedSearch, listQueryOf, listSearchFrom } from './list-search.ts'

describe('the filters in the address', () => {
  test('what is as usual leaves the address clean', () => {
    expect(listSearchFrom({ sort: 'newest', page: 1, pageSize: 25, search: '' })).toEqual({})
  })
  test('every filter survives a reload', () => {
    const search = {
      search: 'Rahim',
      state: 'pending',
      visible: 'no',
      sort: 'name',
      page: 3,
      pageSize: 50,
    } as const
    expect(listSearchFrom(search)).toEqual(search)
    expect(listSearchFrom(listSearchFrom(search))).toEqual(search)
  })
  test('nonsense is dropped, the rest kept', () => {
    expect(
      listSearchFrom({ state: 'granted', page: -2, pageSize: 7, sort: 'x', visible: 'no', a: 1 }),
    ).toEqual({ visible: 'no' })
  })
  test('a number that the router has read as one is still searched as text', () => {
    expect(listSearchFrom({ search: 12345678 })).toEqual({ search: '12345678' })
  })
  test('the query sent to the server is whole', () => {
    expect(listQueryOf({ state: 'pending' })).toMatchObject({
      state: 'pending',
      sort: 'newest',
      page: 1,
      pageSize: 25,
      trash: 'no',
    })
  })
  test('another filter begins at the first page; another page keeps the filters', () => {
    expect(changedSearch({ state: 'pending', page: 4 }, { sort: 'name' })).toEqual({
      state: 'pending',
      sort: 'name',
    })
    expect(changedSearch({ state: 'pending' }, { page: 2 })).toEqual({ state: 'pending', page: 2 })
    expect(changedSearch({ state: 'pending', page: 2 }, { page: 1 })).toEqual({ state: 'pending' })
    expect(changedSearch({ state: 'pending', page: 2 }, { state: undefined })).toEqual({})
  })
})
