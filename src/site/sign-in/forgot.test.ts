import { beforeEach, describe, expect, test } from 'vitest'
import { makeResetLink, sendConfirmation, signUp, sweepAccounts } from '#modules/accounts'
import { minute } from '#platform/clock'
import { openBrowser } from '#test/browser'
import { auc, shuffled } from '#test/equal-times'
import { office } from '#test/said'
import { linkIn, startSmtp, tokenIn } from '#test/smtp'
import { adminCredentials, startTestApp } from '#test/test-app'
import { closedAfterwards, engines, forEachTest } from '#test/test-runtime'

const email = 'sadia@people.example'
const fresh = 'nine slow yellow lanterns'

describe.each(engines)('a forgotten password, on %s', (engine) => {
  const smtp = forEachTest(() => closedAfterwards(startSmtp()))
  const app = forEachTest(() => startTestApp(engine, { CANDOR_SMTP_URL: smtp.url }))
  beforeEach(() => app.addPerson('student', email))

  const send = (path: string, fields: Record<string, string>, cookie = '') =>
    app.request(path, {
      method: 'POST',
      headers: cookie === '' ? {} : { cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(fields),
    })
  const ask = (of: string) => send('/forgot', { email: of })
  const choose = (token: string, password = fresh) =>
    send('/reset', { token, password, confirm: password })
  const tokenFromMail = async (nth = 1) => {
    return tokenIn(linkIn((await smtp.waitFor(nth))[nth - 1] as never))
  }
  test('a mail brings a link, with which a new password is chosen, once', async () => {
    const session = await app.signIn(email)
    expect((await ask('Sadia@People.example')).headers.get('location')).toBe('/forgot?sent')
    const token = await tokenFromMail()
    const mail = smtp.mails[0]
    expect(mail?.to).toEqual([email])
    expect(mail?.text).toContain(
      '-- \r\nPadma Overseas Ltd\r\nA private company, not a government.\r\n',
    )
    const form = await app.request(`/reset/${token}`)
    expect(form.status).toBe(200)
    expect(form.headers.get('referrer-policy')).toBe('same-origin')
    const done = await choose(token)
    expect(done.headers.get('location')).toBe('/login')
    expect(done.headers.getSetCookie()[0]).toContain('flash=password-changed')
    expect((await app.who(session)).kind).toBe('anonymous')
    const former = app.signIn(email, adminCredentials.password)
    await expect(former).rejects.toMatchObject({ code: 'session.wrong_credentials' })
    await expect(app.signIn(email, fresh)).resolves.toMatch(/^session=/)
    expect((await choose(token)).status).toBe(410)
    expect((await app.request(`/reset/${token}`)).status).toBe(410)
    expect(await app.actions()).toEqual(
      expect.arrayContaining(['account.reset_requested', 'account.password_reset']),
    )
  })

  test('unknown and disabled accounts get the same answer and no mail', async () => {
    const gone = await app.addPerson('student', 'gone@people.example')
    const key = await app.key('admin')
    await app.call('PATCH', `/accounts/${gone.id}`, { key, body: { disabled: true } })
    const cases = [email, 'nobody@people.example', gone.email].map(async (each) => {
      const answer = await ask(each)
      return [answer.status, [...answer.headers], await answer.text()]
    })
    const [known, unknown, disabled] = await Promise.all(cases)
    expect(known).toEqual(unknown)
    expect(known).toEqual(disabled)
    await app.accounts.afterwards.settled()
    expect(smtp.mails).toHaveLength(1)
  })

  test('the answer waits for no mail server', async () => {
    await smtp.close()
    expect((await ask(email)).status).toBe(303)
    await app.accounts.afterwards.settled()
  })

  test('a link ends after half an hour, and when a newer one is made', async () => {
    await ask(email)
    const first = await tokenFromMail()
    await ask(email)
    const second = await tokenFromMail(2)
    expect((await choose(first)).status).toBe(410)
    app.clock.move(30 * minute)
    expect((await choose(second)).status).toBe(410)
    await sweepAccounts(app.runtime)
    expect(await app.rows('accountLinks')).toEqual([])
  })

  test('of many uses of one link at once one counts, and the table holds no token', async () => {
    await ask(email)
    const token = await tokenFromMail()
    const rows = await app.rows('accountLinks')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    const answers = await Promise.all([1, 2, 3, 4].map(() => choose(token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410, 410, 410])
  })

  test('ten tries a minute, and five mails an hour to one mailbox, silently', async () => {
    for (let nth = 1; nth <= 10; nth += 1) expect((await ask(email)).status).toBe(303)
    const refused = await ask(email)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    await app.accounts.afterwards.settled()
    expect(smtp.mails).toHaveLength(5)
  })

  test('a weak or mistyped password is refused at its field and the link still works', async () => {
    await ask(email)
    const token = await tokenFromMail()
    const wrong = await send('/reset', { token, password: 'short', confirm: 'shorter' })
    expect(wrong.status).toBe(422)
    const html = await wrong.text()
    expect(html).toContain('The password needs at least 10 characters')
    expect(html).toContain('Password did not match')
    const easy = await choose(token, email)
    expect(easy.status).toBe(422)
    expect(await easy.text()).toContain('<a href="#password">This password is too easy to guess.')
    expect((await choose(token)).status).toBe(303)
  })

  test('who opens the mailbox also gets rid of what a stranger left in an unconfirmed account', async () => {
    // From before mail was configured, when nobody had to have the mailbox.
    const fields = { name: 'Not Rumi', email: 'rumi@people.example', password: fresh }
    await signUp(app.as({ kind: 'anonymous' }), app.accounts, { ...fields, address: '203.0.113.7' })
    const held = await app.signIn(fields.email, fresh)
    const { database } = app.runtime
    const stranger = await app.who(held)
    const accountId = 'id' in stranger ? stranger.id : ''
    const passkey = { publicKey: 'x', counter: 0, deviceType: 'singleDevice', backedUp: 0 }
    await database.write((tx) =>
      tx
        .insertInto('passkeys')
        .values({ id: 'p', accountId, credentialID: 'c', ...passkey })
        .execute(),
    )
    await ask(fields.email)
    await smtp.waitFor(1)
    const mail = smtp.mails.find(({ text }) => text.includes('/reset'))
    const token = tokenIn(linkIn(mail as never))
    expect((await choose(token, 'ten other quick brown foxes')).status).toBe(303)
    expect(await app.rows('passkeys')).toEqual([])
    const account = (await app.rows('accounts')).find(({ id }) => id === accountId)
    expect(account?.emailVerified).toBe(1)
  })

  test('whoever came by a link is mailed one that confirms the email, for nobody else', async () => {
    const key = await app.key('admin')
    const { link } = await app.json('POST', '/invites', { key, body: { role: 'student' } })
    const rumi = { invite: tokenIn(link), name: 'Rumi', email: 'rumi@people.example' }
    const made = await send('/register', { ...rumi, password: fresh, confirm: fresh })
    const session = made.headers.getSetCookie()[0]?.split(';')[0] as string
    const token = await tokenFromMail()
    expect(smtp.mails[0]?.to).toEqual([rumi.email])
    const asStranger = await app.request(`/confirm/${token}`)
    expect(await asStranger.text()).toContain('Then open the link in the email again.')
    const other = await app.signIn(email)
    expect((await send('/confirm', { token }, other)).status).toBe(410)
    const form = await app.request(`/confirm/${token}`, { headers: { cookie: session } })
    expect(await form.text()).toContain('rumi@people.example')
    const done = await send('/confirm', { token }, session)
    expect(done.headers.getSetCookie()[0]).toContain('flash=email-confirmed')
    expect((await send('/confirm', { token }, session)).status).toBe(410)
    expect(await app.actions()).toContain('account.email_confirmed')
    const actor = await app.who(session)
    const accountId = 'id' in actor ? actor.id : ''
    await sendConfirmation(app.as(actor), { accountId, letter: () => ({}) as never })
    expect(smtp.mails).toHaveLength(1)
  })
})

test('whether an email is known does not show in the time of the answer', async () => {
  const smtp = await closedAfterwards(startSmtp())
  const env = { CANDOR_SMTP_URL: smtp.url, CANDOR_RAISED_LIMITS: '198.51.100.7' }
  const app = await startTestApp('sqlite', env)
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let nth = 0; nth < 40; nth += 1) await app.addPerson('student', `p${nth}@people.example`)
  // All in one random order: in pairs the unknown ones would more often follow on a mail.
  const asked = Array.from({ length: 400 }, (_, nth) => (nth % 2 ? 'known' : 'unknown'))
  for (const [nth, who] of shuffled(asked as (keyof typeof times)[]).entries()) {
    const of = who === 'known' ? `p${nth % 40}@people.example` : `q${nth % 40}@people.example`
    const body = new URLSearchParams({ email: of })
    const begun = performance.now()
    await app.request('/forgot', { method: 'POST', body })
    times[who].push(performance.now() - begun)
    await app.accounts.afterwards.settled()
  }
  expect(smtp.mails.length).toBeGreaterThan(100)
  expect(Math.abs(auc(times.known, times.unknown) - 0.5)).toBeLessThanOrEqual(0.1)
})

test('without a mail server the page says to ask an admin, whose link works', async () => {
  const app = await startTestApp()
  const person = await app.addPerson('student', email)
  const body = { telephones: ['+88031555010'], address: office }
  const key = await app.key('admin')
  const contact = { key, body, version: 1 }
  expect((await app.call('PATCH', '/organisation', contact)).status).toBe(200)
  const page = await (await app.request('/forgot')).text()
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main'))
  expect(main).toContain('Ask one of our admins.')
  for (const way of ['Padma Overseas Ltd', 'tel:+88031555010', office.street])
    expect(main).toContain(way)
  const posted = await openBrowser(app).post('/forgot', { email })
  expect(await posted.text()).toContain('Ask one of our admins.')
  const { link, expiresAt } = await app.json('POST', `/accounts/${person.id}/reset-link`, { key })
  expect(expiresAt).toBe('2026-11-20T09:30:00.000Z')
  expect((await app.request(new URL(link).pathname)).status).toBe(200)
  const token = tokenIn(link)
  const chosen = { token, password: fresh, confirm: fresh }
  expect((await openBrowser(app).post('/reset', chosen)).status).toBe(303)
  await app.signIn(email, fresh)
  const made = await app.events({ actions: ['account.reset_link_made'] })
  expect(made).toMatchObject([{ subject: `account:${person.id}` }])
})

test('an admin makes no link for the own account', async () => {
  const app = await startTestApp()
  const actor = await app.who(await app.signIn(adminCredentials.email))
  const accountId = 'id' in actor ? actor.id : ''
  const making = makeResetLink(app.as(actor), { accountId })
  await expect(making).rejects.toMatchObject({ code: 'account.own' })
})
