import { refuseUnless } from '#platform/errors'
import { page } from '../route.ts'
import { accentAddress, accentStyles } from './accent.ts'
import { favicon } from './favicon.ts'
import { icon, icons } from './icon.ts'
import { manifest } from './manifest.ts'
import { socialPreview } from './social-preview.ts'

const forGood = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

const file = (body: BodyInit, type: string, cache: string) =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': cache } })

/** The organisation's colour; no other exists here. */
const accentPage = page({
  method: 'GET',
  path: '/assets/accent/{name}',
  permission: 'public',
  run: async ({ organisation: { accentColour }, path }) => {
    refuseUnless(accentColour !== null && path === accentAddress(accentColour), 'route.not_found')
    return file(accentStyles(accentColour), 'text/css; charset=utf-8', forGood)
  },
})

const faviconPage = page({
  method: 'GET',
  path: '/favicon.svg',
  permission: 'public',
  run: async ({ organisation }) => file(favicon(organisation), 'image/svg+xml', forADay),
})

const iconPages = icons.map((each) =>
  page({
    method: 'GET',
    path: each.path,
    permission: 'public',
    run: async ({ ctx, organisation }) => {
      const picture = await icon(ctx.images, organisation, each)
      return file(new Uint8Array(picture), 'image/png', forADay)
    },
  }),
)

const manifestPage = page({
  method: 'GET',
  path: '/manifest.webmanifest',
  permission: 'public',
  run: async ({ organisation }) =>
    file(manifest(organisation), 'application/manifest+json', forADay),
})

/** What messengers show beside a link: the name, and that this is not a government. */
const previewPage = page({
  method: 'GET',
  path: '/social-preview.png',
  permission: 'public',
  run: async ({ ctx, organisation, words }) => {
    const picture = await socialPreview(ctx.images, organisation, words)
    return file(new Uint8Array(picture), 'image/png', forADay)
  },
})

export const identityPages = [accentPage, faviconPage, ...iconPages, manifestPage, previewPage]
