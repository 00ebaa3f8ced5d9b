import { beforeEach, describe, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { chooseSettings } from '#test/choose-settings'
import { linkIn, startSmtp } from '#test/smtp'
import { adminCredentials, startTestApp } from '#test/test-app'
import { bothEngines, closedAfterwards, forEachTest } from '#test/test-runtime'

const password = 'five green mango trees'

describe.each(bothEngines)('invitations, on %s', (engine) => {
  const smtp = forEachTest(() => closedAfterwards(startSmtp()))
  const app = forEachTest(() => startTestApp(engine, { CANDOR_SMTP_URL: smtp.url }))
  let key: string
  beforeEach(async () => {
    key = await app.key('admin')
  })

  const invite = (body: object) => app.answer('POST', '/invites', { key, body })
  const pathOf = (link: string) => link.slice(link.indexOf('/register'))
  const register = (link: string, fields: object = {}) =>
    app.request('/register', {
      method: 'POST',
      body: new URLSearchParams({
        ...{ name: 'Mita', email: 'mita@padma.example', password, confirm: password },
        ...{ invite: new URL(link).pathname.split('/')[2] ?? '', ...fields },
      }),
    })
  const account = async (email: string) =>
    (await app.json('POST', '/accounts/search', { key, body: { search: email } })).accounts[0]
  const open = async () => (await app.json('GET', '/invites', { key })).invites

  test('a link makes one moderator, once', async () => {
    const { link, invite: made } = await invite({ role: 'moderator' })
    expect(await open()).toEqual([{ ...made, createdByName: 'test admin (API key)' }])
    const shown = await (await app.request(pathOf(link))).text()
    expect(shown).toContain('Padma Overseas Ltd invites you as a moderator')
    expect((await register(link)).status).toBe(303)
    expect(await account('mita@padma.example')).toMatchObject({
      role: 'moderator',
      emailConfirmed: false,
    })
    expect(await open()).toEqual([])
    expect((await register(link, { email: 'again@padma.example' })).status).toBe(410)
    expect((await app.request(pathOf(link))).status).toBe(410)
  })

  test('of two who use a link at once, one comes in', async () => {
    const { link } = await invite({ role: 'admin' })
    const answers = await Promise.all(
      ['one', 'two'].map((name) => register(link, { email: `${name}@padma.example` })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410])
  })

  test('a mailed one shows its link to nobody else, and is for that mailbox', async () => {
    const made = await invite({ role: 'moderator', email: 'Mita@Padma.example' })
    expect(made).toMatchObject({ status: 201, link: null })
    const [mail] = await smtp.waitFor(1)
    expect(mail?.to).toEqual(['mita@padma.example'])
    expect(mail?.text).toContain('not a government')
    const link = linkIn(mail as never).href
    expect(await (await app.request(pathOf(link))).text()).toContain('value="mita@padma.example"')
    expect((await register(link, { email: 'thief@padma.example' })).status).toBe(303)
    expect(await account('thief@padma.example')).toBeUndefined()
    expect(await account('mita@padma.example')).toMatchObject({
      role: 'moderator',
      emailConfirmed: true,
    })
    const events = await app.events({ action: 'invite.' })
    expect(events.map(({ action }) => action)).toEqual(['invite.used', 'invite.made'])
    expect(JSON.stringify(events)).not.toContain('padma.example')
  })

  test('it ends by itself after 7 days, and at once when it is revoked', async () => {
    const first = await invite({ role: 'moderator' })
    app.clock.move(7 * day)
    expect((await register(first.link)).status).toBe(410)
    const second = await invite({ role: 'moderator' })
    const path = `/invites/${second.invite.id}`
    expect((await app.call('DELETE', path, { key })).status).toBe(204)
    expect((await register(second.link)).status).toBe(410)
    expect((await app.answer('DELETE', path, { key })).code).toBe('invite.not_found')
  })

  test('it does not outlive the admin who made it', async () => {
    const bashir = await app.addPerson('admin', 'bashir@padma.example')
    const cookie = await app.signIn('bashir@padma.example')
    const { link } = await app.json('POST', '/invites', { cookie, body: { role: 'admin' } })
    expect((await app.request(pathOf(link))).status).toBe(200)
    await app.call('PATCH', `/accounts/${bashir.id}`, { key, body: { role: 'moderator' } })
    expect((await register(link)).status).toBe(410)
    expect(await account('mita@padma.example')).toBeUndefined()
  })

  test('an email that has an account already is refused, and so is mail that nobody takes', async () => {
    expect(await invite({ role: 'admin', email: adminCredentials.email })).toMatchObject({
      code: 'account.email_taken',
    })
    const deaf = await closedAfterwards(startSmtp({ refuses: true }))
    const other = await startTestApp(engine, { CANDOR_SMTP_URL: deaf.url })
    const otherKey = await other.key('admin')
    const body = { role: 'admin', email: 'nobody@padma.example' }
    const sent = await other.answer('POST', '/invites', { key: otherKey, body })
    expect(sent.code).toBe('invite.not_sent')
    const left = await other.json('GET', '/invites', { key: otherKey })
    expect(left).toEqual({ invites: [], isMailOn: true })
  })

  test('its mail is in the language that the organisation names first', async () => {
    await chooseSettings(app, { languages: ['bn', 'en'] })
    await invite({ role: 'moderator', email: 'mita@padma.example' })
    const [mail] = await smtp.waitFor(1)
    expect(mail?.text).toContain('মডারেটর হিসেবে')
    expect(mail?.text).toContain('এটি বেসরকারি প্রতিষ্ঠান, কোনো সরকার নয়।')
    expect((await app.request(pathOf(linkIn(mail as never).href))).status).toBe(200)
  })

  test('somebody signed in is told what an invitation is for, and does not use it up', async () => {
    const { link } = await invite({ role: 'moderator' })
    const cookie = await app.signIn(adminCredentials.email)
    const answer = await app.request(pathOf(link), { headers: { cookie } })
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('You are signed in as Amina Rahman.')
    expect(html).toContain('sign out and open the link again')
    const plain = await app.request('/register', { headers: { cookie } })
    expect(plain.headers.get('location')).toBe('/')
    expect((await register(link)).status).toBe(303)
  })

  test('without a mail server only a link can be made', async () => {
    const other = await startTestApp(engine)
    const otherKey = await other.key('admin')
    const body = { role: 'admin', email: 'nobody@padma.example' }
    const refused = await other.answer('POST', '/invites', { key: otherKey, body })
    expect(refused.code).toBe('invite.no_mail')
  })
})
