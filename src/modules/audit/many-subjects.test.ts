import BetterSqlite3 from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { watchSqlite } from '#test/plans'
import { startTestApp } from '#test/test-app'
import { listEvents } from './index.server.ts'

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
