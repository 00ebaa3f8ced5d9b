import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'
import { assets, mountAssets } from './assets.ts'
import { chosenEncoding } from './encode.ts'

interface Asked {
  request: (path: string, init: RequestInit) => Response | Promise<Response>
}

test.each([
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
])('of "%s" an answer takes %s', (header, encoding) => {
  expect(chosenEncoding(header, ['br', 'gzip'])).toBe(encoding)
})

test('no page and no style is compressed as the request says not to', async () => {
  const app = await startTestApp('sqlite')
  const encodingOf = async (hono: Asked, path: string, accepted: string) =>
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
