import { queryOptions, type UseQueryResult } from '@tanstack/react-query'
import { type Answer, call, Problem } from '#api/client'

/** The linked record as its holder sees it. */
export type MyRecord = NonNullable<Answer<'GET /my/record'>>
export type MyPaper = MyRecord['documents'][number]

/** The linked record, null when there is none; asking for it counts as a viewing. Everything below `my` is of one link. */
export const myRecordQuery = queryOptions({
  queryKey: ['my', 'record'],
  queryFn: () => call('GET /my/record', {}),
})

/** Whether nothing is linked, or what is linked cannot be shown; null when it can, or is not known. */
export function whyNothing({
  data,
  error,
}: Pick<UseQueryResult<MyRecord | null>, 'data' | 'error'>): 'not-linked' | 'gone' | null {
  if (error instanceof Problem && error.code === 'lookup.no_data_found') return 'gone'
  return data === null ? 'not-linked' : null
}
