import { cookieIn } from '../cookies.ts'

/** Between the password and the code: who has got so far, in this browser only. */
function name(isSecure: boolean): string {
  return isSecure ? '__Host-second-factor' : 'second-factor'
}

export function stepIn(request: Request, isSecure: boolean): string | null {
  return cookieIn(request, name(isSecure))
}

/** Holds the token of the step; an empty token drops it. The server ends it after ten minutes. */
export function stepCookie(token: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : ''
  const age = token === '' ? 0 : 600
  return `${name(isSecure)}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}
