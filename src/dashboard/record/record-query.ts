import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'

export type FullRecord = Answer<'GET /records/{id}'>
export type StaffDocument = FullRecord['documents'][number]
export type DocumentVersions = Answer<'GET /records/{id}/documents'>

/** One record with its current documents. */
export function recordQuery(id: string) {
  return queryOptions({
    queryKey: ['record', id],
    queryFn: () => call('GET /records/{id}', { params: { id } }),
  })
}

/** Every version of the documents of a record, and where each kind can be checked. */
export function versionsQuery(id: string) {
  return queryOptions({
    queryKey: ['record', id, 'documents'],
    queryFn: () => call('GET /records/{id}/documents', { params: { id } }),
  })
}

/** What was done to a record, page by page, newest first. */
export function historyQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['record', id, 'history'],
    queryFn: ({ pageParam }) =>
      call('GET /records/{id}/history', { params: { id }, query: { before: pageParam } }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** The shares that the candidate of a record made. */
export function sharesQuery(id: string) {
  return queryOptions({
    queryKey: ['record', id, 'shares'],
    queryFn: () => call('GET /records/{id}/shares', { params: { id } }),
  })
}

/** What changed since the last approval; by version, so that an edit meanwhile is asked for anew. */
export function reviewQuery({ id, version }: Pick<FullRecord, 'id' | 'version'>) {
  return queryOptions({
    queryKey: ['record', id, 'review', version],
    queryFn: () => call('GET /records/{id}/review', { params: { id } }),
  })
}
