import { referringPage } from './referring-page.ts'

/** The query of the sign-in page when the browser keeps no cookies. */
export const noCookie = 'cookie=none'

export function saysNoCookie(query: URLSearchParams): boolean {
  return query.get('cookie') === 'none'
}

/**
 * Tells whether a request without a session comes from a form that had just begun one. No page of signing in links to
 * what needs a session, so the browser did not keep the cookie.
 */
export function keptNoCookie(request: Request, siteUrl: string): boolean {
  const page = referringPage(request, siteUrl)
  return ['/login', '/login/second-factor', '/register'].includes(page)
}
