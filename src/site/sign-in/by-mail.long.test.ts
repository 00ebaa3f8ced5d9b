import { describe, expect, test } from 'vitest'
import { sweepAccounts } from '#modules/accounts'
import { day } from '#platform/clock'
import { auc, shuffled } from '#test/equal-times'
import { linkIn, startSmtp, tokenIn } from '#test/smtp'
import { startTestApp } from '#test/test-app'
import { closedAfterwards, engines, forEachTest } from '#test/test-runtime'

const email = 'sadia@people.example'
const password = 'nine slow yellow lanterns'

describe.each(engines)('registering where mail goes out, on %s', (engine) => {
  const smtp = forEachTest(() => closedAfterwards(startSmtp()))
  const app = forEachTest(() => startTestApp(engine, { CANDOR_SMTP_URL: smtp.url }))

  const send = (fields: Record<string, string>) =>
    app.request('/register', { method: 'POST', body: new URLSearchParams(fields) })
  const linkTo = async (of: string) => {
    await app.accounts.afterwards.settled()
    return linkIn(smtp.mails.findLast(({ to }) => to.includes(of)) as never)
  }
  const finish = (link: URL) =>
    send({ invite: tokenIn(link), name: 'Sadia Akter', password, confirm: password })
  const accounts = async () => (await app.rows('accounts')).filter((one) => one.email === email)

  test('an account is made by who opens the mail, with a password of their own', async () => {
    const asked = await send({ email: 'Sadia@People.example', return: '/my/classes' })
    expect(asked.headers.get('location')).toBe('/register?sent')
    const sent = await app.request('/register?sent')
    expect(await sent.text()).toContain('Check your email')
    const link = await linkTo(email)
    expect(await accounts()).toEqual([])
    const form = await (await app.request(link.pathname + link.search)).text()
    expect(form).toContain('Choose your name and a password now.')
    expect(form).toContain(`value="${email}"`)
    expect(form).toContain('value="/my/classes"')
    const made = await finish(link)
    expect(made.headers.getSetCookie()[0]).toMatch(/^session=/)
    expect(await accounts()).toMatchObject([
      { name: 'Sadia Akter', role: 'student', emailVerified: 1 },
    ])
    expect((await finish(link)).status).toBe(410)
  })

  test('a taken, a disabled and a free email get the same answer; the mails say which', async () => {
    await app.addPerson('student', email)
    const gone = await app.addPerson('student', 'gone@people.example')
    const key = await app.key('admin')
    await app.call('PATCH', `/accounts/${gone.id}`, { key, body: { disabled: true } })
    const answers = []
    for (const each of [email, 'free@people.example', gone.email]) {
      const answer = await send({ email: each })
      answers.push([answer.status, [...answer.headers], await answer.text()])
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect((await linkTo(email)).pathname).toBe('/login')
    expect(smtp.mails.find(({ to }) => to.includes(email))?.text).toContain('You already have one.')
    expect((await linkTo('free@people.example')).pathname).toMatch(/^\/register\/[\w-]{43}$/)
    expect((await linkTo(gone.email)).pathname).toBe('/login')
    expect(smtp.mails).toHaveLength(3)
  })

  test('whoever sends a password along makes no account with it', async () => {
    await send({ email, name: 'Not Sadia', password, confirm: password })
    await app.accounts.afterwards.settled()
    expect(await accounts()).toEqual([])
    await expect(app.signIn(email, password)).rejects.toMatchObject({
      code: 'session.wrong_credentials',
    })
  })

  test('only the newest link works, for a day, and no admin is shown it', async () => {
    await send({ email })
    const first = await linkTo(email)
    await send({ email })
    const second = await linkTo(email)
    expect((await finish(first)).status).toBe(410)
    const key = await app.key('admin')
    expect(await app.json('GET', '/invites', { key })).toMatchObject({ invites: [] })
    app.clock.move(day)
    expect((await finish(second)).status).toBe(410)
    await sweepAccounts(app.runtime)
    expect(await app.rows('invites')).toEqual([])
  })

  test('ten an hour from one address, and five mails to one mailbox, silently', async () => {
    for (let nth = 1; nth <= 10; nth += 1) {
      expect((await send({ email })).status).toBe(303)
      await app.accounts.afterwards.settled()
    }
    expect((await send({ email })).status).toBe(429)
    expect(smtp.mails).toHaveLength(5)
    expect((await finish(await linkTo(email))).status).toBe(303)
  })
})

test('whether an email is taken does not show in the time of the answer', async () => {
  const smtp = await closedAfterwards(startSmtp())
  const env = { CANDOR_SMTP_URL: smtp.url, CANDOR_RAISED_LIMITS: '198.51.100.7' }
  const app = await startTestApp('sqlite', env)
  const times = { taken: [] as number[], free: [] as number[] }
  for (let nth = 0; nth < 40; nth += 1) await app.addPerson('student', `taken${nth}@people.example`)
  const asked = Array.from({ length: 200 }, () => ['taken', 'free'] as const).flat()
  for (const [nth, kind] of shuffled(asked).entries()) {
    const body = new URLSearchParams({ email: `${kind}${nth % 40}@people.example` })
    const begun = performance.now()
    await app.request('/register', { method: 'POST', body })
    times[kind].push(performance.now() - begun)
    await app.accounts.afterwards.settled()
  }
  expect(Math.abs(auc(times.taken, times.free) - 0.5)).toBeLessThanOrEqual(0.1)
})
