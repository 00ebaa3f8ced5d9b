import sharp from 'sharp'
import { expect, test } from 'vitest'
import { deleteAccount, listAccounts, sweepPhotos } from '#modules/accounts'
import { allOf } from '#test/all-of'
import { openBrowser } from '#test/browser'
import { exifCanary, oversizedJpeg, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { forEachTest, people } from '#test/test-runtime'

const app = forEachTest(() => startTestApp())

const sadia = {
  name: 'Sadia Akter',
  email: 'sadia@people.example',
  password: 'five green mango trees',
  confirm: 'five green mango trees',
}
const send = (fields: Record<string, string>) =>
  app.request('/register', { method: 'POST', body: new URLSearchParams(fields) })
const registered = () =>
  app.as(people.amina).read((ctx) => listAccounts(ctx, { search: 'sadia', pageSize: 25 }))

test('who registers is a student, signed in, and told so', async () => {
  const answer = await send({ ...sadia, role: 'admin' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/my/file')
  const cookies = answer.headers.getSetCookie()
  expect(cookies.at(-1)).toContain('flash=register;')
  const next = await app.request('/', { headers: { cookie: 'flash=register' } })
  expect(await next.text()).toContain('Registered')
  expect((await registered()).accounts).toMatchObject([
    { email: sadia.email, name: sadia.name, role: 'student' },
  ])
  const cookie = (cookies[0] as string).split(';')[0] as string
  expect((await app.request('/login', { headers: { cookie } })).status).toBe(303)
})

test('what is wrong is said at its field, and everything but the passwords is kept', async () => {
  const answer = await send({ ...sadia, name: '', confirm: 'something else' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toContain('<a href="#name">Name is required</a>')
  expect(html).toContain('<a href="#confirm">Password did not match</a>')
  expect(html).toContain('value="sadia@people.example"')
  expect(html).not.toContain('mango')
})

test('a password that is too easy is refused at its field, in both languages', async () => {
  for (const password of ['iloveyou123', sadia.email, 'SadiaAkter2026', 'Padma Overseas 1']) {
    const fields = { ...sadia, password, confirm: password }
    const answer = await send(fields)
    expect([password, answer.status]).toEqual([password, 422])
    expect(await answer.text()).toContain('<a href="#password">This password is too easy to guess.')
    const bengali = await openBrowser(app, 'bn').post('/register', fields)
    expect(await bengali.text()).toContain('<a href="#password">এই পাসওয়ার্ড সহজে অনুমান করা যায়।')
  }
})

test('an email that is taken is refused at the email', async () => {
  await send(sadia)
  const answer = await send(sadia)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('<a href="#email">This email cannot be used')
})

test('the menu of a page for everybody leads to signing in, and from there back', async () => {
  const html = await (await app.request('/notices')).text()
  expect(html).toContain('href="/login?return=%2Fnotices"')
  expect(await (await app.request('/forgot')).text()).toContain('href="/login">Sign in')
})

test('the form says what an account is for, with mail and without, to whom is invited too', async () => {
  const what = 'An account is for training, classes and receipts.'
  expect(await (await app.request('/register')).text()).toContain(what)
  const key = await app.key('admin')
  const invite = async (role: string) => {
    const { link } = await app.json('POST', '/invites', { key, body: { role } })
    return (await app.request(new URL(link).pathname)).text()
  }
  const invited = await invite('student')
  expect(invited).toContain('Padma Overseas Ltd invites you.')
  expect(invited).toContain(what)
  expect(await invite('moderator')).not.toContain(what)
  const mailing = await startTestApp('sqlite', { CANDOR_SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(await (await mailing.request('/register')).text()).toContain(what)
})

const sendPhoto = async (photo: Buffer | null, fields: Record<string, string> = sadia) => {
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
const whoIs = (cookie: string) => app.json('GET', '/session', { cookie })
const photoOf = (id: string, headers: Record<string, string>) =>
  app.request(`/api/v1/accounts/${id}/photo`, { headers })
const keysIn = async () => {
  const keys = await allOf(app.runtime.storage.list(''), 'key')
  return keys.filter((key) => key.includes('photo'))
}

test('of a phone photo a small square is kept, without the place where it was taken', async () => {
  const photo = await phonePhotoJpeg({ width: 1600, height: 1200 })
  expect(photo.includes(exifCanary)).toBe(true)
  const answer = await sendPhoto(photo)
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
  const { id } = await whoIs(cookieOf(await sendPhoto(await small())))
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
    const answer = await sendPhoto(file)
    const html = await answer.text()
    expect(answer.status, sentence).toBe(status)
    expect(html).toContain(`<a href="#photo">${sentence}`)
    expect(html).toContain('value="sadia@people.example"')
    expect(html).toContain('value="Sadia Akter"')
    expect(html).not.toContain('mango')
  }
  expect((await registered()).total).toBe(0)
  expect(await keysIn()).toEqual([])
})

test('the photo goes with its account', async () => {
  const { id } = await whoIs(cookieOf(await sendPhoto(await small())))
  const answer = await app.call('DELETE', `/accounts/${id}`, { key: await app.key('admin') })
  expect(answer.status).toBe(204)
  expect(await keysIn()).toEqual([])
})

test('a photo without an account is swept, the others are not', async () => {
  const kept = await whoIs(cookieOf(await sendPhoto(await small())))
  const other = { ...sadia, email: 'rina@people.example' }
  const left = await whoIs(cookieOf(await sendPhoto(await small(), other)))
  await app.system.write((ctx) => deleteAccount(ctx, { accountId: left.id }))
  expect(await keysIn()).toHaveLength(2)
  expect(await sweepPhotos(app.system, new Date(Date.now() + 60_000))).toBe(1)
  expect(await keysIn()).toEqual([`account-photos/${kept.id}`])
})
