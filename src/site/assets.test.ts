import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'
import { assets, mountAssets } from './assets.ts'
import { chosenEncoding, encode } from './encode.ts'

const app = await startTestApp()

test('each file is kept, and one of another version is not', async () => {
  for (const { url } of Object.values(assets)) {
    const own = await app.request(url)
    const kept = 'public, max-age=31536000, immutable'
    expect([url, own.status, own.headers.get('cache-control')]).toEqual([url, 200, kept])
    const { pathname } = new URL(url, 'http://localhost')
    const instead = await app.request(pathname.replace(/[\w-]{10}(?=\.\w+$)/, 'ab-cd_efgh'))
    expect([instead.status, instead.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await instead.text()).toBe(await own.text())
  }
  for (const name of ['gone-ab-cd_efgh.css', 'site-short.css', 'site-ab-cd_efgh.js'])
    expect([name, (await app.request(`/assets/${name}`)).status]).toEqual([name, 404])
})

test('an answer takes the best encoding that the request allows', () => {
  const cases: [string | null, string | null][] = [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['br;q=0 , gzip ; q=0.001', 'gzip'],
    ['gzip;q=0', null],
    ['gzip;q=0.000, br;q=0', null],
    ['*;q=0', null],
    ['identity', null],
    ['identity;q=0.5, gzip;q=0.2', null],
    ['brotli, gzipped', null],
    ['gzip;q=2', null],
    ['', null],
    [null, null],
  ]
  expect(cases.map(([asked]) => [asked, chosenEncoding(asked, ['br', 'gzip'])])).toEqual(cases)
})

test('no page and no style is compressed as the request says not to', async () => {
  const encodingOf = async (
    hono: Pick<Hono, 'request'> | typeof app,
    path: string,
    accepted: string,
  ) =>
    (await hono.request(path, { headers: { 'accept-encoding': accepted } })).headers.get(
      'content-encoding',
    )
  const styles = new Hono()
  mountAssets(styles)
  expect(await encodingOf(styles, assets.styles.url, 'br;q=0, gzip;q=0')).toBeNull()
  expect(await encodingOf(styles, assets.styles.url, 'br;q=0, gzip')).toBe('gzip')
  expect(await encodingOf(app, '/', 'gzip;q=0')).toBeNull()
  expect(await encodingOf(app, '/', 'gzip')).toBe('gzip')
})

test('pages in one block of memory never touch each other', () => {
  const texts = fc.array(fc.string({ unit: 'grapheme', maxLength: 3000 }), { maxLength: 30 })
  fc.assert(
    fc.property(texts, (pages) => {
      const sent = pages.map((text) => encode([text]))
      for (const [index, text] of pages.entries())
        expect(Buffer.from(sent[index] as Uint8Array).equals(Buffer.from(text))).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('a page longer than a block is written too', () => {
  const long = 'নাম '.repeat(400_000)
  expect(Buffer.from(encode([long])).toString()).toBe(long)
})

test('parts stand one after the other, texts and bytes', () => {
  const parts = ['a', new TextEncoder().encode('নাম'), '', 'é', new Uint8Array(0), '𝛑']
  expect(Buffer.from(encode(parts)).toString()).toBe('aনামé𝛑')
})

test('pages that just fit a block, or do not, never touch each other either', () => {
  const sizes = [28, 256, 1024].flatMap((kilobytes) => [-1, 0, 1].map((n) => kilobytes * 1024 + n))
  const pages = [...sizes, ...sizes].map((size, n) => String.fromCharCode(97 + n).repeat(size))
  const sent = pages.map((page) => encode([page]))
  for (const [index, page] of pages.entries())
    expect(Buffer.from(sent[index] as Uint8Array).equals(Buffer.from(page))).toBe(true)
})
