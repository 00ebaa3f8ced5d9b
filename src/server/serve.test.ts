import { expect, test } from 'vitest'
import { DatabaseObstacle } from '#platform/database'
import { freePort } from '#test/listen'
import { startTestApp } from '#test/test-app'
import { serve } from './serve.ts'

/** Starts a server whose database is still being read. */
async function beginToServe() {
  const app = await startTestApp()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const database = { ...app.runtime.database, refuseIfDamaged: () => promise }
  const port = await freePort()
  const config = { ...app.runtime.config, port }
  const runtime = { ...app.runtime, database, config }
  const serving = serve({ runtime, accounts: app.accounts, close: () => app.close() })
  serving.catch(() => undefined)
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  while ((await ask('/healthz').catch(() => null)) === null) await new Promise(setImmediate)
  return { serving, ask, resolve, reject }
}

test('whoever asks while the database is still being read waits, and then is answered', async () => {
  const { serving, ask, resolve } = await beginToServe()
  let answered = 0
  const asked = ['/', '/api/v1/fingerprints/x'].map(async (path) => {
    const { status } = await ask(path)
    answered += 1
    return status
  })
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(503)
  expect(answered).toBe(0)
  resolve()
  expect(await Promise.all(asked)).toEqual([200, 404])
  expect((await ask('/readyz')).status).toBe(200)
  await (await serving).stop()
})

test('nobody is answered from a database that turns out to be damaged', async () => {
  const { serving, ask, reject } = await beginToServe()
  const asked = ask('/')
  asked.catch(() => undefined)
  expect((await ask('/healthz')).status).toBe(200)
  reject(new DatabaseObstacle('The database is damaged.'))
  await expect(serving).rejects.toThrow('damaged')
  await expect(asked).rejects.toThrow()
  await expect(ask('/healthz')).rejects.toThrow()
})
