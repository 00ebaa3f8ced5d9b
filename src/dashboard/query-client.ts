import { QueryCache, QueryClient } from '@tanstack/react-query'
import { Problem } from '#api/client'
import { leaveForHome, leaveToSignIn } from './leave.ts'

/** Whether asking again may help: not when the server said what was wrong. */
function mayTryAgain(failures: number, error: Error): boolean {
  const isPassing = !(error instanceof Problem) || error.status === 0 || error.status >= 500
  return isPassing && failures < 2
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (!(error instanceof Problem)) return
      if (error.status === 401) leaveToSignIn()
      // A role that was taken away meanwhile.
      if (error.code === 'session.forbidden') leaveForHome('not-admin')
    },
  }),
  defaultOptions: { queries: { retry: mayTryAgain, staleTime: 5_000 } },
})
