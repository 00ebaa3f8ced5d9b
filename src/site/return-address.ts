import type { Role } from '#modules/accounts/forms.schema'

/**
 * Returns where to go after signing in: a path of this site, else `fallback`, also for one of more than
 * `longest` characters. Refuses another host in any disguise (`//host`, `/\host`, `https:`, control
 * characters): a sign-in page that forwards anywhere is a tool for phishing (OWASP: unvalidated redirects).
 */
export function returnAddress(given: string | null, fallback: string, longest = 500): string {
  if (given === null || given.length > longest || !given.startsWith('/')) return fallback
  const base = 'http://site.invalid'
  if (!URL.canParse(given, base)) return fallback
  const url = new URL(given, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback
  // The parsed form, so that the browser reads what was checked here.
  return url.pathname + url.search
}

/**
 * Does the same for choosing a theme or a language, which returns to the same page: its address may contain
 * another one to return to, encoded, or a link's token.
 */
export function pageAddress(given: string | undefined): string {
  return returnAddress(given ?? null, '/', 2000)
}

/** Returns a page on the way of signing in, which continues to `returnTo` afterwards. */
export function onTheWayTo(returnTo: string, page: SignInPage): string {
  return returnTo === '/' ? page : `${page}?return=${encodeURIComponent(returnTo)}`
}

/**
 * Returns where a sign-in ends: where the person came from, else staff at their first page, a student at
 * their own file.
 */
export function landingOf(role: Role, returnTo: string): string {
  if (returnTo !== '/') return returnTo
  return role === 'student' ? '/my/file' : '/dashboard'
}

type SignInPage = '/login' | '/login/oidc' | '/login/second-factor' | '/register'

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
