import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { apiKey, type Product, publishNotice, setUpProduct, startProduct } from '#test/product'

/** Compressed and without pictures, as bytes of the answers' bodies. */
const heaviest = 14 * 1024
/** Milliseconds until the words of a page are painted. Pictures come when they come. */
const latestPaint = 1500

let product: Product
let paths: string[]

test.beforeAll(async () => {
  product = await startProduct()
  await setUpProduct(product)
  await publishNotice(product, await apiKey(product, 'admin'))
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text()
  paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url as string).pathname,
  )
  expect(paths.length).toBeGreaterThan(15)
})
test.afterAll(() => product.remove())

/** A slow line: milliseconds there and back, bytes a millisecond. */
const line = { roundTrip: 400, bytes: 400_000 / 8 / 1000 }
/** What remains of the time for a slow processor to read the page and paint it, in milliseconds. */
const forPainting = 300

interface Painted {
  /** Bytes of the page as it comes over the line, with its headers. */
  bytes: number
  /** What the browser fetches before it paints anything, also where it has it from the page before. */
  blocking: { url: string; bytes: number }[]
}

/** In the page: what its first paint waited for, told by the browser. */
function whatWasWaitedFor(): Painted {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const blocking = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter((each) => 'renderBlockingStatus' in each && each.renderBlockingStatus === 'blocking')
    .map((each) => ({ url: each.name, bytes: each.encodedBodySize }))
  return { bytes: page?.transferSize ?? 0, blocking }
}

// Counted, not timed: how quick this machine is does not matter. `npm run bench` measures the time.
test('on a slow line the words of a page wait for at most 1.2 of their 1.5 s', async ({ page }) => {
  for (const path of ['/', '/check', '/notices', '/verify', '/official-checks', '/report']) {
    const answer = await page.goto(product.url + path, { waitUntil: 'load' })
    const html = (await answer?.text()) ?? ''
    const { bytes, blocking } = await page.evaluate(whatWasWaitedFor)
    expect(bytes, path).toBeGreaterThan(2000)
    expect(blocking.length, `${path} has a stylesheet`).toBeGreaterThan(0)
    for (const { url } of blocking)
      expect(html, `${path} names what it waits for`).toContain(new URL(url).pathname)
    const all = blocking.reduce((sum, each) => sum + each.bytes, bytes)
    const waited = 2 * line.roundTrip + all / line.bytes
    expect.soft(waited, path).toBeLessThanOrEqual(latestPaint - forPainting)
  }
})

for (const language of ['en', 'bn'])
  test(`every listed page weighs at most 14 kB compressed, pictures and fonts aside (${language})`, async () => {
    for (const path of paths.filter((each) => !each.startsWith('/api/'))) {
      const html = await compressed(path, language)
      const addresses = [
        ...html.text.matchAll(/(?:<link rel="stylesheet" href|<script[^>]* src)="([^"]+)"/g),
      ]
      let bytes = html.bytes
      for (const [, url] of addresses) bytes += (await compressed(url as string, language)).bytes
      expect.soft(bytes, path).toBeLessThanOrEqual(heaviest)
      expect(bytes, path).toBeGreaterThan(2000)
    }
  })

/** An answer as a browser of today asks for it; fetch would unpack it before it is measured. */
async function compressed(
  path: string,
  language: string,
): Promise<{ bytes: number; text: string }> {
  const url = new URL(path, product.url)
  const headers = { 'accept-encoding': 'gzip, br', 'accept-language': language }
  const { body, encoding } = await new Promise<{ body: Buffer; encoding: string | undefined }>(
    (resolve, reject) => {
      const asked = request(url, { headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            body: Buffer.concat(chunks),
            encoding: answer.headers['content-encoding'],
          }),
        )
      })
      asked.on('error', reject)
      asked.end()
    },
  )
  expect(encoding, `${path} is compressed`).toBeDefined()
  const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync
  return { bytes: body.length, text: unpack(body).toString() }
}
