import { queryOptions } from '@tanstack/react-query'
import { type Answer, call, Problem } from '#api/client'

/** The linked record as its holder sees it. */
export type MyRecord = Answer<'GET /my/record'>
export type MyPaper = MyRecord['documents'][number]

/** The linked record; asking for it counts as a viewing. Everything below `my` is of one link. */
export const myRecordQuery = queryOptions({
  queryKey: ['my', 'record'],
  queryFn: () => call('GET /my/record', {}),
})

/** Whether nothing is linked, or what is linked cannot be shown; null for any other failure. */
export function whyNothing(error: unknown): 'not-linked' | 'gone' | null {
  if (!(error instanceof Problem)) return null
  if (error.code === 'link.not_linked') return 'not-linked'
  return error.code === 'lookup.no_data_found' ? 'gone' : null
}
