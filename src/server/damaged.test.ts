import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { serve } from './serve.ts'

test.each(engines)(
  'without a table that a look-up reads, a server on %s is not ready and none starts',
  async (engine) => {
    const app = await startTestApp(engine)
    expect((await app.request('/readyz')).status).toBe(200)
    await sql`alter table "viewings" rename to "gone"`.execute(app.runtime.database.writer)
    // What was found a moment ago counts for a second.
    await expect.poll(async () => (await app.request('/readyz')).status).toBe(503)
    expect(await (await app.request('/readyz')).text()).toBe(
      'not ready: the database lacks what a look-up reads\n',
    )
    await expect(serve(app)).rejects.toThrow(
      'The database is damaged: table viewings is missing. Restore it from a backup.',
    )
    await app.close()
  },
)
