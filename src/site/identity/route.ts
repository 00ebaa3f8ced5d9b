import type { Organisation } from '#modules/organisation'
import type { ActionContext } from '#platform/context'
import { refuseUnless } from '#platform/errors'
import { type Accent, accentShades, colours, isGreen } from '#theme/accent'
import { page } from '../route.ts'
import type { Words } from '../words.ts'

/** Returns the address of the icon, with the settings' version in it, because browsers keep an icon for long. */
export function faviconAddress(version: number): string {
  return `/favicon.svg?v=${version}`
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the first letter of the name, as the mark shows it. */
function markOf({ displayName }: Organisation): string {
  const [first] = letters.segment(displayName)
  return (first?.segment ?? '').toUpperCase()
}

/** Returns the colours of the mark: the organisation's own, or ours. */
function coloursOfMark({ accentColour }: Organisation) {
  return accentColour === null ? colours.dark : accentShades(accentColour).dark
}

/** Draws a sheet of paper with the first letter of the name, in the organisation's own colour. */
function favicon(organisation: Organisation): string {
  const { accent, accentInk } = coloursOfMark(organisation)
  const letter = escapeText(markOf(organisation))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${accent}" d="M4 1h17l7 7v23H4z"/><path fill="${accentInk}" d="M21 1v7h7z"/><text x="15.5" y="25" font-family="Georgia,serif" font-size="17" font-weight="600" text-anchor="middle" fill="${accentInk}">${letter}</text></svg>`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Pictures for the latest settings; drawing one takes some 50 ms. */
const drawn = new WeakMap<Organisation, Map<string, Promise<Buffer>>>()

/** Draws a picture of these settings, unless that was done before; what failed is tried again. */
function drawnOnce(
  organisation: Organisation,
  name: string,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const ofThis = drawn.get(organisation) ?? new Map<string, Promise<Buffer>>()
  drawn.set(organisation, ofThis)
  const known = ofThis.get(name)
  if (known) return known
  const picture = draw()
  ofThis.set(name, picture)
  picture.catch(() => ofThis.delete(name))
  return picture
}

interface Icon {
  path: string
  /** In pixels. */
  side: number
}

/** The one that the manifest names. */
const largeIcon: Icon = { path: '/icon.png', side: 512 }

/** iPhones ask for the first by its name alone, and draw no SVG on the start screen. */
const icons: readonly Icon[] = [{ path: '/apple-touch-icon.png', side: 180 }, largeIcon]

/** Draws the organisation's mark in its colours, as PNG. */
function icon(
  images: ActionContext['images'],
  organisation: Organisation,
  { path, side }: Icon,
): Promise<Buffer> {
  const { accent, accentInk } = coloursOfMark(organisation)
  const colours = { paper: accent, ink: accentInk }
  return drawnOnce(organisation, path, () =>
    images.drawMark({ letter: markOf(organisation), colours, side }),
  )
}

const forGood = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

const file = (body: BodyInit, type: string, cache: string) =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': cache } })

/** The organisation's colour; no other exists here. */
const accentPage = page(
  'GET /assets/accent/{name}',
  'public',
  async ({ organisation: { accentColour }, path }) => {
    refuseUnless(accentColour !== null && path === accentAddress(accentColour), 'route.not_found')
    return file(accentStyles(accentColour), 'text/css; charset=utf-8', forGood)
  },
)

const faviconPage = page('GET /favicon.svg', 'public', async ({ organisation }) =>
  file(favicon(organisation), 'image/svg+xml', forADay),
)

const iconPages = icons.map((each) =>
  page(`GET ${each.path}`, 'public', async ({ ctx, organisation }) => {
    const picture = await icon(ctx.images, organisation, each)
    return file(new Uint8Array(picture), 'image/png', forADay)
  }),
)

const manifestPage = page('GET /manifest.webmanifest', 'public', async ({ organisation }) =>
  file(manifest(organisation), 'application/manifest+json', forADay),
)

/** What messengers show beside a link: the name, and that this is not a government. */
const previewPage = page(
  'GET /social-preview.png',
  'public',
  async ({ ctx, organisation, words }) => {
    const picture = await socialPreview(ctx.images, organisation, words)
    return file(new Uint8Array(picture), 'image/png', forADay)
  },
)

export const identityPages = [accentPage, faviconPage, ...iconPages, manifestPage, previewPage]

/** Returns the address of the styles of an accent (`#rrggbb`); they hold only the colour in the name. */
export function accentAddress(colour: string): string {
  return `/assets/accent/${colour.slice(1)}.css`
}

/** On a page with documents a green would read as an approval, so what is in it there is the ink. */
const inkBesideDocuments =
  ':root.slim,:root.slim[data-theme]{--accent:var(--ink);--accent-ink:var(--paper)}'

/** Returns the styles for the screen only: on paper everything is black. */
export function accentStyles(colour: string): string {
  const { dark, light } = accentShades(colour)
  return `@media screen{${rule(':root', dark)}${rule(':root[data-theme="light"]', light)}@media (prefers-color-scheme:light){${rule(':root[data-theme="system"]', light)}}${isGreen(colour) ? inkBesideDocuments : ''}}`
}

function rule(selector: string, { accent, accentInk }: Accent): string {
  return `${selector}{--accent:${accent};--accent-ink:${accentInk}}`
}

/** Draws a PNG of 1200 × 630 px with the organisation's name and H1's sentence. */
function socialPreview(
  images: ActionContext['images'],
  organisation: Organisation,
  words: Words,
): Promise<Buffer> {
  const { paper, ink, accent: usual } = colours.dark
  const { accentColour, displayName } = organisation
  const accent = accentColour === null ? usual : accentShades(accentColour).dark.accent
  return drawnOnce(organisation, `preview in ${words.lang}`, () =>
    images.drawCard({
      title: displayName,
      sentence: words.layout.isPrivate,
      colours: { paper, ink, accent },
    }),
  )
}

/** Returns the address of the manifest, with the settings' version, as for the icon. */
export function manifestAddress(version: number): string {
  return `/manifest.webmanifest?v=${version}`
}

/**
 * Returns what a phone shows when the site is added to its start screen (W3C, Web Application Manifest). It
 * opens in the browser, with its address: people must see who asks for a passport number.
 */
function manifest({ displayName, accentColour, version }: Organisation): string {
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
