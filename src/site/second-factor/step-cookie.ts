import { cookieIn, cookieName, setCookie } from '#platform/cookies/schema'

/** Between the password and the code: who has got this far, in this browser only. */
const name = (isSecure: boolean) => cookieName('second-factor', isSecure)

export function stepIn(request: Request, isSecure: boolean): string | null {
  return cookieIn(request.headers.get('cookie'), name(isSecure))
}

/** Returns the cookie with the token of the step; an empty token deletes it. The server ends it after ten minutes. */
export function stepCookie(token: string, isSecure: boolean): string {
  return setCookie(name(isSecure), token, { isSecure, seconds: token === '' ? 0 : 600 })
}
