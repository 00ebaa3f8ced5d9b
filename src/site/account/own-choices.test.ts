import { expect, test } from 'vitest'
import { signedInBrowser } from '#test/browser'
import { phonePhotoJpeg } from '#test/phone-photos'
import { adminCredentials, startTestApp, type TestApp } from '#test/test-app'

// No mail goes out in these tests; it only has to be possible.
const mailing = { CANDOR_SMTP_URL: 'smtp://127.0.0.1:9' }
const email = 'sadia@padma.example'
const admin = adminCredentials.email

async function student(app: TestApp) {
  await app.addPerson('student', email)
  return signedInBrowser(app, email)
}

test('staff switch the daily email on and off; a student has none, and without mail nobody has', async () => {
  const app = await startTestApp('sqlite', mailing)
  const amina = await signedInBrowser(app, admin)
  expect(await amina.text('/account')).toContain('Email me once a day')
  const on = await amina.post('/account/daily-email', { wanted: 'on' })
  expect([on.status, on.headers.get('location')]).toEqual([303, '/account'])
  expect(await amina.text('/account')).toContain('Stop the daily email')
  await amina.post('/account/daily-email', { wanted: 'off' })
  expect(await amina.text('/account')).toContain('Email me once a day')
  const sadia = await student(app)
  expect(await sadia.text('/account')).not.toContain('daily email')
  await sadia.post('/account/daily-email', { wanted: 'on' })
  expect(await app.rows('dailySummaries')).toEqual([])
  const silent = await (await signedInBrowser(await startTestApp(), admin)).text('/account')
  expect(silent).toContain('This site cannot send email yet.')
  expect(silent).not.toContain('Email me once a day')
})

test('a student without a file chooses the language of emails and switches those about classes off', async () => {
  const app = await startTestApp('sqlite', mailing)
  const sadia = await student(app)
  const kept = () =>
    app.runtime.database.reader
      .selectFrom('accounts')
      .select(['language', 'classMailsOffAt'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  const chosen = async () => {
    const html = await sadia.text('/account')
    return {
      language: /<option value="(\w*)"[^>]* selected=""/.exec(html)?.[1],
      class: /<input type="checkbox" id="mail-class"[^>]*checked=""/.test(html),
    }
  }
  expect(await chosen()).toEqual({ language: '', class: true })
  const saved = await sadia.post('/account/emails', { language: 'ne' })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/account'])
  expect(await chosen()).toEqual({ language: 'ne', class: false })
  const since = (await kept()).classMailsOffAt
  app.clock.move(60_000)
  await sadia.post('/account/emails', { language: 'xx' })
  expect(await kept()).toEqual({ language: null, classMailsOffAt: since })
  await sadia.post('/account/emails', { language: 'bn', class: 'on' })
  expect(await kept()).toEqual({ language: 'bn', classMailsOffAt: null })
  // The API answers and changes the same, and refuses a language without texts.
  const cookie = sadia.cookies()
  const put = (body: object) => app.call('PUT', '/my/account-messages', { cookie, body })
  const choice = { language: 'bn', off: ['class'] }
  expect(await (await put(choice)).json()).toEqual(choice)
  expect((await put({ ...choice, language: 'xx' })).status).toBe(422)
  expect((await put({ ...choice, off: ['summary'] })).status).toBe(422)
  expect(await app.json('GET', '/my/account-messages', { cookie })).toEqual(choice)
})

test('a photo is added, replaced and removed on the page and over the API, for people and not for keys', async () => {
  const app = await startTestApp()
  const amina = await signedInBrowser(app, admin)
  const cookie = amina.cookies()
  const who = () => app.json('GET', '/session', { cookie })
  const photo = async () => app.call('GET', `/accounts/${(await who()).id}/photo`, { cookie })
  const red = await phonePhotoJpeg({ width: 800, height: 600, label: 'One' })
  const send = (file: Buffer) => {
    const body = new FormData()
    body.set('photo', new File([new Uint8Array(file)], 'me.jpg'))
    return amina.post('/account/photo', body)
  }
  expect((await send(red)).headers.get('location')).toBe('/account')
  const first = Buffer.from(await (await photo()).arrayBuffer())
  expect(await amina.text('/account')).toContain(`/api/v1/accounts/${(await who()).id}/photo`)
  await send(await phonePhotoJpeg({ width: 700, height: 900, label: 'Two' }))
  expect(Buffer.from(await (await photo()).arrayBuffer()).equals(first)).toBe(false)
  await amina.post('/account/photo/remove')
  expect((await who()).hasPhoto).toBe(false)
  expect((await photo()).status).toBe(404)

  const put = (body: Uint8Array, by: object = { cookie }) =>
    app.call('PUT', '/my/photo', { body: new Uint8Array(body), ...by })
  expect((await put(red)).status).toBe(204)
  expect((await who()).hasPhoto).toBe(true)
  // What follows a picture's end is no part of it: a phone's photo is larger than a JSON body may be.
  const ofPhone = Buffer.concat([red, Buffer.alloc(2 * 1024 * 1024)])
  expect((await put(ofPhone)).status).toBe(204)
  const tooLarge = await put(new Uint8Array(5 * 1024 * 1024 + 1))
  expect(await tooLarge.json()).toMatchObject({ status: 413, code: 'document.too_large' })
  const key = await put(red, { key: await app.key('admin') })
  expect(await key.json()).toMatchObject({ code: 'account.not_a_person' })
  expect((await app.call('DELETE', '/my/photo', { cookie })).status).toBe(204)
  expect((await who()).hasPhoto).toBe(false)
})
