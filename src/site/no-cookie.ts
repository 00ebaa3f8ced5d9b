import { referringPage } from './referring-page.ts'

/** What the address of the sign-in page says when the browser keeps no cookie. */
export const noCookie = 'cookie=none'

export function saysNoCookie(query: URLSearchParams): boolean {
  return query.get('cookie') === 'none'
}

/**
 * Whether a request without a session comes from a form that had just begun one: no page on the way of signing in has
 * a link to what needs a session, so then the browser did not keep the cookie.
 */
export function keptNoCookie(request: Request, siteUrl: string): boolean {
  const page = referringPage(request, siteUrl)
  return ['/login', '/login/second-factor', '/register'].includes(page)
}
