import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { mountGet } from '#api'
import bengaliFont from '../theme/bengali-font.css?raw'
import boldFont from '../theme/fonts/noto-sans-bengali-bold.woff2?inline'
import regularFont from '../theme/fonts/noto-sans-bengali-regular.woff2?inline'
import tokens from '../theme/tokens.css?raw'
import { chosenEncoding } from './encode.ts'
import favicon from './pictures/favicon.svg?raw'
import nothingHere from './pictures/nothing-here.svg?raw'
import account from './styles/account.css?raw'
import base from './styles/base.css?raw'
import bengali from './styles/bengali.css?raw'
import journeyCard from './styles/card.css?raw'
import classes from './styles/classes.css?raw'
import content from './styles/content.css?raw'
import documents from './styles/documents.css?raw'
import firstPage from './styles/first-page.css?raw'
import forms from './styles/forms.css?raw'
import frame from './styles/frame.css?raw'
import handover from './styles/handover.css?raw'
import kept from './styles/kept.css?raw'
import largeLetters from './styles/large-letters.css?raw'
import news from './styles/news.css?raw'
import numbers from './styles/numbers.css?raw'
import older from './styles/older.css?raw'
import ownLinks from './styles/own-links.css?raw'
import person from './styles/person.css?raw'
import phone from './styles/phone.css?raw'
import pieces from './styles/pieces.css?raw'
import print from './styles/print.css?raw'
import share from './styles/share.css?raw'
import sheet from './styles/sheet.css?raw'
import sheetA6 from './styles/sheet-a6.css?raw'

/** Public pages: our own styles and pictures, forms to ourselves, no script at all. */
export const publicPolicy = policy()

/** The few pages with an island: our own script from our own files, and nothing inline. */
export const islandPolicy = policy("script-src 'self'")

/** The one page that may register a worker: it keeps the start page and the card on a phone. */
export const keepingPolicy = policy("script-src 'self'", "worker-src 'self'")

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

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }))

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
}

interface BuiltFile {
  url: string
  type: string
  bytes: Buffer
}

/** The islands as Vite built them: their addresses by name, and all their files. */
export const builtIslands = readIslands(join(root(), 'dist/islands'))

/** Returns nothing before a build: then the pages have no script. */
function readIslands(folder: string): { urls: Map<string, string>; files: BuiltFile[] } {
  const path = join(folder, '.vite/manifest.json')
  if (!existsSync(path)) return { urls: new Map(), files: [] }
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  const urls = Object.entries(manifest).flatMap(([source, { file }]): [string, string][] => {
    const [, name] = /^src\/site\/islands\/([\w-]+)\.ts$/.exec(source) ?? []
    return name ? [[name, `/islands/${file}`]] : []
  })
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((entry): BuiltFile[] => {
    const type = types[extname(entry.name)]
    if (!entry.isFile() || !type) return []
    return [{ url: `/islands/${entry.name}`, type, bytes: readFileSync(join(folder, entry.name)) }]
  })
  return { urls: new Map(urls), files }
}

/** Returns the script of an island or worker; undefined before a build. */
export function builtIsland(name: string): Buffer | undefined {
  const address = builtIslands.urls.get(name)
  return builtIslands.files.find(({ url }) => url === address)?.bytes
}

/** Serves the islands from memory; compresses them at the first request, so that a start costs nothing. */
export function mountIslands(hono: Hono): void {
  for (const { url, type, bytes } of builtIslands.files) {
    let gzipped: Buffer | undefined
    mountGet(hono, url, (c) => {
      c.header('content-type', type)
      c.header('cache-control', 'public, max-age=31536000, immutable')
      c.header('vary', 'accept-encoding')
      if (chosenEncoding(c.req.header('accept-encoding'), ['gzip']) === null)
        return c.body(new Uint8Array(bytes))
      gzipped ??= gzipSync(bytes)
      c.header('content-encoding', 'gzip')
      return c.body(new Uint8Array(gzipped))
    })
  }
}

/** Returns the root of the checkout or the package: the nearest folder upwards with a package.json. */
function root(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

interface Asset {
  url: string
  type: string
  content: Buffer
  /** Made when first asked for: every command of ours loads this file, but only the server sends it. */
  compressed: Partial<Record<Encoding, Buffer>>
}

type Encoding = 'br' | 'gzip'

const css = 'text/css; charset=utf-8'
const svg = 'image/svg+xml'
const woff2 = 'font/woff2'

const bengaliFonts = {
  regular: asset('noto-sans-bengali-regular', 'woff2', woff2, bytesOf(regularFont)),
  bold: asset('noto-sans-bengali-bold', 'woff2', woff2, bytesOf(boldFont)),
}

const keptStyles = [tokens, base, frame, pieces, phone, documents, numbers, older, kept].join('\n')

/** The files of the public pages. A content hash is part of each name, so they never go stale. */
export const assets = {
  styles: asset(
    'site',
    'css',
    css,
    squeeze(
      [
        tokens,
        base,
        frame,
        pieces,
        phone,
        forms,
        account,
        person,
        documents,
        share,
        content,
        largeLetters,
        older,
        print,
      ].join('\n'),
    ),
  ),
  /** What Bengali pages also need. */
  bengali: asset(
    'bengali',
    'css',
    css,
    squeeze(bengaliFont + bengali)
      .replace('./fonts/noto-sans-bengali-regular.woff2', bengaliFonts.regular.url)
      .replace('./fonts/noto-sans-bengali-bold.woff2', bengaliFonts.bold.url),
  ),
  /** What only the first page of a file and its news need. */
  firstPage: asset('first-page', 'css', css, squeeze(firstPage + news)),
  /** What only telephone numbers of help, and the page of what was sent, need. */
  numbers: asset('numbers', 'css', css, squeeze(numbers)),
  /** What only a list of classes needs. */
  classes: asset('classes', 'css', css, squeeze(classes)),
  /** What only the pages of one's own need. */
  ownLinks: asset('own-links', 'css', css, squeeze(ownLinks)),
  /** What only a new code and its messages need. */
  handover: asset('handover', 'css', css, squeeze(handover)),
  /** What printed sheets also need, and what the smaller size changes. */
  sheet: asset('sheet', 'css', css, squeeze(sheet)),
  sheetA6: asset('sheet-a6', 'css', css, squeeze(sheetA6)),
  /** The card for the journey, on the screen and alone on paper. */
  journeyCard: asset('journey-card', 'css', css, squeeze(journeyCard)),
  /** All styles of the page that is kept on a phone. The worker there knows them by this name. */
  kept: asset('kept', 'css', css, squeeze(keptStyles)),
  keptBengali: asset('kept-bengali', 'css', css, squeeze(keptStyles + bengali)),
  favicon: asset('favicon', 'svg', svg, favicon),
  nothingHere: asset('nothing-here', 'svg', svg, nothingHere),
} as const

function asset(name: string, extension: string, type: string, text: string | Buffer): Asset {
  const content = Buffer.from(text)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10)
  return { url: `/assets/${name}-${hash}.${extension}`, type, content, compressed: {} }
}

const compress = {
  br: (content: Buffer) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (content: Buffer) => gzipSync(content, { level: 9 }),
}

function compressed(asset: Asset, encoding: Encoding): Buffer {
  asset.compressed[encoding] ??= compress[encoding](asset.content)
  return asset.compressed[encoding]
}

/** Returns the bytes of a `data:` address, which is how Vite embeds a file. */
function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

/** Removes comments and needless white space from styles. */
function squeeze(styles: string): string {
  return styles
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/([{;(][\w-]+): /g, '$1:')
    .replace(/;}/g, '}')
    .trim()
}

/** Serves the files from memory. */
export function mountAssets(hono: Hono): void {
  const all: readonly Asset[] = [...Object.values(assets), ...Object.values(bengaliFonts)]
  for (const asset of all)
    mountGet(hono, asset.url, (c) => send(c, asset, 'public, max-age=31536000, immutable'))
  // During an upgrade a page may come from a process of another version and name another hash. That style
  // is not here, and the page would be hard to read without any.
  mountGet(hono, '/assets/:name', (c) => {
    const asset = all.find(({ url }) => withoutHash(url) === withoutHash(c.req.path))
    return asset ? send(c, asset, 'no-store') : c.notFound()
  })
}

const withoutHash = (path: string) => path.replace(/-[\w-]{10}(\.\w+)$/, '$1')

function send(c: Context, asset: Asset, cacheControl: string): Response {
  const encoding = chosenEncoding(c.req.header('accept-encoding'), ['br', 'gzip'])
  c.header('content-type', asset.type)
  c.header('cache-control', cacheControl)
  c.header('vary', 'accept-encoding')
  if (encoding) c.header('content-encoding', encoding)
  return c.body(new Uint8Array(encoding ? compressed(asset, encoding) : asset.content))
}
