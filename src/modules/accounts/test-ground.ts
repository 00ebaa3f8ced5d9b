import { beforeEach } from 'vitest'
import { listEvents } from '#modules/audit'
import { day } from '#platform/clock'
import { type Actor, actAs, type Role, type Runtime, system } from '#platform/context'
import { type Engine, startTestRuntime } from '#test/test-runtime'
import { insertAccount } from './accounts.store.ts'
import { createAccount } from './index.server.ts'

/** Opens a Candor once for many tests, because a new PostgreSQL database takes time. */
export async function openGround(engine: Engine, url = 'http://localhost:3000') {
  const app = await startTestRuntime(engine, { CANDOR_URL: url })
  const { runtime, accounts, clock, rows, force, close } = app
  const as = (actor: Actor) => actAs(runtime, actor)
  const byHand = as(system)
  /** Empties the tables, a day later: no limit of an earlier test still applies. */
  const empty = async () => {
    clock.move(day)
    await runtime.database.write(async (tx) => {
      for (const table of ['accounts', 'apiKeys', 'limits', 'auditEvents'] as const)
        await tx.deleteFrom(table).execute()
    })
  }
  return {
    ...{ runtime, accounts, as, byHand, anonymous: as({ kind: 'anonymous' }), empty, close },
    ...{ rows, force },
    moveClock: clock.move,
    /** Makes the account of the person who signs in. */
    addAsha: () => createAccount(byHand, { ...asha, name: 'Asha', role: 'admin' }),
    person: (name: string, role: Role) => addPerson(runtime, name, role),
    sessions: () => rows('sessions'),
    /** Returns the events in the log, the latest first. */
    events: async () =>
      (await byHand.read((ctx) => listEvents(ctx, { limit: 100 }))).map(
        ({ action, subject, actorId, details }) => ({ action, subject, by: actorId, details }),
      ),
  }
}

/** The same, emptied before each test of the describe that asks. */
export async function emptyGround(engine: Engine) {
  const ground = await openGround(engine)
  beforeEach(ground.empty)
  return ground
}

/** The person who signs in in these tests, and from where. */
export const asha = { email: 'asha@padma.example', password: 'seven green boats' }
export const address = '203.0.113.7'

/** Returns a browser's next request after a response with these headers. */
export function cookieOf(headers: Headers): Headers {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return new Headers({ cookie: ['theme=dark', ...pairs].join('; ') })
}

/** Adds a person without a password, for tests in which nobody signs in. */
async function addPerson(
  runtime: Runtime,
  name: string,
  role: Role,
): Promise<Extract<Actor, { kind: 'account' }>> {
  const id = runtime.ids.uuid()
  const email = `${name.toLowerCase()}@padma.example`
  const now = runtime.clock.now()
  await runtime.database.write((tx) =>
    insertAccount(tx, { id, email, name, role, isConfirmed: true, now }),
  )
  return { kind: 'account', id, role, name, sessionId: runtime.ids.uuid() }
}
