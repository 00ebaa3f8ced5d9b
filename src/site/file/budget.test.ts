import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { uploadDocument } from '#modules/documents'
import { documentKindNames, documentKinds } from '#modules/documents/schema'
import { type Browser, browserOf, openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { bytesOf, keepScans } from '#test/candidates'
import { pdfOf } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { shareOf } from '../shared/test-share.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
await keepScans(app)
const { record, code } = await fillFile(app, documentKindNames)
const source = bytesOf(pdfOf(Array.from({ length: 14 }, (_, page) => [`Contract, page ${page}`])))
const contract = { recordId: record.id, kind: 'contract' as const, originalName: 'c.pdf' }
await uploadDocument(app.as(people.amina), { ...contract, source })
const shared = documentKindNames.filter(
  (kind) => kind !== 'photo' && documentKinds[kind].shareable !== 'never',
)
const share = await shareOf(app, record, shared)
const candidate = await browserOf(app, record.passportNumber, code)
const employer = openBrowser(app)
await employer.post('/shared', { number: record.passportNumber, code: share.code })

/**
 * What a browser without script loads for a page, which waits for no picture. Each picture counts in the width that a
 * phone of 360 px at twice the density chooses.
 */
async function loadOf(browser: Browser, path: string) {
  const html = await browser.text(path)
  const linked = [...html.matchAll(/<link rel="(?:stylesheet|icon|manifest)"[^>]* href="([^"]+)"/g)]
  const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => {
    const [, src = ''] = /src="([^"]+)"/.exec(tag) ?? []
    // One with a single width is loaded in it.
    const width = tag.includes('72px') ? 240 : 720
    return src.replaceAll('&amp;', '&').replace('width=960', `width=${width}`)
  })
  const addresses = [...linked.map(([, href = '']) => href), ...pictures]
  let bytes = gzipSync(html).length
  for (const address of addresses) {
    const body = new Uint8Array(await (await browser.get(address)).arrayBuffer())
    bytes += /\/image\?/.test(address) ? body.length : gzipSync(body).length
  }
  return { requests: 1 + addresses.length, bytes, pictures: pictures.length }
}

test('without script a file of every kind of paper is light until one is chosen, and then too', async () => {
  const found: string[] = []
  for (const [browser, path, most] of [
    [candidate, '/', { requests: 6, bytes: 40_000, pictures: 0 }],
    [candidate, '/verify', { requests: 8, bytes: 60_000, pictures: 0 }],
    [candidate, '/tell/complaint', { requests: 6, bytes: 40_000, pictures: 0 }],
    [candidate, '/file/share', { requests: 6, bytes: 40_000, pictures: 0 }],
    [candidate, '/file', { requests: 12, bytes: 60_000, pictures: 5 }],
    [candidate, '/file/documents/contract', { requests: 6, bytes: 150_000, pictures: 1 }],
    [employer, '/shared/file', { requests: 6, bytes: 40_000, pictures: 1 }],
    [employer, '/shared/documents/contract', { requests: 6, bytes: 150_000, pictures: 1 }],
  ] as const) {
    const load = await loadOf(browser, path)
    for (const what of ['requests', 'bytes', 'pictures'] as const)
      if (load[what] > most[what]) found.push(`${path}: ${load[what]} ${what}`)
    expect(load.pictures, path).toBe(most.pictures)
  }
  expect(found).toEqual([])
})

test('every journey of a candidate is few taps away from the opened file', async () => {
  const most = {
    '/file/documents/contract': 1,
    '/file/share': 1,
    '/file/tell/mistake?part=paper:contract': 3,
    '/file/tell/contract': 3,
    '/tell/complaint': 3,
    // Where an original is asked back.
    '/file/standing': 1,
    '/tell/code': 3,
  }
  const taps = new Map([['/file', 0]])
  for (const [path, count] of taps) {
    if (count === 3) continue
    const html = await candidate.text(path)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main'))
    for (const [, href = ''] of main.matchAll(/<a [^>]*?href="([^"#]*)/g)) {
      const at = href.replaceAll('&amp;', '&')
      const isPage = /^\/(?:file|tell)(?:[/?]|$)/.test(at) && !/\/keep\/|\.pdf|\/proof/.test(at)
      if (isPage && !taps.has(at)) taps.set(at, count + 1)
    }
  }
  const far = Object.entries(most).filter(([path, count]) => (taps.get(path) ?? 9) > count)
  expect(far.map(([path]) => `${path}: ${taps.get(path)}`)).toEqual([])
})
