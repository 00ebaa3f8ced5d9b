import { queryOptions } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'

export type ManagedNotice = Answer<'GET /managed-notices/{id}'>

/** A page of all notices, newest first. */
export const noticesQuery = (page: number) =>
  queryOptions({
    queryKey: ['notices', page],
    queryFn: () => call('GET /managed-notices', { query: { page, pageSize: 25 } }),
  })

/** Where the picture of a notice is, whatever the notice's state. */
export function pictureOf({ id, version }: ManagedNotice, place: number, width = 480): string {
  // A replaced picture has another version, and so another address.
  return `/api/v1/managed-notices/${id}/images/${place}?width=${width}&v=${version}`
}
