import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/client'

/** One class as admins see it. */
export function classQuery(classId: string) {
  return queryOptions({
    queryKey: ['classes', classId],
    queryFn: () => call('GET /classes/{id}', { params: { id: classId } }),
  })
}
