import { sql } from 'kysely'
import { migratorOn } from '#platform/database'
import type { TestRuntime } from './test-runtime.ts'

/** The columns of an event before migration 0072, as the chain covers them. */
const columns = ['sequence', 'at', 'actorKind', 'actorId', 'action', 'subject', 'details'] as const

/**
 * Turns an empty installation into one of the version before migration 0072: this many events in one chain
 * of HMACs, during which the clock was once set back by an hour. Returns the last link.
 */
export async function writeOlderChain(app: TestRuntime, events: number): Promise<string> {
  const { database, secrets } = app.runtime
  await migratorOn(database.writer).migrateTo('0071-stages')
  const begin = Date.parse(app.clock.now()) - 2 * 60 * 60 * 1000
  let mac = ''
  await database.write(async (tx) => {
    for (let sequence = 1; sequence <= events; sequence += 1) {
      const back = sequence > events / 2 ? 60 * 60 * 1000 : 0
      const at = new Date(begin + sequence - back).toISOString()
      const who = { actorKind: 'account', actorId: 'amina' }
      const what = {
        action: 'record.hidden',
        subject: `record:${sequence % 7}`,
        details: '{"n":1}',
      }
      const event = { sequence, at, ...who, ...what }
      const covered = JSON.stringify([mac, ...columns.map((column) => event[column])])
      mac = secrets.hmac('audit-chain', covered)
      const names = [...columns, 'mac'].map((name) => sql.ref(name))
      const values = [...Object.values(event), mac]
      await sql`insert into "auditEvents" (${sql.join(names)}) values (${sql.join(values)})`.execute(
        tx,
      )
    }
  })
  return mac
}
