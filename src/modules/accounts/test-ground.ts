import { day } from '#platform/clock'
import type { Runtime } from '#platform/context'
import { type Engine, startTestRuntime } from '#test/test-runtime'

export type Ground = Awaited<ReturnType<typeof openGround>>

/** A Candor made once for many tests, because a new PostgreSQL database takes its time. */
export async function openGround(engine: Engine, url = 'http://localhost:3000') {
  const { runtime, clock, close } = await startTestRuntime(engine, { CANDOR_URL: url })
  return {
    /** The runtime on empty tables, a day later: no limit of an earlier test still holds. */
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

/** Who signs in in these tests, and from where. */
export const asha = { email: 'asha@padma.example', password: 'seven green boats' }
export const address = '203.0.113.7'

/** A browser's next request after these answer headers. */
export function cookieOf(headers: Headers): Headers {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return new Headers({ cookie: ['theme=dark', ...pairs].join('; ') })
}

/** What came of signing in: the code of the refusal, if there was one. */
export function outcome(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'signed in',
    (error) => error.code,
  )
}
