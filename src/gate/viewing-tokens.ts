import { cookieIn, cookieName } from '#platform/cookies/schema'

/** The cookie that holds a viewing: bound to this host where the site is served over https. */
export function viewingCookieName(publicUrl: string): string {
  return cookieName('viewing', isSecure(publicUrl))
}

/**
 * The viewing token of a request: `Authorization: Bearer` (which may hold the token of a share
 * instead, without an id before it), else the cookie; null when there is none.
 */
export function viewingTokenIn(headers: Headers, publicUrl: string): string | null {
  const bearer = /^Bearer ((?:[\w-]{36}\.)?[\w-]{43})$/.exec(headers.get('authorization') ?? '')
  if (bearer) return bearer[1] as string
  const cookie = cookieIn(headers.get('cookie'), viewingCookieName(publicUrl))
  return cookie !== null && /^[\w-]{36}\.[\w-]{43}$/.test(cookie) ? cookie : null
}

/** The cookie that holds a viewing of a share. */
export function sharedCookieName(publicUrl: string): string {
  return cookieName('shared', isSecure(publicUrl))
}

/** The token of an opened share in its own cookie `shared`, so that it stands beside the own file. */
export function sharedTokenIn(headers: Headers, publicUrl: string): string | null {
  const cookie = cookieIn(headers.get('cookie'), sharedCookieName(publicUrl))
  return cookie !== null && /^[\w-]{43}$/.test(cookie) ? cookie : null
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')
