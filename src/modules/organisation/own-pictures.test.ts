import sharp from 'sharp'
import { expect, test } from 'vitest'
import { allOf } from '#test/all-of'
import { phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { forEachTest } from '#test/test-runtime'
import { pictureMark, removeOwnPicture, sweepOwnPictures } from './own-pictures.ts'
import type { OwnPicture, Picture } from './schema.ts'
import { findOrganisation } from './settings.ts'

const app = forEachTest(() => startTestApp())
const put = async (bytes: Buffer, which: OwnPicture = 'logo') => {
  const headers = { authorization: `Bearer ${await app.key('admin')}` }
  const body = new Uint8Array(bytes)
  return app.request(`/api/v1/organisation/${which}`, { method: 'PUT', headers, body })
}
const keysIn = (which: OwnPicture = 'logo') => allOf(app.runtime.storage.list(`${which}/`), 'key')
const inFuture = () => new Date(Date.now() + 60_000)

test('a logo is shown redrawn, without metadata, and the original is not kept', async () => {
  const answer = await put(await phonePhotoJpeg({ width: 800, height: 600, label: 'Padma' }))
  expect(answer.status).toBe(200)
  const { logo, version } = (await answer.json()) as { logo: { sha256: string }; version: number }
  expect(version).toBe(2)
  const address = `/api/v1/organisation/logo/${logo.sha256}`
  const shown = await app.request(address, { headers: { accept: 'image/webp' } })
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(shown.headers.get('cache-control')).toContain('immutable')
  const { exif, width, height } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect(exif).toBeUndefined()
  expect(logo).toMatchObject({ width, height })
  const page = await (await app.request('/')).text()
  // Behind the fixed words, no higher than the name.
  expect(page).toMatch(
    /<strong>A private company, not a government\.<\/strong><img [^>]*class="logo"/,
  )
  expect(Number(/class="logo"[^>]*height="(\d+)"/.exec(page)?.[1])).toBeLessThanOrEqual(24)
  expect(await keysIn()).toHaveLength(2)
  const fallback = await app.request(address)
  expect(fallback.headers.get('content-type')).toBe('image/jpeg')
})

test('a photo of the office is on the home page with the address, and goes with its part of the page', async () => {
  const home = async () => (await app.request('/')).text()
  expect(await home()).not.toContain('Our office')
  const photo = await phonePhotoJpeg({ width: 1600, height: 1200, label: 'Padma' })
  const answer = await put(photo, 'office')
  const { office, logo } = (await answer.json()) as Record<OwnPicture, Picture | null>
  expect(office).toMatchObject({ width: 960, height: 1280 })
  expect(logo).toBeNull()
  const address = `/api/v1/organisation/office/${office?.sha256}`
  const shown = await home()
  expect(shown).toContain(address)
  for (const text of ['Our office', 'Any website can show a photo of an office.'])
    expect(shown).toContain(text)
  expect((await app.request(address)).headers.get('content-type')).toBe('image/jpeg')
  expect((await app.request(address.replace('office', 'logo'))).status).toBe(404)
  await app.runtime.storage.put(`office/${'0'.repeat(64)}/webp`, Buffer.from('left over'))
  expect(await sweepOwnPictures(app.system, inFuture())).toBe(1)
  expect(await keysIn('office')).toHaveLength(2)
  await removeOwnPicture(app.system, 'office')
  expect(await keysIn('office')).toEqual([])
  expect(await home()).not.toContain('Our office')
})

test('another logo takes the place of the first, whose files go', async () => {
  const first = await put(await phonePhotoJpeg({ width: 700, height: 500, label: 'One' }))
  const { logo } = (await first.json()) as { logo: { sha256: string } }
  await put(await phonePhotoJpeg({ width: 900, height: 600, label: 'Two' }))
  expect((await app.request(`/api/v1/organisation/logo/${logo.sha256}`)).status).toBe(404)
  expect(await keysIn()).toHaveLength(2)
  await removeOwnPicture(app.system, 'logo')
  expect(await keysIn()).toEqual([])
  const now = await app.system.read(({ tx }) => findOrganisation(tx))
  expect(now?.logo).toBeNull()
})

test('what is no picture is refused with a sentence, and nothing stays', async () => {
  for (const bytes of [threePagePdf(), Buffer.from('<svg/>'), Buffer.from([0xff, 0xd8, 0xff])]) {
    const answer = await put(bytes)
    expect([415, 422]).toContain(answer.status)
  }
  const headers = { authorization: `Bearer ${await app.key('admin')}`, 'content-length': '6000000' }
  const large = new Uint8Array(6_000_000)
  const init = { method: 'PUT', headers, body: large }
  expect((await app.request('/api/v1/organisation/logo', init)).status).toBe(413)
  expect(await keysIn()).toEqual([])
})

test('a patch of settings cannot name a logo', async () => {
  const logo = { sha256: 'a'.repeat(64), width: 1, height: 1 }
  const asked = { key: await app.key('admin'), body: { logo, telephones: ['16123'] }, version: 1 }
  const answer = await app.call('PATCH', '/organisation', asked)
  expect(await answer.json()).toMatchObject({ logo: null, telephones: ['16123'] })
})

test('the mark begins with what the agency is not, in the reader’s language, or the one that is offered first', () => {
  const mark = (language: 'en' | 'bn') =>
    pictureMark({ displayName: 'Padma Overseas', languages: [language, 'en'] })
  expect(mark('en')).toBe('Private, not a government. Picture of Padma Overseas')
  expect(mark('bn')).toMatch(/^বেসরকারি, কোনো সরকার নয়।.*Padma Overseas/)
  expect(pictureMark({ displayName: 'Padma', languages: ['en'] }, 'fil')).toMatch(
    /^Pribado, hindi gobyerno/,
  )
})
