import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'
import { assets } from './assets.ts'

const app = await startTestApp('sqlite')

const kept = 'public, max-age=31536000, immutable'
const other = 'ab-cd_efgh'

test.each(Object.entries(assets))(
  '%s is kept, and one of another version is not',
  async (_, asset) => {
    const own = await app.request(asset.url)
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, kept])
    const { pathname } = new URL(asset.url, 'http://localhost')
    const instead = await app.request(pathname.replace(/[\w-]{10}(?=\.\w+$)/, other))
    expect([instead.status, instead.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await instead.text()).toBe(await own.text())
  },
)

test.each(['gone-ab-cd_efgh.css', 'site-short.css', 'site-ab-cd_efgh.js'])(
  'there is no %s',
  async (name) => {
    expect((await app.request(`/assets/${name}`)).status).toBe(404)
  },
)
