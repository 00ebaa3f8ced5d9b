import { beforeEach, expect, test } from 'vitest'
import { listAccounts } from '#modules/accounts'
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
const send = (fields: Record<string, string>) =>
  app.request('/register', { method: 'POST', body: new URLSearchParams(fields) })

test('who registers is a student, signed in, and told so', async () => {
  const answer = await send({ ...sadia, role: 'admin' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/my/file')
  const cookies = answer.headers.getSetCookie()
  expect(cookies.at(-1)).toContain('flash=register;')
  const next = await app.request('/', { headers: { cookie: 'flash=register' } })
  expect(await next.text()).toContain('Registered')
  const { accounts } = await app
    .as(people.amina)
    .read((ctx) => listAccounts(ctx, { search: 'sadia', pageSize: 25 }))
  expect(accounts).toMatchObject([{ email: sadia.email, name: sadia.name, role: 'student' }])
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

test.each(['iloveyou123', sadia.email, 'SadiaAkter2026', 'Padma Overseas 1'])(
  'the password %s is refused at its field, in both languages',
  async (password) => {
    const answer = await send({ ...sadia, password, confirm: password })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('<a href="#password">This password is too easy to guess.')
    const body = new URLSearchParams({ ...sadia, password, confirm: password })
    const headers = { cookie: 'language=bn' }
    const bengali = await app.request('/register', { method: 'POST', body, headers })
    expect(await bengali.text()).toContain('<a href="#password">এই পাসওয়ার্ড সহজে অনুমান করা যায়।')
  },
)

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
    const made = await app.call('POST', '/invites', { key, body: { role } })
    const { link } = (await made.json()) as { link: string }
    return (await app.request(new URL(link).pathname)).text()
  }
  const invited = await invite('student')
  expect(invited).toContain('Padma Overseas Ltd invites you.')
  expect(invited).toContain(what)
  expect(await invite('moderator')).not.toContain(what)
  const mailing = await startTestApp('sqlite', { CANDOR_SMTP_URL: 'smtp://127.0.0.1:9' })
  expect(await (await mailing.request('/register')).text()).toContain(what)
})
