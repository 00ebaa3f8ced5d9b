import type { Role } from '#modules/accounts/schema'

/**
 * Where to go back to after signing in: a path of this site, else `fallback`, as for one of more
 * than `longest` characters. Another host, in whatever disguise (`//host`, `/\host`, `https:`,
 * control characters), is refused: a sign-in page that forwards anywhere is a tool for phishing
 * (OWASP: unvalidated redirects).
 */
export function returnAddress(given: string | null, fallback: string, longest = 500): string {
  if (given === null || given.length > longest || !given.startsWith('/')) return fallback
  const base = 'http://site.invalid'
  if (!URL.canParse(given, base)) return fallback
  const url = new URL(given, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback
  // The parsed form, so that the browser reads what was judged here.
  return url.pathname + url.search
}

/**
 * The same for choosing a theme or a language, which leads back to the very page: its address may
 * hold another one to go back to, encoded, or a link's token.
 */
export function pageAddress(given: string | undefined): string {
  return returnAddress(given ?? null, '/', 2000)
}

/** A page on the way of signing in, which goes on to `returnTo` afterwards. */
export function onTheWayTo(returnTo: string, page: SignInPage): string {
  return returnTo === '/' ? page : `${page}?return=${encodeURIComponent(returnTo)}`
}

/** Where a sign-in ends: where somebody came from, else staff at their first page, a student at the own file. */
export function landingOf(role: Role, returnTo: string): string {
  if (returnTo !== '/') return returnTo
  return role === 'student' ? '/my/file' : '/dashboard'
}

type SignInPage = '/login' | '/login/oidc' | '/login/second-factor' | '/register'
