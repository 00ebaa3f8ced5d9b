import BetterSqlite3 from 'better-sqlite3'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { watchSqlite } from '#test/plans'
import { startTestApp } from '#test/test-app'
import { bothEngines, forEachTest, startTestRuntime } from '#test/test-runtime'
import {
  anchorAuditHead,
  appendAudit,
  beginReplacingHead,
  headStanding,
  listEvents,
  placeEvents,
  readHead,
  readUnplacedAfter,
  replaceAuditHead,
  verifyChain,
} from './index.server.ts'

describe.each(bothEngines)('the audit log on %s', (engine) => {
  const app = forEachTest(() => startTestRuntime(engine))
  beforeEach(async () => {
    for (const id of ['one', 'two', 'three']) await append(id)
    await place()
    await anchorAuditHead(app.system)
  })

  const append = (id: string) =>
    app.amina.write((ctx) => appendAudit(ctx, 'record.hidden', `record:${id}`, { n: 1 }))
  /** As the sealer does. */
  const place = () =>
    app.runtime.database.write(async (tx) => {
      const { sequence } = await readHead(tx)
      const events = await readUnplacedAfter(tx, '', 100)
      const placed = events.map((event, index) => ({ ...event, sequence: sequence + index + 1 }))
      expect(await placeEvents(tx, placed)).toBe(true)
    })

  test('no original leaves by a route that did not ask for a recent sign-in', async () => {
    const leave = (recentSignIn: 'asked' | 'not asked') =>
      app.amina.write((ctx) => appendAudit({ ...ctx, recentSignIn }, 'export.everything', null))
    await expect(leave('not asked')).rejects.toThrow('without a recent sign-in')
    await leave('asked')
  })

  test('a log that nobody touched is whole, also when it has grown since the anchor', async () => {
    expect(await verifyChain(app.system)).toEqual({ verdict: 'whole', events: 3 })
    await append('four')
    expect(await verifyChain(app.system)).toEqual({ verdict: 'whole', events: 4 })
  })

  test('a clock that is set back breaks neither the log nor the order of events', async () => {
    app.clock.move(-86_400_000)
    await append('four')
    await place()
    await anchorAuditHead(app.system)
    expect(await verifyChain(app.system)).toEqual({ verdict: 'whole', events: 4 })
    expect((await app.events({ limit: 1 }))[0]).toMatchObject({
      ...{ subject: 'record:four', sequence: 4 },
    })
    const found = await app.events({
      ...{ from: '2026-11-19T00:00:00Z', to: '2026-11-20T00:00:00Z' },
    })
    expect(found.map(({ subject }) => subject)).toEqual(['record:four'])
    app.clock.move(86_400_000)
    await append('five')
    expect(await verifyChain(app.system)).toEqual({ verdict: 'whole', events: 5 })
  })

  test('a change of any column is noticed, before it is sealed too', async () => {
    await append('four')
    for (const column of ['at', 'actorId', 'action', 'subject', 'details', 'mac', 'id'])
      for (const [which, sequence, reason] of [
        ['"sequence" is null', 3, 'unsealed_altered'],
        ['"sequence" = 2', 2, 'altered'],
      ] as const) {
        const set = (to: string) =>
          app.tamper(`update "auditEvents" set "${column}" = ${to} where ${which}`)
        await set(`"${column}" || 'x'`)
        const found = { verdict: 'broken', sequence, reason }
        expect(await verifyChain(app.system), column).toEqual(found)
        await set(`substr("${column}", 1, length("${column}") - 1)`)
      }
    expect(await verifyChain(app.system)).toEqual({ verdict: 'whole', events: 4 })
  })

  test('a row taken out of the middle is noticed', async () => {
    await app.tamper('delete from "auditEvents" where "sequence" = 2')
    expect(await verifyChain(app.system)).toMatchObject({ sequence: 2, reason: 'missing' })
  })

  test('a cut tail is noticed, because the head is kept outside the table', async () => {
    await app.tamper('delete from "auditEvents" where "sequence" = 3')
    expect(await verifyChain(app.system)).toMatchObject({ sequence: 3, reason: 'tail_cut' })
    await append('another third')
    await place()
    expect(await verifyChain(app.system)).toMatchObject({ sequence: 3, reason: 'altered' })
  })

  test('without its kept head, or with one that is unreadable, nobody can say that a log is whole', async () => {
    await app.tamper('delete from "auditEvents" where "sequence" = 3')
    await app.runtime.storage.remove('audit/head')
    const gone = { verdict: 'broken', sequence: 2, reason: 'head_missing' }
    expect(await verifyChain(app.system)).toEqual(gone)
    await app.runtime.storage.put('audit/head', Buffer.from('xxx'))
    const unreadable = { verdict: 'broken', sequence: 2, reason: 'head_unreadable' }
    expect(await verifyChain(app.system)).toEqual(unreadable)
    await anchorAuditHead(app.system)
    expect(await verifyChain(app.system)).toEqual(unreadable)
  })

  test('the head says whether this is the database that the files belong to', async () => {
    const standing = () => headStanding(app.system)
    expect(await standing()).toBe('held')
    await append('four')
    await place()
    expect(await standing()).toBe('held')
    await anchorAuditHead(app.system)
    await app.tamper('delete from "auditEvents" where "sequence" = 4')
    expect(await standing()).toBe('cut')
    await append('another fourth')
    expect(await standing()).toBe('cut')
    await place()
    expect(await standing()).toBe('cut')
    await replaceAuditHead(app.system)
    expect(await standing()).toBe('held')
    await app.runtime.storage.remove('audit/head')
    expect(await standing()).toBe('unkept')
    await app.runtime.storage.put('audit/head', Buffer.from('xxx'))
    expect(await standing()).toBe('unreadable')
    await app.tamper('delete from "auditEvents"')
    expect(await standing()).toBe('lost')
    await append('first of all')
    expect(await standing()).toBe('cut')
    await app.runtime.storage.remove('audit/head')
    expect(await standing()).toBe('unsealed')
    await app.tamper('delete from "auditEvents"')
    expect(await standing()).toBe('new')
  })

  test('a head that is being replaced makes no other log one that was cut', async () => {
    const standing = () => headStanding(app.system)
    const takeBack = await beginReplacingHead(app.system)
    expect(await standing()).toBe('held')
    await app.tamper('delete from "auditEvents" where "sequence" = 3')
    expect(await standing()).toBe('unkept')
    expect(await verifyChain(app.system)).toMatchObject({ reason: 'head_missing' })
    await takeBack()
    expect(await standing()).toBe('cut')
    await beginReplacingHead(app.system)
    await anchorAuditHead(app.system)
    expect(await standing()).toBe('held')
    expect(await verifyChain(app.system)).toEqual({ verdict: 'whole', events: 2 })
    await beginReplacingHead(app.system)
    await app.tamper('delete from "auditEvents"')
    await anchorAuditHead(app.system)
    expect(await standing()).toBe('lost')
    await append('first of all')
    expect(await standing()).toBe('unsealed')
  })

  test('of a log that is put back before anything of it was sealed no head is kept, until one is', async () => {
    await app.tamper('delete from "auditEvents"')
    await append('first of all')
    await replaceAuditHead(app.system)
    expect(await headStanding(app.system)).toBe('unsealed')
    await place()
    await anchorAuditHead(app.system)
    expect(await headStanding(app.system)).toBe('held')
    expect(await verifyChain(app.system)).toEqual({ verdict: 'whole', events: 1 })
  })

  test('many at once get places without a gap', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => append(`r${n}`)))
    expect(await verifyChain(app.system)).toEqual({ verdict: 'whole', events: 43 })
    await place()
    expect(await verifyChain(app.system)).toEqual({ verdict: 'whole', events: 43 })
  })

  test('events come newest first, of one subject when asked', async () => {
    expect((await app.events({ limit: 2 })).map(({ sequence }) => sequence)).toEqual([3, 2])
    const [event] = await app.events({ subject: 'record:one' })
    expect(event).toMatchObject({ actorKind: 'account', actorId: 'amina', details: { n: 1 } })
  })
})

test('events of many subjects are found by their subjects, not by their actions', async () => {
  const watched = watchSqlite()
  const app = await startTestApp('sqlite')
  try {
    const subjects = Array.from({ length: 100 }, (_, index) => `entry:${index}`)
    const actions = ['ledger.payment', 'ledger.refund']
    watched.ran.clear()
    await app.system.read((ctx) => listEvents(ctx, { subjects, actions, limit: 100 }))
    const asked = [...watched.ran].find((each) => each.includes('"auditEvents"')) ?? ''
    const beside = new BetterSqlite3(`${app.runtime.config.dataFolder}/candor.sqlite`)
    const plan = beside.prepare(`explain query plan ${asked.replaceAll('?', "''")}`).all()
    beside.close()
    expect(JSON.stringify(plan)).toContain('USING INDEX auditEventsBySubject')
  } finally {
    vi.restoreAllMocks()
    await app.close()
  }
})
