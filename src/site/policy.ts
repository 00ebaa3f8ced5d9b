/** Public pages: our own styles and pictures, forms to ourselves, no script at all. */
export const publicPolicy = policy()

/** The few pages with an island: our own script from our own files, and nothing inline. */
export const islandPolicy = policy("script-src 'self'")

/** Returns the Content-Security-Policy of a public page, with what a page with an island also needs. */
export function policy(...more: readonly string[]): string {
  return [
    "default-src 'none'",
    ...more,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
