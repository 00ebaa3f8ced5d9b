import { afterAll, expect, test } from 'vitest'
import { makeResetLink } from '#modules/accounts'
import { linkIn, startSmtp, tokenIn } from '#test/smtp'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const smtp = await startSmtp()
const app = await startTestApp('sqlite', { CANDOR_SMTP_URL: smtp.url })
afterAll(async () => {
  await app.close()
  await smtp.close()
})

const password = 'nine slow yellow lanterns'
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  app.request(path, {
    method: 'POST',
    headers: cookie === '' ? {} : { cookie, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  })

/** Each kind of link, who opens it, and what uses it up. */
const links = {
  'a new password': async () => {
    const { id: accountId } = await app.addPerson('student', 'sadia@people.example')
    const { link } = await makeResetLink(app.as(people.amina), { accountId })
    const use = () => post('/reset', { token: tokenIn(link), password, confirm: password })
    return { link, use, cookie: '' }
  },
  'an invitation': async () => {
    const body = { role: 'moderator' }
    const made = await app.call('POST', '/invites', { key: await app.key('admin'), body })
    const { link } = (await made.json()) as { link: string }
    const mita = { name: 'Mita', email: 'mita@people.example', password, confirm: password }
    const use = () => post('/register', { ...mita, invite: tokenIn(link) })
    return { link, use, cookie: '' }
  },
  'an email': async () => {
    await app.addPerson('student', 'rumi@people.example')
    await app.runtime.database.write((tx) =>
      tx.updateTable('accounts').set({ emailVerified: 0 }).execute(),
    )
    const cookie = await app.signIn('rumi@people.example')
    await post('/account/confirmation', {}, cookie)
    await app.accounts.afterwards.settled()
    const mail = smtp.mails.find(({ to }) => to.includes('rumi@people.example'))
    const link = linkIn(mail as never).href
    const use = () => post('/confirm', { token: tokenIn(link) }, cookie)
    return { link, use, cookie }
  },
}

test.each(Object.entries(links))('the link for %s is used up by a form alone', async (_, make) => {
  const { link, use, cookie } = await make()
  const { pathname, search } = new URL(link)
  expect(search).toBe('')
  // A scanner of mails opens it first, without a session, and asks for its head.
  for (const method of ['GET', 'HEAD', 'GET']) {
    const opened = await app.request(pathname, { method })
    expect([opened.status, opened.headers.get('referrer-policy')]).toEqual([200, 'same-origin'])
    for (const [address] of (await opened.text()).matchAll(/(?:href|src)="[^"]*"/g))
      expect(address).not.toContain(tokenIn(link))
  }
  const shown = await app.request(pathname, { headers: { cookie } })
  expect(await shown.text()).toContain(`value="${tokenIn(link)}"`)
  expect((await use()).status).toBe(303)
  expect((await use()).status).toBe(410)
})
