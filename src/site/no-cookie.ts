import { onTheWayTo } from './return-address.ts'

/**
 * Returns the sign-in page for a request that needs a session, which continues to `returnTo` afterwards. The page speaks
 * of cookies when the browser sends none although a form of signing in led here.
 */
export function signInPageFor(request: Request, siteUrl: string, returnTo: string): string {
  const login = onTheWayTo(returnTo, '/login')
  if (!mayKeepNoCookie(request, siteUrl)) return login
  return `${login}${login.includes('?') ? '&' : '?'}cookie=none`
}

export function saysNoCookie(query: URLSearchParams): boolean {
  return query.get('cookie') === 'none'
}

/**
 * No page of signing in links to what needs a session. A reload sends the same referrer, though, also once the session
 * has ended and its cookie with it, so nobody can tell for certain.
 */
function mayKeepNoCookie(request: Request, siteUrl: string): boolean {
  const page = referringPage(request, siteUrl)
  return (
    !request.headers.get('cookie') && ['/login', '/login/second-factor', '/register'].includes(page)
  )
}

/**
 * Returns the path of the page of ours whose form or link led here, redirects included, which keep the referrer. '' when
 * the browser names no page, or one of another website.
 */
export function referringPage(request: Request, siteUrl: string): string {
  const referrer = request.headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return ''
  const { origin, pathname } = new URL(referrer)
  return origin === new URL(siteUrl).origin ? pathname : ''
}
