/** The cookie that holds a viewing: bound to this host where the site is served over https. */
export function viewingCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-viewing' : 'viewing'
}

/**
 * The viewing token of a request: `Authorization: Bearer` (which may hold the token of a share
 * instead, without an id before it), else the cookie; null when there is none.
 */
export function viewingTokenIn(headers: Headers): string | null {
  const bearer = /^Bearer ((?:[\w-]{36}\.)?[\w-]{43})$/.exec(headers.get('authorization') ?? '')
  if (bearer) return bearer[1] as string
  const cookie = /(?:^|;\s*)(?:__Host-)?viewing=([\w-]{36}\.[\w-]{43})(?:;|$)/.exec(
    headers.get('cookie') ?? '',
  )
  return cookie ? (cookie[1] as string) : null
}

/** The cookie that holds a viewing of a share. */
export function sharedCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-shared' : 'shared'
}

/** The token of an opened share in its own cookie `shared`, so that it stands beside the own file. */
export function sharedTokenIn(headers: Headers): string | null {
  const cookie = /(?:^|;\s*)(?:__Host-)?shared=([\w-]{43})(?:;|$)/.exec(headers.get('cookie') ?? '')
  return cookie ? (cookie[1] as string) : null
}
