import { describe, expect, test } from 'vitest'
import { bringCase } from '#modules/desk'
import { receiveOriginal } from '#modules/documents'
import { addRecord, assignRecord } from '#modules/records'
import { day } from '#platform/clock'
import { dayAfter } from '#platform/clock/schema'
import type { Actor } from '#platform/context'
import { openBrowser } from '#test/browser'
import { approvedRecord, candidate, pendingRecord } from '#test/candidates'
import { compare } from '#test/compare'
import { mistake } from '#test/mistakes'
import { seedOverview } from '#test/overview-seeds'
import { startTestApp } from '#test/test-app'
import { bothEngines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { type OverviewName, overviewNames, overviewParts } from './overview.ts'

const monday = '2026-11-16T00:00:00.000Z'

describe.each(bothEngines)('the overview on %s', async (engine) => {
  const app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  let cookie = await app.signIn('amina@padma.example')

  const get = (path: string, by = { cookie }) => app.answer('GET', path, by)

  /** Something behind the numbers, and beside each what is not counted. */
  async function fill() {
    const amina = app.as(people.amina)
    const waiting = await pendingRecord(app)
    await pendingRecord(app)
    const returned = await pendingRecord(app)
    await app.sendBack(returned.id)
    const record = await approvedRecord(app, { destinationCountry: 'SA' })
    await amina.write((ctx) => assignRecord(ctx, { recordId: waiting.id, to: own }))
    const wrong = mistake('detail:name', 'Other')
    const candidate = app.as({ kind: 'anonymous' })
    await candidate.write((ctx) => bringCase(ctx, { recordId: record.id, kinds: null }, wrong))
    const today = app.clock.now().slice(0, 10)
    for (const days of [1, 90]) {
      const dueOn = dayAfter(today, days)
      const original = { kind: 'passport', purpose: 'embassy', receivedOn: today, dueOn } as const
      await amina.write((ctx) => receiveOriginal(ctx, { recordId: record.id, original }))
    }
    const concern = { kind: 'concern', text: 'A stranger sold me a document.' }
    await app.call('POST', '/cases', { body: concern })
    for (const send of ['send', 'keep']) {
      const about = { kind: 'complaint', about: 'agency' }
      await app.call('POST', '/cases', { body: { ...about, text: 'They keep it.', send } })
    }
    await sayMoney(record)
    const permit = await uploadScan(app.as(people.amina), record.id, 'work-permit', 'Permit')
    await compare(app, { recordId: record.id, documentId: permit.id }, 'other')
    await seedOverview(app)
    app.clock.move(3 * day)
    await failMessages(record.id)
  }

  async function sayMoney({ id, passportNumber }: { id: string; passportNumber: string }) {
    const key = await app.open({ passportNumber }, await app.code(id))
    const said = { item: 'fee', currency: 'BDT', paidTo: 'Karim', paidOn: '2026-11-10' }
    const body = { kind: 'money', ...said, amount: '200000' }
    const entered = await app.call('POST', '/own-cases', { key, body })
    expect(entered.status).toBe(201)
  }

  const failMessages = (recordId: string) =>
    app.runtime.database.write(async (tx) => {
      const row = { way: 'mail', createdAt: monday, queuedAt: monday, dueAt: monday } as const
      const rest = { tries: 9, triedAt: monday, endedAt: monday, epoch: null, recordId }
      const messages = (
        [
          ['1', 'failed', 'share'],
          ['2', 'failed', 'ending'],
          ['3', 'sent', 'ending'],
          ['4', 'perhaps', 'paper'],
        ] as const
      ).map(([id, state, kind]) => ({ id, state, kind, ...row, ...rest }))
      await tx.insertInto('messages').values(messages).execute()
    })

  /** The lists that the dashboard's links open, as it asks for them; `:` before the rows of one that has several. */
  const lists: Record<
    Exclude<OverviewName, `own${'Returned' | 'Waiting' | 'Assigned'}`>,
    string
  > = {
    overdueOriginals: '/originals?overdue=yes',
    comparisonAlerts: '/cases?kind=withheld&state=open',
    cases: '/cases?state=open',
    waiting: '/records?state=pending&sort=waiting',
    returned: '/records?state=returned',
    assigned: '/records?assignedTo=me',
    missesDocuments: '/records?lacks=needed',
    withoutDateOfBirth: '/records?dateOfBirth=none',
    endingPapers: '/ending-papers',
    oldComparisons: '/old-comparisons',
    feesAboveCap: '/money-to-look-at:above',
    codeAlerts: '/cases?kind=codes&state=open',
    unprintedCodes: '/unprinted-codes',
    withdrawnConsents: '/withdrawn-consents',
    failedMessages: '/failed-messages',
  }
  const rowsIn = (list: Record<string, unknown>, name = '') =>
    ((name ? list[name] : Object.values(list).find(Array.isArray)) as unknown[]).length

  const own: string = (await get('/session')).id
  await fill()
  // Days have gone by, and the session with them.
  cookie = await app.signIn('amina@padma.example')

  test('each number is that of the rows of the list which it leads to', async () => {
    const { counts } = await get('/overview')
    for (const [name, asked] of Object.entries(lists)) {
      const [path = '', rows] = asked.replace('=me', `=${own}`).split(':')
      expect([name, counts[name]]).toEqual([name, rowsIn(await get(path), rows)])
    }
    expect(counts).toEqual({
      ...{ ownReturned: null, ownWaiting: null, ownAssigned: null },
      ...{ overdueOriginals: 1, comparisonAlerts: 1, cases: 9, waiting: 2, returned: 1 },
      ...{ assigned: 1, missesDocuments: 6, withoutDateOfBirth: 6 },
      ...{ endingPapers: 1, oldComparisons: 1, feesAboveCap: 1, codeAlerts: 1, failedMessages: 2 },
      ...{ withdrawnConsents: 4, unprintedCodes: 1 },
    })
  })

  test('failed messages say what they told of whom, and leave out what was told since', async () => {
    const { messages } = await get('/failed-messages')
    expect(messages).toMatchObject([
      { kind: 'paper', state: 'perhaps', way: 'mail', name: 'Rahima Khatun' },
      { kind: 'share', state: 'failed' },
    ])
  })

  test('a moderator is told of the own records alone, a student of nothing', async () => {
    const email = 'mita@padma.example'
    const { id } = await app.addPerson('moderator', email)
    const by: Actor = { kind: 'account', id, role: 'moderator', name: '', sessionId: '' }
    const record = await app.as(by).write((ctx) => addRecord(ctx, candidate()))
    await app.as(people.amina).write((ctx) => assignRecord(ctx, { recordId: record.id, to: id }))
    // Of somebody else's record that is assigned to them in the database they are told nothing.
    const others = await pendingRecord(app)
    await app.tamper(`update "records" set "assignedTo" = '${id}' where "id" = '${others.id}'`)
    const hers = { cookie: await app.signIn(email) }
    const { counts } = await get('/overview', hers)
    const known = overviewNames.filter((name) => counts[name] !== null)
    expect(known).toEqual(['ownReturned', 'ownWaiting', 'ownAssigned', 'cases'])
    expect(counts).toMatchObject({ ownReturned: 0, ownWaiting: 1, ownAssigned: 1, assigned: null })
    const assigned = await get(`/records?assignedTo=${id}`, hers)
    expect(assigned.records.map((each: { id: string }) => each.id)).toEqual([record.id])
    expect((await get('/failed-messages', hers)).status).toBe(403)
    const student = await app.key('student')
    expect((await app.call('GET', '/overview', { key: student })).status).toBe(403)
  })

  test('who begins somewhere else says so in the session', async () => {
    const browser = openBrowser(app, '', cookie)
    const choose = async (firstPage: string) => [
      (await browser.post('/account/first-page', { firstPage })).status,
      (await get('/session')).firstPage,
    ]
    expect((await get('/session')).firstPage).toBeNull()
    expect(await choose('overview')).toEqual([303, 'overview'])
    expect(await choose('submissions')).toEqual([422, 'overview'])
    expect(await browser.text('/account')).toMatch(/<option value="overview" selected=""/)
    expect(await choose('')).toEqual([303, null])
  })
})

test('each role is told of its own work only', async () => {
  const app = await startTestApp()
  await pendingRecord(app)
  await app.call('POST', '/cases', { body: { kind: 'concern', text: 'Somebody sells visas' } })
  /** What is counted for somebody; all else is null. */
  const told = async (role: 'admin' | 'moderator' | 'student') => {
    const counts = Object.entries(await app.json('GET', '/counts', { key: await app.key(role) }))
    return Object.fromEntries(counts.filter(([, count]) => count !== null))
  }
  const { approvals, cases, ...others } = await told('admin')
  expect([approvals, cases, new Set(Object.values(others))]).toEqual([1, 1, new Set([0])])
  expect(Object.keys(others)).toHaveLength(9)
  expect(others).not.toHaveProperty('returned')
  const moderator = { notifications: 0, cases: 0, overdueCases: 0, returned: 0 }
  expect([await told('moderator'), await told('student')]).toEqual([moderator, {}])
})

test('one answer holds each part as its own address answers it, and opens to nobody what a part refuses', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  await app.addPerson('student', 'sadia@padma.example')
  const { id: accountId } = await app.addPerson('moderator', 'mita@padma.example')
  const by = { kind: 'account', id: accountId, role: 'moderator', name: '', sessionId: '' } as const
  const { id } = await app.as(by).write((ctx) => addRecord(ctx, candidate()))
  const admin = await app.key('admin')
  const note = { text: 'Ask the office in Cumilla.' }
  expect((await app.call('POST', `/records/${id}/notes`, { key: admin, body: note })).status).toBe(
    201,
  )
  const callers = {
    anonymous: {},
    student: { cookie: await app.signIn('sadia@padma.example') },
    'key of a student': { key: await app.key('student') },
    'moderator who entered it': { cookie: await app.signIn('mita@padma.example') },
    'key of a moderator': { key: await app.key('moderator') },
    admin: { cookie: await app.signIn('amina@padma.example') },
    'key of an admin': { key: admin },
  }
  const wrong: string[] = []
  for (const [name, caller] of Object.entries(callers)) {
    const whole = await app.call('GET', `/records/${id}/overview`, caller)
    const parts: Record<string, unknown> = await whole.json()
    for (const [part, { path }] of Object.entries(overviewParts)) {
      const alone = await app.call('GET', path.replace('{id}', id), caller)
      if (whole.ok && !alone.ok) wrong.push(`${name}: ${part} is refused alone`)
      if (whole.ok && JSON.stringify(parts[part]) !== JSON.stringify(await alone.json()))
        wrong.push(`${name}: ${part} is another alone`)
    }
    expect([name, whole.ok]).toEqual([name, name.endsWith('admin')])
  }
  expect(wrong).toEqual([])
})
