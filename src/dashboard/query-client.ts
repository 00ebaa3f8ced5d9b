import { QueryCache, QueryClient } from '@tanstack/react-query'
import { Problem } from '#api/client'
import { leaveForHome, leaveToSecondFactor, leaveToSignIn } from './leave.ts'

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
      if (error.code === 'session.second_factor_owed') leaveToSecondFactor()
      // A role that was taken away meanwhile.
      if (error.code === 'session.forbidden') leaveForHome(missingRole())
    },
  }),
  defaultOptions: { queries: { retry: mayTryAgain, staleTime: 5_000 } },
})

/** Which role the page wants that the person no longer has. */
function missingRole(): 'not-admin' | 'not-moderator' {
  const isForModerators = /^\/dashboard\/(submit|records\/[^/]+\/edit)/.test(location.pathname)
  return isForModerators ? 'not-moderator' : 'not-admin'
}
