import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { deleteAccount, listAccounts, sweepPhotos } from '#modules/accounts'
import { allOf } from '#test/all-of'
import { exifCanary, oversizedJpeg, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const sadia = {
  name: 'Sadia Akter',
  email: 'sadia@people.example',
  password: 'five green mango trees',
  confirm: 'five green mango trees',
}
const send = async (photo: Buffer | null, fields: Record<string, string> = sadia) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  // A browser sends an empty file without a name where none was chosen.
  body.set('photo', new File(photo ? [new Uint8Array(photo)] : [], photo ? 'IMG_0001.jpg' : ''))
  // As bytes: the stream that Node makes of a form cannot be left before its end, a socket can.
  const form = new Response(body)
  const headers = { 'content-type': form.headers.get('content-type') as string }
  return app.request('/register', { method: 'POST', headers, body: await form.arrayBuffer() })
}
const small = () => phonePhotoJpeg({ width: 800, height: 600, orientation: 6 })
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] as string
const whoIs = async (cookie: string) =>
  (await (await app.call('GET', '/session', { cookie })).json()) as {
    id: string
    name: string
    hasPhoto: boolean
  }
const photoOf = (id: string, headers: Record<string, string>) =>
  app.request(`/api/v1/accounts/${id}/photo`, { headers })
const keysIn = async () => {
  const keys = await allOf(app.runtime.storage.list(''), 'key')
  return keys.filter((key) => key.includes('photo'))
}
const registered = () =>
  app
    .as(people.amina)
    .read((ctx) => listAccounts(ctx, { search: 'sadia', pageSize: 25 }))
    .then(({ total }) => total)

test('of a phone photo a small square is kept, without the place where it was taken', async () => {
  const photo = await phonePhotoJpeg({ width: 1600, height: 1200 })
  expect(photo.includes(exifCanary)).toBe(true)
  const answer = await send(photo)
  expect(answer.status).toBe(303)
  const cookie = cookieOf(answer)
  const { id, hasPhoto } = await whoIs(cookie)
  expect(hasPhoto).toBe(true)
  const shown = await photoOf(id, { cookie })
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect(bytes.includes(exifCanary)).toBe(false)
  const { exif, width, height } = await sharp(bytes).metadata()
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 480, height: 480 })
  expect(await keysIn()).toEqual([`account-photos/${id}`])
})

test('the photo is shown to its owner and to admins; for others there is none', async () => {
  const { id } = await whoIs(cookieOf(await send(await small())))
  await app.addPerson('student', 'rafi@padma.example')
  await app.addPerson('moderator', 'mita@padma.example')
  const status = async (headers: Record<string, string>) => (await photoOf(id, headers)).status
  expect(await status({})).toBe(401)
  expect(await status({ cookie: await app.signIn('rafi@padma.example') })).toBe(404)
  expect(await status({ cookie: await app.signIn('mita@padma.example') })).toBe(404)
  expect(await status({ authorization: `Bearer ${await app.key('moderator')}` })).toBe(404)
  expect(await status({ cookie: await app.signIn('amina@padma.example') })).toBe(200)
})

test('what is no picture is refused at its field, and what was typed stays', async () => {
  const damaged = (await small()).subarray(0, 2000)
  for (const [file, status, sentence] of [
    [threePagePdf(), 415, 'This file is not a JPEG, PNG, WebP, HEIC, TIFF or BMP picture.'],
    [Buffer.from('<svg/>'), 415, 'This file is not a JPEG, PNG, WebP, HEIC, TIFF or BMP picture.'],
    [damaged, 422, 'This file is damaged'],
    [await oversizedJpeg(), 413, 'This photo is larger than 5 MiB.'],
    [Buffer.alloc(6 * 1024 * 1024, 7), 413, 'This photo is larger than 5 MiB.'],
  ] as const) {
    const answer = await send(file)
    const html = await answer.text()
    expect(answer.status, sentence).toBe(status)
    expect(html).toContain(`<a href="#photo">${sentence}`)
    expect(html).toContain('value="sadia@people.example"')
    expect(html).toContain('value="Sadia Akter"')
    expect(html).not.toContain('mango')
  }
  expect(await registered()).toBe(0)
  expect(await keysIn()).toEqual([])
})

test('the photo goes with its account', async () => {
  const { id } = await whoIs(cookieOf(await send(await small())))
  const answer = await app.call('DELETE', `/accounts/${id}`, { key: await app.key('admin') })
  expect(answer.status).toBe(204)
  expect(await keysIn()).toEqual([])
})

test('a photo without an account is swept, the others are not', async () => {
  const kept = await whoIs(cookieOf(await send(await small())))
  const other = { ...sadia, email: 'rina@people.example' }
  const left = await whoIs(cookieOf(await send(await small(), other)))
  await app.system.write((ctx) => deleteAccount(ctx, { accountId: left.id }))
  expect(await keysIn()).toHaveLength(2)
  expect(await sweepPhotos(app.system, new Date(Date.now() + 60_000))).toBe(1)
  expect(await keysIn()).toEqual([`account-photos/${kept.id}`])
})
