import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploadDocument } from '#modules/documents'
import { hour } from '#platform/clock'
import { languages } from '#platform/languages.schema'
import { fillFile, openFile } from '#test/candidate-file'
import { bytesOf } from '#test/candidates'
import { offerEveryLanguage } from '#test/choose-settings'
import { copyForEach, startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app = await startTestApp()
const kinds = ['photo', 'work-permit', 'visa-paper', 'fingerprint'] as const
const { record, documents, code } = await fillFile(app, kinds, { destinationCountry: 'AU' })
const cookie = await openFile(app, code)
await offerEveryLanguage(app)
// Drawing takes most of the time: the pictures are drawn before each test has its copy of them.
await (await app.request('/file/copy.pdf', { headers: { cookie } })).arrayBuffer()
await copyForEach(app, (copy) => {
  app = copy
})

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { cookie, ...headers } })

async function copy(): Promise<Buffer> {
  const answer = await get('/file/copy.pdf')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const name = `attachment; filename="${record.reference}.pdf"`
  expect(answer.headers.get('content-disposition')).toBe(name)
  return Buffer.from(await answer.arrayBuffer())
}

const verdictOf = async (file: Buffer) => {
  const sha256 = createHash('sha256').update(file).digest('hex')
  return app.json('GET', `/fingerprints/${sha256}`)
}

test('a copy has a first page and every page of every document, as they are shown', async () => {
  const pdf = await copy()
  expect(pdf.length).toBeLessThan(5 * 1024 * 1024)
  const inspected = await app.runtime.images.inspect(pdf)
  expect(inspected).toMatchObject({ mediaType: 'application/pdf', pages: 1 + 1 + 3 + 1 })
  for (const page of [1, 2, 3]) {
    const path = `/api/v1/documents/${documents['visa-paper']}/image?page=${page}&width=1600`
    const shown = await get(path, { accept: 'image/jpeg' })
    expect(pdf.includes(Buffer.from(await shown.arrayBuffer())), `page ${page}`).toBe(true)
  }
})

const small = async () => Buffer.from(await (await get('/file/copy-small.pdf')).arrayBuffer())
/** How many bytes each picture of a PDF has; the last ends with it. */
const picturesOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Subtype \/Image[^>]*?\/Length (\d+)/g)].map(([, bytes]) =>
    Number(bytes),
  )

test('a small copy has all pages, each of at most 60 kB, and is known again', async () => {
  const noise = randomBytes(1200 * 1700 * 3)
  const raw = { width: 1200, height: 1700, channels: 3 } as const
  const large = await sharp(noise, { raw }).jpeg({ quality: 90 }).toBuffer()
  const given = { recordId: record.id, kind: 'lmia', originalName: 'a.jpg' } as const
  await uploadDocument(app.as(people.amina), { ...given, source: bytesOf(large) })
  const pdf = await small()
  const inspected = await app.runtime.images.inspect(pdf)
  expect(inspected).toMatchObject({ mediaType: 'application/pdf', pages: 1 + 1 + 3 + 1 + 1 })
  const sizes = picturesOf(pdf)
  expect(sizes).toHaveLength(7)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000)
  expect(pdf.length).toBeLessThanOrEqual(7 * 60_000)
  expect(await verdictOf(pdf)).toMatchObject({ verdict: 'copy' })
})

const zeroOf = (digit: string) =>
  [0x30, 0x660, 0x966, 0x9e6].findLast((zero) => zero <= (digit.codePointAt(0) ?? 0)) ?? 0x30

test('the buttons of both copies say how large they are, in each language', async () => {
  const sizes = { 'copy.pdf': (await copy()).length, 'copy-small.pdf': (await small()).length }
  const wrong: string[] = []
  for (const language of languages) {
    const html = await (
      await app.request('/file/keep', { headers: { cookie: `${cookie}; language=${language}` } })
    ).text()
    for (const [name, bytes] of Object.entries(sizes)) {
      const [, said = ''] = new RegExp(`/file/${name}"[^>]*>([^<]*)<`).exec(html) ?? []
      const digits = said
        .replaceAll(/[\u2066-\u2069]/g, '')
        .replaceAll(/\p{Nd}/gu, (one) => `${(one.codePointAt(0) ?? 0) - zeroOf(one)}`)
      const [, number = '', unit = ''] = /(\d[\d.,٫]*)\s*([^\s)]+)/u.exec(digits) ?? []
      const isMillion = /MB|এমবি|एमबी|ميغا/.test(unit)
      const claimed = Number(number.replace(/[,٫]/, '.')) * (isMillion ? 1_000_000 : 1000)
      const ratio = claimed / bytes
      if (!(ratio > 0.6 && ratio < (name === 'copy.pdf' ? 1.7 : 9)))
        wrong.push(`${language} ${name}: ${said}, is ${bytes}`)
    }
  }
  expect(wrong).toEqual([])
})

test('a copy is known again, without the documents that are for the candidate only', async () => {
  const pdf = await copy()
  expect(await verdictOf(pdf)).toMatchObject({ verdict: 'copy', papers: 2, superseded: false })
  expect(await verdictOf(Buffer.concat([pdf, Buffer.from(' ')]))).toEqual({ verdict: 'unknown' })
  const file = new File([new Uint8Array(pdf)], 'copy.pdf')
  const body = new FormData()
  body.set('file', file)
  const told = await (await app.request('/verify', { method: 'POST', body })).text()
  expect(told).toContain('This is a copy that this site showed')
  expect(told).toContain('It shows 2 documents.')
})

test('its first page says that this is no government, and beside each document where to ask', async () => {
  const pdf = await copy()
  // What the first page shows is its description, too, in the letters of PDF: UTF-16.
  const says = (text: string) => pdf.includes(Buffer.from(text, 'utf16le').swap16())
  expect(says('A private company, not a government.')).toBe(true)
  expect(says('Taken from this site on 20 November 2026 at 09:00 UTC.')).toBe(true)
  expect(says('Visa Paper. Held since 20 November 2026.')).toBe(true)
  expect(says('Where to ask: Department of Home Affairs, Australia')).toBe(true)
  expect(says('We cannot know that.')).toBe(true)
  expect(says('Fair Work Ombudsman: 131394')).toBe(true)
  expect(says('+8809610102030')).toBe(true)
  expect(says('AB1234567')).toBe(false)
})

test('its first page says what the candidate calls wrong', async () => {
  const wrong = Buffer.from('The candidate says that this is wrong, since', 'utf16le').swap16()
  expect((await copy()).includes(wrong)).toBe(false)
  const post = (body: Record<string, string>) =>
    app.request('/file/tell/mistake', {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ proposed: 'Something else', ...body }),
    })
  expect((await post({ part: 'paper:visa-paper' })).status).toBe(303)
  const once = await copy()
  expect(once.includes(wrong)).toBe(true)
  expect(once.indexOf(wrong)).toBe(once.lastIndexOf(wrong))
  expect((await post({ part: 'detail:name' })).status).toBe(303)
  const twice = await copy()
  expect(twice.indexOf(wrong)).toBeLessThan(twice.lastIndexOf(wrong))
})

test('a copy of large photos stays below 5 MB', async () => {
  const noise = randomBytes(1600 * 2200 * 3)
  const raw = { width: 1600, height: 2200, channels: 3 } as const
  const large = await sharp(noise, { raw }).jpeg({ quality: 90 }).toBuffer()
  for (const kind of ['visa-paper', 'lmia', 'job-offer'] as const)
    await uploadDocument(app.as(people.amina), {
      ...{ recordId: record.id, kind, originalName: 'a.jpg', source: bytesOf(large) },
    })
  const pdf = await copy()
  expect(pdf.length).toBeLessThan(5 * 1024 * 1024)
  const shown = await get(`/api/v1/documents/${documents.fingerprint}/image?width=960`, {
    accept: 'image/jpeg',
  })
  expect(pdf.includes(Buffer.from(await shown.arrayBuffer()))).toBe(true)
})

test('a copy that cannot be noted is handed out to nobody, and breaks a zip off', async () => {
  await app.tamper('alter table "shownCopies" rename to "away"')
  const refused = await get('/file/copy.pdf')
  expect(refused.status).toBeGreaterThanOrEqual(500)
  expect(await refused.text()).toContain('<h1')
  const key = await app.key('admin')
  const byStaff = await app.call('GET', `/records/${record.id}/file.pdf`, { key })
  expect(byStaff.status).toBeGreaterThanOrEqual(500)
  expect(byStaff.headers.get('content-disposition')).toBeNull()
  const zip = await app.call('GET', `/records/${record.id}/own-data`, { key })
  await expect(zip.arrayBuffer()).rejects.toThrow()
  await app.tamper('alter table "away" rename to "shownCopies"')
  expect(await verdictOf(await copy())).toMatchObject({ verdict: 'copy', papers: 2 })
})

test('a document whose file is gone is not left out in silence: there is no copy', async () => {
  for (const folder of ['originals/', 'derivatives/']) await app.runtime.storage.removeAll(folder)
  const answer = await get('/file/copy.pdf')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('text/html')
})

test('what is closed or hidden gives no copy', async () => {
  await app.hide(record.id)
  expect((await get('/file/copy.pdf')).status).toBe(410)
  app.clock.move(hour)
  expect((await get('/file/copy.pdf')).status).toBe(410)
  const stranger = await app.request('/file/copy.pdf')
  expect(stranger.headers.get('location')).toBe('/check')
})
