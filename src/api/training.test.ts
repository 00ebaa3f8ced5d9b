import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'

const password = 'seven quiet river boats'
const typed = {
  ...{ title: 'Safe travel', place: 'Office, Dhaka', timeZone: 'Asia/Dhaka' },
  sessions: [{ startsAt: '2026-12-01T10:00', endsAt: '2026-12-01T12:00' }],
  ...{ seats: 2, fee: 500_000, currency: 'BDT' },
}

describe('classes and payments over the API', async () => {
  const cookies: Record<string, string> = {}
  const ids: Record<string, string> = {}

  const app = await startTestApp()
  const admin = await app.key('admin')
  for (const [name, role] of [
    ['sadia', 'student'],
    ['karim', 'student'],
    ['mita', 'moderator'],
    ['nurul', 'moderator'],
  ] as const) {
    ids[name] = (await app.addPerson(role, `${name}@padma.example`)).id
    cookies[name] = await app.signIn(`${name}@padma.example`, password)
  }

  /** A call of a signed-in person, or of the admin's key. */
  const call = (who: string, method: string, path: string, body?: unknown, version = 1) => {
    const person = who === 'admin' ? { key: admin } : { cookie: cookies[who] as string }
    return app.answer(method, path, { ...person, body, version })
  }
  const made = async (who: string, method: string, path: string, body?: unknown) => {
    const { status, ...answer } = await call(who, method, path, body)
    expect(`${method} ${path} ${status} ${answer.title ?? ''}`).toMatch(/ 20[014] /)
    return answer
  }
  async function openClass(details: object = {}) {
    const input = { ...typed, teacherId: ids.mita, ...details }
    const { id } = await made('admin', 'POST', '/classes', input)
    await made('admin', 'POST', `/classes/${id}/state`, { state: 'open' })
    return id as string
  }
  const payment = (who: string, details: object) => ({
    ...{ accountId: ids[who], amount: 500_000, currency: 'BDT', method: 'cash' },
    ...{ receivedOn: '2026-11-20', receivedBy: ids.mita, ...details },
  })

  test('a student sees the own entries alone, and objects to no other', async () => {
    const entry = await made(
      'admin',
      'POST',
      '/payments',
      payment('karim', { feeName: 'Trade test' }),
    )
    const wrong = { kind: 'payment', part: `entry:${entry.sequence}`, text: 'Not mine' }
    expect((await call('sadia', 'POST', '/my/cases', wrong)).code).toBe('case.not_in_file')
    const { entries } = await made('sadia', 'GET', '/my/payments')
    for (const foreign of [entry.id, ids.karim])
      expect(JSON.stringify(entries)).not.toContain(foreign)
    const { id } = await made('karim', 'POST', '/my/cases', wrong)
    expect((await made('admin', 'GET', '/counts')).cases).toBe(1)
    expect((await call('karim', 'GET', '/cases')).status).toBe(403)
    expect((await made('admin', 'GET', '/cases')).cases).toMatchObject([
      { name: 'karim', accountId: ids.karim, money: { amount: 500_000, currency: 'BDT' } },
    ])
    const mistake = { kind: 'mistake', part: 'detail:name', proposed: 'x' }
    expect((await call('karim', 'POST', '/my/cases', mistake)).code).toBe('link.not_linked')
    const text = { sentences: [{ key: 'answer_mistake' }], own: 'It was another student’s.' }
    const answer = { kind: 'payment', result: 'corrected', text }
    await made('admin', 'POST', `/cases/${id}/answer`, answer)
    expect((await made('karim', 'GET', '/my/payments')).entries).toMatchObject([
      { correctedBy: 3 },
      { kind: 'charge' },
      { reason: `It was our mistake. We are sorry.\n${text.own}` },
      { kind: 'correction' },
    ])
    expect((await made('karim', 'GET', '/my/cases')).cases).toMatchObject([
      { part: wrong.part, state: 'answered', result: 'corrected', mayDisagree: true },
    ])
    expect((await made('sadia', 'GET', '/my/cases')).cases).toEqual([])
  })

  test('who teaches sees people and attendance of the own class, and no money', async () => {
    const id = await openClass()
    await made('admin', 'POST', `/classes/${id}/members`, { accountId: ids.sadia })
    const text = JSON.stringify(await made('mita', 'GET', `/taught-classes/${id}`))
    for (const word of ['takings', 'isCovered', 'currency', 'amount', 'BDT'])
      expect(text).not.toContain(word)
    // As a name only: random ids may have these three letters.
    expect(text).not.toMatch(/"fee\w*":/)
    expect((await call('nurul', 'GET', `/taught-classes/${id}`)).status).toBe(404)
    const elsewhere = `/taught-classes/${id}/sessions/${id}/attendance`
    expect((await call('nurul', 'PUT', elsewhere, { present: [] })).status).toBe(404)
    expect((await call('sadia', 'GET', `/taught-classes/${id}`)).status).toBe(403)
  })

  test('an API key attends no class and receives no money', async () => {
    const id = await openClass()
    expect((await call('admin', 'POST', `/my/classes/${id}`)).code).toBe('account.not_a_person')
    const nobody = payment('sadia', { classId: id, receivedBy: undefined })
    expect(await call('admin', 'POST', '/payments', nobody)).toMatchObject({
      code: 'payment.not_staff',
      fields: [{ path: 'receivedBy' }],
    })
  })
})
