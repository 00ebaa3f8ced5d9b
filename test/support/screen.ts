import { cookieName } from '#platform/cookies.schema'

/** Returns a cookie of a product, for a browser. */
export function cookieOf({ url }: { url: string }, name: string, value: string) {
  return { name: cookieName(name, url.startsWith('https:')), value, url }
}
