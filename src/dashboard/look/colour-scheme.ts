import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { keepSiteCookie, siteCookie } from './language.ts'

/** The cookie that the public site reads too, so that both faces show the same theme. */
const name = 'theme'
const year = 365 * 24 * 60 * 60

/** Returns the scheme of a theme; null for an unknown one. */
function schemeOf(theme: string | null): MantineColorScheme | null {
  if (theme === 'system') return 'auto'
  return theme === 'dark' || theme === 'light' ? theme : null
}

/** Keeps the chosen theme in the site's cookie; stores nothing in the browser's storage. */
export const colourScheme: MantineColorSchemeManager = {
  get: (fallback) => schemeOf(siteCookie(name)) ?? fallback,
  set: (scheme) => keepSiteCookie(name, scheme === 'auto' ? 'system' : scheme, year),
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}
