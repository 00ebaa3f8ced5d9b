import type { Organisation } from '#modules/organisation'
import { accentShades } from '#theme/accent'
import { colours } from '#theme/tokens'
import { faviconAddress } from './favicon.ts'

/** The settings' version stands in it, as in the icon's. */
export function manifestAddress(version: number): string {
  return `/manifest.webmanifest?v=${version}`
}

/**
 * What a phone shows when the site is put on its start screen (W3C, Web Application Manifest). It opens in the browser, with
 * its address: who asks for a passport number is to be seen.
 */
export function manifest({ displayName, accentColour, version }: Organisation): string {
  const accent =
    accentColour === null ? colours.light.accent : accentShades(accentColour).light.accent
  return JSON.stringify({
    id: '/',
    start_url: '/',
    name: displayName,
    short_name: displayName,
    display: 'browser',
    theme_color: accent,
    background_color: colours.light.paper,
    icons: [{ src: faviconAddress(version), sizes: 'any', type: 'image/svg+xml' }],
  })
}
