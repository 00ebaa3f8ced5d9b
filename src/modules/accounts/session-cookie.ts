import { cookieName } from '#platform/cookies/schema'

/** Returns the name of the session cookie. */
export function sessionCookieName(url: string): string {
  return cookieName('session', url.startsWith('https://'))
}

/** Returns the name of the cookie between a passkey's question and its answer. */
export function passkeyCookieName(url: string): string {
  return cookieName('passkey', url.startsWith('https://'))
}

/** Tells whether a request has a session cookie at all, genuine or not. */
export function bringsSession(headers: Headers, name: string): boolean {
  return (headers.get('cookie') ?? '').split(/; */).some((pair) => pair.startsWith(`${name}=`))
}

/** Keeps, of the cookies that better-auth sets, the one that we use. */
export function onlyCookie(headers: Headers, name: string): Headers {
  const kept = new Headers()
  for (const cookie of headers.getSetCookie())
    if (cookie.startsWith(`${name}=`)) kept.append('set-cookie', cookie)
  return kept
}
