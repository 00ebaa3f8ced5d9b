/**
 * Reads a text as an address, by itself or on a page at `base`; null when it is not one. `URL.parse` does
 * the same, but the oldest supported browsers lack it.
 */
export function urlOf(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/** Returns the host of a full address or of `host:port`, in lower case; null when there is none. */
export function hostOf(address: string): string | null {
  const text = address.trim()
  return urlOf(text.includes('://') ? text : `https://${text}`)?.hostname.replace(/\.$/, '') ?? null
}
