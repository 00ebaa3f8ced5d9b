/**
 * Where to go back to after signing in: a path of this site, else `fallback`. Another host, in
 * whatever disguise (`//host`, `/\host`, `https:`, control characters), is refused: a sign-in page
 * that forwards anywhere is a tool for phishing (OWASP: unvalidated redirects).
 */
export function returnAddress(given: string | null, fallback: string): string {
  if (given === null || given.length > 500 || !given.startsWith('/')) return fallback
  const base = 'http://site.invalid'
  if (!URL.canParse(given, base)) return fallback
  const url = new URL(given, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback
  // The parsed form, so that the browser reads what was judged here.
  return url.pathname + url.search
}
