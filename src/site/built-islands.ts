import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Hono } from 'hono'
import { z } from 'zod'
import { mountGet } from '#api'
import { chosenEncoding } from './encode.ts'

/** Public pages: our own styles and pictures, forms to ourselves, no script at all. */
export const publicPolicy = policy()

/** The few pages with an island: our own script from our own files, and nothing inline. */
export const islandPolicy = policy("script-src 'self'")

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
