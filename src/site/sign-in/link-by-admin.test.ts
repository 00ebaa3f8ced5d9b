import { expect, test } from 'vitest'
import { makeResetLink } from '#modules/accounts'
import { listEvents } from '#modules/audit'
import { office } from '#test/said'
import { tokenIn } from '#test/smtp'
import { adminCredentials, startTestApp } from '#test/test-app'

const email = 'sadia@people.example'
const fresh = 'nine slow yellow lanterns'

test('without a mail server the page says to ask an admin, whose link works', async () => {
  const app = await startTestApp()
  const person = await app.addPerson('student', email)
  const body = { telephones: ['+88031555010'], address: office }
  const contact = { key: await app.key('admin'), body, version: 1 }
  expect((await app.call('PATCH', '/organisation', contact)).status).toBe(200)
  const page = await (await app.request('/forgot')).text()
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main'))
  expect(main).toContain('Ask one of our admins.')
  for (const way of ['Padma Overseas Ltd', 'tel:+88031555010', office.street])
    expect(main).toContain(way)
  const posted = await app.request('/forgot', {
    method: 'POST',
    body: new URLSearchParams({ email }),
  })
  expect(await posted.text()).toContain('Ask one of our admins.')
  const key = await app.key('admin')
  const made = await app.call('POST', `/accounts/${person.id}/reset-link`, { key })
  expect(made.status).toBe(201)
  const { link, expiresAt } = (await made.json()) as { link: string; expiresAt: string }
  expect(expiresAt).toBe('2026-11-20T09:30:00.000Z')
  expect((await app.request(new URL(link).pathname)).status).toBe(200)
  const token = tokenIn(link)
  const chosen = new URLSearchParams({ token, password: fresh, confirm: fresh })
  const reset = await app.request('/reset', { method: 'POST', body: chosen })
  expect(reset.status).toBe(303)
  await app.signIn(email, fresh)
  const [event] = (await app.system.read((read) => listEvents(read, { limit: 100 }))).filter(
    ({ action }) => action === 'account.reset_link_made',
  )
  expect(event).toMatchObject({ subject: `account:${person.id}` })
})

test('an admin makes no link for the own account', async () => {
  const app = await startTestApp()
  const cookie = await app.signIn(adminCredentials.email)
  const actor = await app.accounts.authenticate(new Headers({ cookie }))
  const accountId = 'id' in actor ? actor.id : ''
  await expect(makeResetLink(app.as(actor), { accountId })).rejects.toMatchObject({
    code: 'account.own',
  })
})
