import { parse, serialize } from 'hono/utils/cookie'

/**
 * Returns the name of a cookie. Over https, `__Host-` binds it to this host, to every path and to https, so
 * that no neighbouring host can set it (RFC 6265bis, section 4.1.3.2); plain http does not allow that
 * prefix.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** Returns the value of a cookie in a Cookie header or in `document.cookie`; null when it is absent. */
export function cookieIn(cookies: string | null, name: string): string | null {
  if (cookies === null || !cookies.includes(name)) return null
  return parse(cookies, name)[name] ?? null
}

interface Kept {
  isSecure: boolean
  /** How long the browser keeps it: until it is closed if left out; 0 deletes it. */
  seconds?: number
  /** Whether scripts may read it. */
  isForScript?: boolean
}

/** Returns the `Set-Cookie` header of a cookie of this host, by its full name. */
export function setCookie(
  name: string,
  value: string,
  { isSecure, seconds, isForScript = false }: Kept,
): string {
  const age = seconds === undefined ? {} : { maxAge: seconds }
  const bound = { path: '/', secure: isSecure, sameSite: 'Lax' } as const
  return serialize(name, value, { ...age, ...bound, httpOnly: !isForScript })
}
