import { cookieIn, cookieName } from '#platform/cookies/schema'

const isSecure = () => window.location.protocol === 'https:'

/** Returns a cookie of the public site that scripts may see (`theme`, `flash`); null when it is absent. */
export function siteCookie(name: string): string | null {
  return cookieIn(document.cookie, cookieName(name, isSecure()))
}

/** Sets a cookie for this many seconds; 0 deletes it. */
export function keepSiteCookie(name: string, value: string, seconds: number): void {
  const secure = isSecure() ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${cookieName(name, isSecure())}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
