import { publicPolicy } from '#site'

/** Headers that a page or a file may set to its own value, but never omit. */
export const replaceable = new Set([
  'content-security-policy',
  'permissions-policy',
  'cache-control',
])

/** Returns the headers of every answer, errors included. */
export function standardHeaders(publicUrl: string): [string, string][] {
  const isSecure = publicUrl.startsWith('https:')
  return [
    ['content-security-policy', publicPolicy],
    ['x-content-type-options', 'nosniff'],
    // No other website learns where a visitor came from. Our own pages need the referrer: without it a
    // browser calls the origin of a form "null", and one that sends no Sec-Fetch-Site has nothing else to
    // show.
    ['referrer-policy', 'same-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['x-frame-options', 'DENY'],
    ['cache-control', 'no-store'],
    ...(isSecure
      ? [['strict-transport-security', 'max-age=63072000; includeSubDomains'] as [string, string]]
      : []),
  ]
}

/**
 * Workers have their own policy, that of their answer: the one that reads passports starts the OCR engine,
 * and only that may run WebAssembly and fetch its data, from our own files.
 */
export const workerPolicies: readonly { file: RegExp; policy: string }[] = [
  {
    file: /\/passport-worker-[\w-]+\.js$/,
    policy: "default-src 'none'; script-src 'self'; worker-src 'self'",
  },
  {
    file: /\/tesseract-[\d.]+\/worker\.min\.js$/,
    policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  },
]

/** Returns the dashboard's policy: our own scripts; Mantine's styles carry the answer's nonce. */
export function dashboardPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
