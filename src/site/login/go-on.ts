import type { SignInStep } from '#modules/accounts'
import { flashCookie } from '../cookies.ts'
import { landingOf, onTheWayTo } from '../return-address.ts'
import { stepCookie } from '../second-factor/step-cookie.ts'
import { seeOther } from '../show.tsx'

/** Continues after a proof of who somebody is: signed in and back, or on to the second factor. */
export function goOn(
  step: SignInStep,
  { returnTo, isSecure }: { returnTo: string; isSecure: boolean },
): Response {
  if (step.kind === 'second_factor') {
    const next = onTheWayTo(returnTo, '/login/second-factor')
    return seeOther(next, [stepCookie(step.token, isSecure)])
  }
  return seeOther(landingOf(step.role, returnTo), [
    ...step.headers.getSetCookie(),
    flashCookie('login', isSecure),
  ])
}
