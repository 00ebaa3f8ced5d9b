import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

/** The cookie that the public site reads too, so that both faces show the same theme. */
const cookieName = 'theme'
const year = 365 * 24 * 60 * 60

/** What a cookie header says about the theme; null when it says nothing that we know. */
export function schemeIn(cookies: string): MantineColorScheme | null {
  const value = cookies.match(/(?:^|;\s*)theme=(dark|light|system)(?:;|$)/)?.[1]
  if (value === undefined) return null
  return value === 'system' ? 'auto' : (value as MantineColorScheme)
}

/** Keeps the chosen theme in the site's cookie; nothing is put into the browser's storage. */
export const colourScheme: MantineColorSchemeManager = {
  get: (fallback) => schemeIn(document.cookie) ?? fallback,
  set: (scheme) => {
    const value = scheme === 'auto' ? 'system' : scheme
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
    document.cookie = `${cookieName}=${value}; path=/; max-age=${year}; samesite=lax`
  },
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}
