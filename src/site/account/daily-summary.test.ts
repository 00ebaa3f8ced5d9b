import { afterEach, beforeEach, expect, test } from 'vitest'
import { startSmtp, type TestSmtp } from '#test/smtp'
import { adminCredentials, startTestApp, type TestApp } from '#test/test-app'

let app: TestApp
let smtp: TestSmtp
beforeEach(async () => {
  smtp = await startSmtp()
})
afterEach(async () => {
  await app.close()
  await smtp.close()
})

const see = async (cookie: string) =>
  (await app.request('/account', { headers: { cookie } })).text()
const post = (cookie: string, wanted: string) =>
  app.request('/account/daily-email', {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ wanted }),
  })

test('staff switch the daily email on and off in their account', async () => {
  app = await startTestApp('sqlite', { CANDOR_SMTP_URL: smtp.url })
  const cookie = await app.signIn(adminCredentials.email)
  expect(await see(cookie)).toContain('Email me once a day')
  const on = await post(cookie, 'on')
  expect([on.status, on.headers.get('location')]).toEqual([303, '/account'])
  expect(await see(cookie)).toContain('Stop the daily email')
  await post(cookie, 'off')
  expect(await see(cookie)).toContain('Email me once a day')
})

test('where no mail goes out it is not offered, and the page says so', async () => {
  app = await startTestApp()
  const page = await see(await app.signIn(adminCredentials.email))
  expect(page).toContain('This site cannot send email yet.')
  expect(page).not.toContain('Email me once a day')
})

test('a student has no notifications and no such email', async () => {
  app = await startTestApp('sqlite', { CANDOR_SMTP_URL: smtp.url })
  const email = 'sadia@padma.example'
  await app.addPerson('student', email)
  const cookie = await app.signIn(email)
  expect(await see(cookie)).not.toContain('daily email')
  await post(cookie, 'on')
  const rows = app.runtime.database.reader.selectFrom('dailySummaries').selectAll()
  expect(await rows.execute()).toEqual([])
})
