/**
 * The address that a text is, by itself or on a page at `base`; null for what is none. `URL.parse` says the same, and is
 * later than the oldest browsers that are supported.
 */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
