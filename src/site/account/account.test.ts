import { afterEach, beforeEach, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { startFailingServer } from '#test/failing-server'
import { oneTimeCode, secretOf } from '#test/one-time-codes'
import { linkIn, startSmtp, type TestSmtp, tokenIn } from '#test/smtp'
import { adminCredentials, startTestApp, type TestApp } from '#test/test-app'

const { email, password } = adminCredentials

let app: TestApp
let smtp: TestSmtp
let cookie: string
beforeEach(async () => {
  smtp = await startSmtp()
  app = await startTestApp('sqlite', { CANDOR_SMTP_URL: smtp.url })
  cookie = await app.signIn(email)
})
afterEach(async () => {
  await app.close()
  await smtp.close()
})

const send = (path: string, fields: Record<string, string> = {}, of = cookie) =>
  app.request(path, {
    method: 'POST',
    headers: { cookie: of, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })
const see = async (path: string, of = cookie) =>
  (await app.request(path, { headers: { cookie: of } })).text()
const whoIs = async (of: string) =>
  (await app.accounts.authenticate(new Headers({ cookie: of }))).kind
const codeOf = (html: string, drift = 0) => {
  const key = (/class="key">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '')
  return oneTimeCode(secretOf(key), app.clock.now(), drift)
}

test('the own name is changed, and an empty one refused at its field', async () => {
  expect((await send('/account/name', { name: 'Amina R.' })).status).toBe(303)
  expect(await see('/account')).toContain('value="Amina R."')
  const empty = await send('/account/name', { name: ' ' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('<a href="#name">Name is required</a>')
})

test('sessions are listed, and another one is ended by a button', async () => {
  const other = await app.signIn(email)
  const html = await see('/account')
  expect(html).toContain('(this browser)')
  // The clock is named once, and a button is as wide as its words.
  expect(html.match(/UTC/g)).toHaveLength(1)
  expect(html).toMatch(/>End this session<span class="unseen">: \d{1,2}\s\w+ \d{4}, /)
  const ends = [...html.matchAll(/action="(\/account\/sessions\/[\w-]+\/end)"/g)]
  expect(ends).toHaveLength(1)
  await app.addPerson('student', 'sadia@people.example')
  const stranger = await app.signIn('sadia@people.example')
  await send(ends[0]?.[1] as string, {}, stranger)
  expect(await whoIs(other)).toBe('account')
  await send(ends[0]?.[1] as string)
  expect(await whoIs(other)).toBe('anonymous')
  expect(await whoIs(cookie)).toBe('account')
})

test('the password is changed with the old one only, and other browsers are signed out', async () => {
  const other = await app.signIn(email)
  const fresh = 'nine slow yellow lanterns'
  const fields = { current: 'not my password', password: fresh, confirm: fresh }
  const wrong = await send('/account/password', fields)
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('<a href="#current">This is not your password.')
  const known = { current: password, password: 'padma overseas', confirm: 'padma overseas' }
  const easy = await send('/account/password', known)
  expect(easy.status).toBe(422)
  expect(await easy.text()).toContain('<a href="#password">This password is too easy to guess.')
  expect((await send('/account/password', { ...fields, current: password })).status).toBe(303)
  expect(await whoIs(other)).toBe('anonymous')
  expect(await whoIs(cookie)).toBe('account')
  await expect(app.signIn(email, fresh)).resolves.toContain('session=')
})

test('the second factor: on with a code, asked for when signing in, off with the password', async () => {
  const path = '/account/second-factor'
  expect((await send(path, { do: 'begin', password: 'wrong' })).status).toBe(422)
  expect((await send(path, { do: 'begin', password })).status).toBe(303)
  const begun = await see(path)
  expect(begun).toMatch(/<svg class="qr"/)
  expect((await send(path, { do: 'finish', code: '000000' })).status).toBe(401)
  const on = await send(path, { do: 'finish', code: await codeOf(begun) })
  const codes = (await on.text()).match(/[0-9A-Z]{5}-[0-9A-Z]{5}/g) ?? []
  expect(codes).toHaveLength(10)
  expect(on.headers.get('content-encoding')).toBeNull()
  expect(await see(path)).toContain('Backup codes left: 10.')
  expect(await see(path)).not.toContain('class="key"')

  const first = await send('/login', { email, password, return: '/dashboard' }, 'theme=dark')
  expect(first.headers.get('location')).toBe('/login/second-factor?return=%2Fdashboard')
  const [step = ''] = first.headers.getSetCookie()
  expect(step).toMatch(/^second-factor=\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(first.headers.getSetCookie().join()).not.toContain('session=')
  const held = step.split(';')[0] as string
  const guess = await send('/login/second-factor', { code: '111111' }, held)
  expect(guess.status).toBe(401)
  expect(await guess.text()).toContain('<a href="#code">This code is wrong')
  const fields = { code: await codeOf(begun, 1), return: '/dashboard' }
  const second = await send('/login/second-factor', fields, held)
  expect(second.headers.get('location')).toBe('/dashboard')
  expect(second.headers.getSetCookie().join()).toMatch(
    /session=.*device=.*second-factor=;.*flash=login/,
  )
  const again = await send('/login', { email, password })
  const [heldAgain = ''] = (again.headers.getSetCookie()[0] ?? '').split(';')
  const elsewhere = { code: codes[0] ?? '', return: '//evil.example' }
  const evil = await send('/login/second-factor', elsewhere, heldAgain)
  expect(evil.headers.get('location')).toBe('/dashboard')

  const key = await app.key('admin')
  const listed = await app.call('POST', '/accounts/search', { key, body: { search: email } })
  expect(await listed.json()).toMatchObject({ accounts: [{ hasSecondFactor: true }] })
  expect((await send(path, { do: 'off', password: '' })).status).toBe(422)
  expect((await send(path, { do: 'off', password })).status).toBe(303)
  expect(await whoIs(await app.signIn(email))).toBe('account')
  const events = await app.system.read((read) => listEvents(read, { limit: 100 }))
  const actions = events.map(({ action }) => action)
  expect(actions).toContain('account.second_factor_on')
  expect(actions).toContain('account.second_factor_off')
})

test('an admin turns off the second factor of somebody who lost it', async () => {
  const person = await app.addPerson('student', 'sadia@people.example')
  const hers = await app.signIn(person.email)
  const path = '/account/second-factor'
  await send(path, { do: 'begin', password }, hers)
  await send(path, { do: 'finish', code: await codeOf(await see(path, hers)) }, hers)
  await expect(app.signIn(person.email)).rejects.toMatchObject({
    code: 'session.second_factor_required',
  })
  const key = await app.key('admin')
  const off = () => app.call('DELETE', `/accounts/${person.id}/second-factor`, { key })
  expect((await off()).status).toBe(204)
  expect((await off()).status).toBe(409)
  await expect(app.signIn(person.email, password)).resolves.toContain('session=')
})

test('who has not confirmed the email is told so, and can ask for the mail again', async () => {
  const body = { role: 'student' }
  const made = await app.call('POST', '/invites', { key: await app.key('admin'), body })
  const invite = tokenIn(((await made.json()) as { link: string }).link)
  const person = { name: 'Rumi', email: 'rumi@people.example' }
  const fields = { ...person, password, confirm: password, invite }
  const registered = await send('/register', fields, 'theme=dark')
  const his = (registered.headers.getSetCookie()[0] as string).split(';')[0] as string
  await smtp.waitFor(1)
  expect(await see('/account', his)).toContain('Your email is not confirmed yet.')
  const again = await send('/account/confirmation', {}, his)
  expect(again.headers.getSetCookie()[0]).toContain('flash=confirmation-sent')
  const mails = await smtp.waitFor(2)
  const token = tokenIn(linkIn(mails[1] as never))
  await send('/confirm', { token }, his)
  expect(await see('/account', his)).not.toContain('Your email is not confirmed yet.')
  expect(await see('/account')).not.toContain('Your email is not confirmed yet.')
})

test('who asks for the mail again is told when the mail server fails, and can try again', async () => {
  const failing = await startFailingServer('garbage')
  const env = { CANDOR_SMTP_URL: `smtp://127.0.0.1:${failing.port}` }
  const other = await startTestApp('sqlite', env)
  const { email } = await other.addPerson('student', 'rumi@people.example')
  await other.runtime.database.write((tx) =>
    tx.updateTable('accounts').set({ emailVerified: 0 }).where('email', '=', email).execute(),
  )
  const headers = { cookie: await other.signIn(email), 'sec-fetch-site': 'same-origin' }
  const ask = () => other.request('/account/confirmation', { method: 'POST', headers })
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('60')
  const html = await answer.text()
  expect(html).toContain('The mail server did not accept the mail, so none was sent.')
  expect(html).toContain('action="/account/confirmation"')
  await failing.close()
  const back = await startSmtp({ port: failing.port })
  expect((await ask()).headers.getSetCookie()[0]).toContain('flash=confirmation-sent')
  await other.close()
  await back.close()
})
