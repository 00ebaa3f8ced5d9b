import { expect, test } from 'vitest'
import { makeResetLink } from '#modules/accounts'
import { openBrowser, signedInBrowser } from '#test/browser'
import { linkIn, startSmtp, tokenIn } from '#test/smtp'
import { adminCredentials, startTestApp } from '#test/test-app'
import { closedAfterwards } from '#test/test-runtime'

const smtp = await closedAfterwards(startSmtp())
const app = await startTestApp('sqlite', { CANDOR_SMTP_URL: smtp.url })

const password = 'nine slow yellow lanterns'

/** Each kind of link, who opens it, and what uses it up. */
const links = {
  'a new password': async () => {
    const { id: accountId } = await app.addPerson('student', 'sadia@people.example')
    const amina = await app.who(await app.signIn(adminCredentials.email))
    const { link } = await makeResetLink(app.as(amina), { accountId })
    const fields = { token: tokenIn(link), password, confirm: password }
    return { link, path: '/reset', fields, by: openBrowser(app) }
  },
  'an invitation': async () => {
    const key = await app.key('admin')
    const { link } = await app.json('POST', '/invites', { key, body: { role: 'moderator' } })
    const mita = { name: 'Mita', email: 'mita@people.example', password, confirm: password }
    const fields = { ...mita, invite: tokenIn(link) }
    return { link, path: '/register', fields, by: openBrowser(app) }
  },
  'an email': async () => {
    await app.addPerson('student', 'rumi@people.example')
    await app.force('accounts', { emailVerified: 0 })
    const by = await signedInBrowser(app, 'rumi@people.example')
    expect(await by.text('/account')).toContain('Your email is not confirmed yet.')
    await by.post('/account/confirmation')
    await app.accounts.afterwards.settled()
    const mail = smtp.mails.find(({ to }) => to.includes('rumi@people.example'))
    const link = linkIn(mail as never).href
    return { link, path: '/confirm', fields: { token: tokenIn(link) }, by }
  },
}

test.each(Object.entries(links))('the link for %s is used up by a form alone', async (_, make) => {
  const { link, path, fields, by } = await make()
  const { pathname, search } = new URL(link)
  expect(search).toBe('')
  // A scanner of mails opens it first, without a session, and asks for its head.
  for (const method of ['GET', 'HEAD', 'GET']) {
    const opened = await app.request(pathname, { method })
    expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'same-origin'])
    for (const [address] of (await opened.text()).matchAll(/(?:href|src)="[^"]*"/g))
      expect(address).not.toContain(tokenIn(link))
  }
  expect(await by.text(pathname)).toContain(`value="${tokenIn(link)}"`)
  expect((await by.post(path, fields)).status).toBe(303)
  expect((await by.post(path, fields)).status).toBe(410)
})
