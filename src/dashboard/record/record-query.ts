import { queryOptions } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'

export type FullRecord = Answer<'GET /records/{id}'>
export type StaffDocument = FullRecord['documents'][number]

/** One record with its current documents. */
export function recordQuery(id: string) {
  return queryOptions({
    queryKey: ['record', id],
    queryFn: () => call('GET /records/{id}', { params: { id } }),
  })
}

/** What was done to a record, and every version of its documents. */
export function historyQuery(id: string) {
  return queryOptions({
    queryKey: ['record', id, 'history'],
    queryFn: () => call('GET /records/{id}/history', { params: { id } }),
  })
}
