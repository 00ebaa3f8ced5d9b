import { describe, expect, test } from 'vitest'
import { writeWrongCodes } from '#modules/lookup'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'

const from = '203.0.113.9'

describe('wrong codes and what waits, over the API', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: from })
  const admin = await app.key('admin')
  const passportNumber = (await approvedRecord(app)).passportNumber

  const get = async (path: string, key: string) => app.json('GET', path, { key })
  const tallied = () => {
    const taken = app.runtime.counter.take()
    for (const [name, times] of taken) app.runtime.counter.add(name, times)
    return taken
  }

  test('look-ups and shares count for one number, and the writer rests while they are answered', async () => {
    const events = () => app.runtime.database.reader.selectFrom('wrongCodes').selectAll().execute()
    for (let n = 0; n < 11; n += 1) {
      const body = { passportNumber, accessCode: '00000-00000' }
      expect((await app.call('POST', '/lookups', { body, from })).status).toBe(404)
    }
    for (let n = 0; n < 10; n += 1) {
      const body = { passportNumber, shareCode: '000-000-000' }
      expect((await app.call('POST', '/share-lookups', { body, from })).status).toBe(404)
    }
    expect(Object.fromEntries(tallied())).toEqual({
      [`passport ${passportNumber}`]: 21,
      'all access': 11,
      'all share': 10,
    })
    expect(await events()).toEqual([])
  })

  test('a bad request is no try, and one that came too often is', async () => {
    const before = tallied()
    await app.call('POST', '/lookups', { body: { accessCode: 'x' }, from })
    for (let n = 0; n < 12; n += 1)
      await app.call('POST', '/lookups', {
        body: { passportNumber: 'QQ1', accessCode: 'x' },
        from: '192.0.2.77',
      })
    expect(tallied().get('passport QQ1')).toBe(12)
    expect(tallied().size).toBe(before.size + 1)
  })

  test('an admin sees them as a case, closes it, and the numbers of Home follow', async () => {
    await writeWrongCodes(app.system)
    const home = async () => (await get('/overview', admin)).counts
    expect(await home()).toMatchObject({ codeAlerts: 1, cases: 1 })
    const { cases } = await get('/cases?kind=codes', admin)
    expect(cases).toMatchObject([{ said: { which: 'passport', tries: 21, usual: null } }])
    const body = { kind: 'codes', result: 'closed' }
    const closed = await app.call('POST', `/cases/${cases[0]?.id}/answer`, { key: admin, body })
    expect(closed.status).toBe(200)
    expect(await home()).toMatchObject({ codeAlerts: 0, cases: 0 })
  })

  test('each role is told of its own work only', async () => {
    await pendingRecord(app)
    await app.call('POST', '/cases', {
      body: { kind: 'concern', text: 'Somebody sells visas' },
      from,
    })
    /** What is counted for somebody; all else is null. */
    const told = async (key: string) => {
      const counts = Object.entries((await get('/counts', key)) as Record<string, number | null>)
      return Object.fromEntries(counts.filter(([, count]) => count !== null))
    }
    const { approvals, cases, ...others } = await told(admin)
    expect([approvals, cases, new Set(Object.values(others))]).toEqual([1, 1, new Set([0])])
    expect(Object.keys(others)).toHaveLength(9)
    expect(others).not.toHaveProperty('returned')
    const moderator = await told(await app.key('moderator'))
    expect(moderator).toEqual({ notifications: 0, cases: 0, overdueCases: 0, returned: 0 })
    expect(await told(await app.key('student'))).toEqual({})
  })
})
