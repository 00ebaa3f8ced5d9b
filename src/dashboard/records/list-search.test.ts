import { describe, expect, test } from 'vitest'
import {
  changedSearch,
  filterCount,
  listQueryOf,
  listSearchFrom,
  withoutFilters,
} from './list-search.ts'

describe('the filters in the address', () => {
  test('every filter survives a reload; what is as usual leaves the address clean, nonsense too', () => {
    const search = {
      ...{ search: 'Rahim', state: 'pending', visible: 'no', sort: 'name', cursor: 'abc' },
      ...{ pageSize: 50, missing: 'lmia,ticket', enteredBy: 'mita', createdFrom: '2026-11-20' },
    } as const
    expect(listSearchFrom(search)).toEqual(search)
    expect(listSearchFrom({ sort: 'newest', pageSize: 25, search: '' })).toEqual({})
    const nonsense = { state: 'granted', cursor: '.', pageSize: 7, sort: 'x', visible: 'no', a: 1 }
    expect(listSearchFrom(nonsense)).toEqual({ visible: 'no' })
    expect(listSearchFrom({ missing: 'a b', createdFrom: 'soon', updatedTo: 7 })).toEqual({})
    // A number that the router has read as one is still searched as text.
    expect(listSearchFrom({ search: 12345678 })).toEqual({ search: '12345678' })
  })
  test('the query sent to the server is whole', () => {
    expect(listQueryOf({ state: 'pending' })).toMatchObject({
      state: 'pending',
      sort: 'newest',
      pageSize: 25,
      trash: 'no',
    })
  })
  test('another filter begins at the first page; another page keeps the filters', () => {
    expect(changedSearch({ state: 'pending', cursor: 'abc' }, { sort: 'name' })).toEqual({
      state: 'pending',
      sort: 'name',
    })
    const second = { state: 'pending', cursor: 'abc' } as const
    expect(changedSearch({ state: 'pending' }, { cursor: 'abc' })).toEqual(second)
    expect(changedSearch(second, { cursor: undefined })).toEqual({ state: 'pending' })
    expect(changedSearch(second, { state: undefined })).toEqual({})
  })
  test('days are whole days of the reader', () => {
    const query = listQueryOf({ createdFrom: '2026-11-20', createdTo: '2026-11-20' })
    const [from, to] = [query.createdFrom, query.createdTo].map((at) => new Date(String(at)))
    expect([from?.getDate(), from?.getHours()]).toEqual([20, 0])
    expect([to?.getDate(), to?.getHours()]).toEqual([21, 0])
  })
  test('clearing keeps the order and the number of rows', () => {
    const search = {
      state: 'pending',
      missing: 'lmia',
      sort: 'name',
      pageSize: 50,
      cursor: 'abc',
    } as const
    expect(filterCount(search)).toBe(2)
    expect(withoutFilters(search)).toEqual({ sort: 'name', pageSize: 50 })
  })
})
