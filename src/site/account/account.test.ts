import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { type Browser, openBrowser, signedInBrowser } from '#test/browser'
import { startFailingServer } from '#test/failing-server'
import { oneTimeCode, secretOf } from '#test/one-time-codes'
import { startSmtp } from '#test/smtp'
import { adminCredentials, startTestApp } from '#test/test-app'
import { closedAfterwards, forEachTest } from '#test/test-runtime'

const { email, password } = adminCredentials

const smtp = forEachTest(() => closedAfterwards(startSmtp()))
const app = forEachTest(() => startTestApp('sqlite', { CANDOR_SMTP_URL: smtp.url }))
const amina = forEachTest(() => signedInBrowser(app, email))

const whoIs = async (browser: Browser) => (await app.who(browser.cookies())).kind
const codeOf = (html: string, drift = 0) => {
  const key = (/class="key">([A-Z2-7 ]+)</.exec(html)?.[1] ?? '').replaceAll(' ', '')
  return oneTimeCode(secretOf(key), app.clock.now(), drift)
}

test('the own name is changed, and an empty one refused at its field', async () => {
  expect((await amina.post('/account/name', { name: 'Amina R.' })).status).toBe(303)
  expect(await amina.text('/account')).toContain('value="Amina R."')
  const empty = await amina.post('/account/name', { name: ' ' })
  expect(empty.status).toBe(422)
  expect(await empty.text()).toContain('<a href="#name">Name is required</a>')
})

test('sessions are listed, and another one is ended by a button', async () => {
  const other = await signedInBrowser(app, email)
  const html = await amina.text('/account')
  expect(html).toContain('(this browser)')
  // The clock is named once, and a button is as wide as its words.
  expect(html.match(/UTC/g)).toHaveLength(1)
  expect(html).toMatch(/>End this session<span class="unseen">: \d{1,2}\s\w+ \d{4}, /)
  const ends = [...html.matchAll(/action="(\/account\/sessions\/[\w-]+\/end)"/g)]
  expect(ends).toHaveLength(1)
  await app.addPerson('student', 'sadia@people.example')
  const stranger = await signedInBrowser(app, 'sadia@people.example')
  await stranger.post(ends[0]?.[1] as string)
  expect(await whoIs(other)).toBe('account')
  await amina.post(ends[0]?.[1] as string)
  expect(await whoIs(other)).toBe('anonymous')
  expect(await whoIs(amina)).toBe('account')
})

test('the password is changed with the old one only, and other browsers are signed out', async () => {
  const other = await signedInBrowser(app, email)
  const fresh = 'nine slow yellow lanterns'
  const fields = { current: 'not my password', password: fresh, confirm: fresh }
  const wrong = await amina.post('/account/password', fields)
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('<a href="#current">This is not your password.')
  const known = { current: password, password: 'padma overseas', confirm: 'padma overseas' }
  const easy = await amina.post('/account/password', known)
  expect(easy.status).toBe(422)
  expect(await easy.text()).toContain('<a href="#password">This password is too easy to guess.')
  expect((await amina.post('/account/password', { ...fields, current: password })).status).toBe(303)
  expect(await whoIs(other)).toBe('anonymous')
  expect(await whoIs(amina)).toBe('account')
  await expect(app.signIn(email, fresh)).resolves.toContain('session=')
})

test('the second factor: on with a code, asked for when signing in, off with the password', async () => {
  const path = '/account/second-factor'
  expect((await amina.post(path, { do: 'begin', password: 'wrong' })).status).toBe(422)
  expect((await amina.post(path, { do: 'begin', password })).status).toBe(303)
  const begun = await amina.text(path)
  expect(begun).toMatch(/<svg class="qr"/)
  expect((await amina.post(path, { do: 'finish', code: '000000' })).status).toBe(401)
  const on = await amina.post(path, { do: 'finish', code: await codeOf(begun) })
  const codes = (await on.text()).match(/[0-9A-Z]{5}-[0-9A-Z]{5}/g) ?? []
  expect(codes).toHaveLength(10)
  expect(on.headers.get('content-encoding')).toBeNull()
  expect(await amina.text(path)).toContain('Backup codes left: 10.')
  expect(await amina.text(path)).not.toContain('class="key"')

  const signingIn = openBrowser(app)
  const first = await signingIn.post('/login', { email, password, return: '/dashboard' })
  expect(first.headers.get('location')).toBe('/login/second-factor?return=%2Fdashboard')
  const [step = ''] = first.headers.getSetCookie()
  expect(step).toMatch(/^second-factor=\S+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(first.headers.getSetCookie().join()).not.toContain('session=')
  const guess = await signingIn.post('/login/second-factor', { code: '111111' })
  expect(guess.status).toBe(401)
  expect(await guess.text()).toContain('<a href="#code">This code is wrong')
  const fields = { code: await codeOf(begun, 1), return: '/dashboard' }
  const second = await signingIn.post('/login/second-factor', fields)
  expect(second.headers.get('location')).toBe('/dashboard')
  expect(second.headers.getSetCookie().join()).toMatch(
    /session=.*device=.*second-factor=;.*flash=login/,
  )
  await signingIn.post('/login', { email, password })
  const elsewhere = { code: codes[0] ?? '', return: '//evil.example' }
  const evil = await signingIn.post('/login/second-factor', elsewhere)
  expect(evil.headers.get('location')).toBe('/dashboard')

  const key = await app.key('admin')
  const listed = await app.json('POST', '/accounts/search', { key, body: { search: email } })
  expect(listed).toMatchObject({ accounts: [{ hasSecondFactor: true }] })
  expect((await amina.post(path, { do: 'off', password: '' })).status).toBe(422)
  expect((await amina.post(path, { do: 'off', password })).status).toBe(303)
  expect(await whoIs(await signedInBrowser(app, email))).toBe('account')
  expect(await app.actions()).toEqual(
    expect.arrayContaining(['account.second_factor_on', 'account.second_factor_off']),
  )
})

test('an admin turns off the second factor of somebody who lost it', async () => {
  const person = await app.addPerson('student', 'sadia@people.example')
  const hers = await signedInBrowser(app, person.email)
  const path = '/account/second-factor'
  await hers.post(path, { do: 'begin', password })
  await hers.post(path, { do: 'finish', code: await codeOf(await hers.text(path)) })
  await expect(app.signIn(person.email)).rejects.toMatchObject({
    code: 'session.second_factor_required',
  })
  const key = await app.key('admin')
  const off = () => app.call('DELETE', `/accounts/${person.id}/second-factor`, { key })
  expect((await off()).status).toBe(204)
  expect((await off()).status).toBe(409)
  await expect(app.signIn(person.email, password)).resolves.toContain('session=')
})

test('who asks for the mail again is told when the mail server fails, and can try again', async () => {
  const failing = await startFailingServer('garbage')
  const env = { CANDOR_SMTP_URL: `smtp://127.0.0.1:${failing.port}` }
  const other = await startTestApp('sqlite', env)
  const { email } = await other.addPerson('student', 'rumi@people.example')
  await other.force('accounts', { emailVerified: 0 })
  const rumi = await signedInBrowser(other, email)
  const ask = () => rumi.post('/account/confirmation')
  const answer = await ask()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('60')
  const html = await answer.text()
  expect(html).toContain('The mail server did not accept the mail, so none was sent.')
  expect(html).toContain('action="/account/confirmation"')
  await failing.close()
  await closedAfterwards(startSmtp({ port: failing.port }))
  expect((await ask()).headers.getSetCookie()[0]).toContain('flash=confirmation-sent')
})

test('“We sent the link” is said only where a mail went: not without mail, after too many, or once confirmed', async () => {
  const smtp = await closedAfterwards(startSmtp())
  const other = await startTestApp('sqlite', { CANDOR_SMTP_URL: smtp.url })
  const { email } = await other.addPerson('student', 'rumi@people.example')
  await other.force('accounts', { emailVerified: 0 })
  const rumi = await signedInBrowser(other, email)
  const flash = async () => {
    const { status, headers } = await rumi.post('/account/confirmation')
    return [status, /flash=([\w-]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1]]
  }
  let sent = 0
  for (let last = await flash(); last[0] === 303; last = await flash()) {
    expect(last[1]).toBe('confirmation-sent')
    sent += 1
  }
  expect(sent).toBeGreaterThan(0)
  expect(smtp.mails).toHaveLength(sent)
  expect((await flash())[0]).toBe(429)
  other.clock.move(day)
  await other.force('accounts', { emailVerified: 1 })
  const again = await signedInBrowser(other, email)
  const confirmed = await again.post('/account/confirmation')
  expect(confirmed.headers.getSetCookie()[0]).toContain('flash=email-confirmed')
  expect(smtp.mails).toHaveLength(sent)
  const without = await startTestApp()
  const amina = await signedInBrowser(without, adminCredentials.email)
  const refused = await amina.post('/account/confirmation')
  expect(refused.status).toBe(503)
  expect(await amina.text('/account')).not.toContain('always email you')
})
