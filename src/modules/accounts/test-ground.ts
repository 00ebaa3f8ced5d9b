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
