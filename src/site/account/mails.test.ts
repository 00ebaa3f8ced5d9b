import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSmtp, type TestSmtp } from '#test/smtp'
import { startTestApp, type TestApp } from '#test/test-app'

let app: TestApp
let smtp: TestSmtp
const email = 'sadia@padma.example'
beforeEach(async () => {
  smtp = await startSmtp()
})
afterEach(async () => {
  await app.close()
  await smtp.close()
})

const see = async (cookie: string) =>
  (await app.request('/account', { headers: { cookie } })).text()
const post = (cookie: string, fields: Record<string, string>) =>
  app.request('/account/emails', {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
const kept = () =>
  app.runtime.database.reader
    .selectFrom('accounts')
    .select(['language', 'classMailsOffAt'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
const chosen = (html: string) => ({
  language: /<option value="(\w*)"[^>]* selected=""/.exec(html)?.[1],
  class: /<input type="checkbox" id="mail-class"[^>]*checked=""/.test(html),
})

test('a student without a file chooses the language of emails and switches those about classes off', async () => {
  app = await startTestApp('sqlite', { CANDOR_SMTP_URL: smtp.url })
  await app.addPerson('student', email)
  const cookie = await app.signIn(email)
  expect(chosen(await see(cookie))).toEqual({ language: '', class: true })
  const saved = await post(cookie, { language: 'ne' })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/account'])
  expect(chosen(await see(cookie))).toEqual({ language: 'ne', class: false })
  const since = (await kept()).classMailsOffAt
  app.clock.move(60_000)
  await post(cookie, { language: 'xx' })
  expect(await kept()).toEqual({ language: null, classMailsOffAt: since })
  await post(cookie, { language: 'bn', class: 'on' })
  expect(await kept()).toEqual({ language: 'bn', classMailsOffAt: null })
})

test('the API answers and changes the same, and refuses a language without texts', async () => {
  app = await startTestApp()
  await app.addPerson('student', email)
  const cookie = await app.signIn(email)
  const put = (body: object) => app.call('PUT', '/my/account-messages', { cookie, body })
  const choice = { language: 'bn', off: ['class'] }
  expect(await (await put(choice)).json()).toEqual(choice)
  expect((await put({ ...choice, language: 'xx' })).status).toBe(422)
  expect((await put({ ...choice, off: ['summary'] })).status).toBe(422)
  const headers = { cookie }
  expect(await (await app.request('/api/v1/my/account-messages', { headers })).json()).toEqual(
    choice,
  )
})
