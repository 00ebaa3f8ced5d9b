import { page } from './route.ts'
import { seeOther } from './show.tsx'

/**
 * Handles a link of an earlier version, with its token in the query `name`: redirects to the one with the
 * token in its path, as long as such a link is valid; without a token to `otherwise`.
 */
export function formerLink(path: string, name: string, otherwise: string) {
  return page({
    method: 'GET',
    path,
    permission: 'public',
    run: async ({ query }) => {
      const token = query.get(name)
      return seeOther(token ? `${path}/${encodeURIComponent(token)}` : otherwise)
    },
  })
}
