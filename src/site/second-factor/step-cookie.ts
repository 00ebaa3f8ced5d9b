import { cookieIn, cookieName } from '#platform/cookies/schema'

/** Between the password and the code: who has got so far, in this browser only. */
const name = (isSecure: boolean) => cookieName('second-factor', isSecure)

export function stepIn(request: Request, isSecure: boolean): string | null {
  return cookieIn(request.headers.get('cookie'), name(isSecure))
}

/** Holds the token of the step; an empty token drops it. The server ends it after ten minutes. */
export function stepCookie(token: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  const age = token === '' ? 0 : 600
  return `${name(isSecure)}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}
