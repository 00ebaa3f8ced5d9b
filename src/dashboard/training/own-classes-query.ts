import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client'

/** The own classes, with messages about them. */
export const ownClassesQuery = queryOptions({
  queryKey: ['my-classes'],
  queryFn: () => call('GET /my/classes', {}),
})

/** What can be selected. */
export const catalogueQuery = queryOptions({
  queryKey: ['my-classes', 'catalogue'],
  queryFn: () => call('GET /my/catalogue', {}),
})
