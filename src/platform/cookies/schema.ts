/**
 * What a cookie is called: over https `__Host-` binds it to this host, to every path and to https, so
 * that no neighbouring host can set it (RFC 6265bis, section 4.1.3.2); plain http cannot have that.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** The value of a cookie in a Cookie header or in `document.cookie`; null when it is not there. */
export function cookieIn(cookies: string | null, name: string): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}
