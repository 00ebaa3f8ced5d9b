import { listEvents } from '#modules/audit'
import { day } from '#platform/clock'
import { type Actor, actAs, type Role, type Runtime, system } from '#platform/context'
import { type Engine, startTestRuntime } from '#test/test-runtime'
import { insertAccount } from './accounts.store.ts'

export type Ground = Awaited<ReturnType<typeof openGround>>

/** Opens a Candor once for many tests, because a new PostgreSQL database takes time. */
export async function openGround(engine: Engine, url = 'http://localhost:3000') {
  const { runtime, clock, close } = await startTestRuntime(engine, { CANDOR_URL: url })
  return {
    /** Returns the runtime on empty tables, a day later: no limit of an earlier test still applies. */
    fresh: async (): Promise<Runtime> => {
      clock.move(day)
      await runtime.database.write(async (tx) => {
        for (const table of ['accounts', 'apiKeys', 'limits', 'auditEvents'] as const)
          await tx.deleteFrom(table).execute()
      })
      return runtime
    },
    moveClock: clock.move,
    close,
  }
}

/** The person who signs in in these tests, and from where. */
export const asha = { email: 'asha@padma.example', password: 'seven green boats' }
export const address = '203.0.113.7'

/** Returns a browser's next request after a response with these headers. */
export function cookieOf(headers: Headers): Headers {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return new Headers({ cookie: ['theme=dark', ...pairs].join('; ') })
}

/** Returns the outcome of signing in: the code of the refusal, if there was one. */
export function outcome(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'signed in',
    (error) => error.code,
  )
}

/** Returns the outcome of a change: the code of the refusal, if there was one. */
export function outcomeOfChange(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'done',
    (error) => error.code,
  )
}

/** Adds a person without a password, for tests in which nobody signs in. */
export async function addPerson(
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

/** Returns the events in the log, the latest first. */
export async function eventsOf(runtime: Runtime) {
  const listed = await actAs(runtime, system).read((r) => listEvents(r, { limit: 100 }))
  return listed.map(({ action, subject, actorId, details }) => ({
    action,
    subject,
    by: actorId,
    details,
  }))
}
