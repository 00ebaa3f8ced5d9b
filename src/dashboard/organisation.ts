import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client'

/** The organisation and its settings. */
export const organisationQuery = queryOptions({
  queryKey: ['organisation'],
  queryFn: () => call('GET /organisation', {}),
  staleTime: 60_000,
})
