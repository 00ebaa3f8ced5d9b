import type { Organisation } from '#modules/organisation'
import { accentShades } from '#theme/accent'
import { colours } from '#theme/tokens'
import { faviconAddress } from './favicon.ts'
import { largeIcon } from './icon.ts'

/** Returns the address of the manifest, with the settings' version, as for the icon. */
export function manifestAddress(version: number): string {
  return `/manifest.webmanifest?v=${version}`
}

/**
 * Returns what a phone shows when the site is added to its start screen (W3C, Web Application Manifest). It
 * opens in the browser, with its address: people must see who asks for a passport number.
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
    icons: [
      { src: faviconAddress(version), sizes: 'any', type: 'image/svg+xml' },
      // For phones that draw no SVG, and for those that cut a picture to their own shape.
      {
        src: `${largeIcon.path}?v=${version}`,
        sizes: `${largeIcon.side}x${largeIcon.side}`,
        type: 'image/png',
        purpose: 'any maskable',
      },
    ],
  })
}
