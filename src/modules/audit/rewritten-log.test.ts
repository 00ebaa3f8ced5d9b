import { beforeEach, describe, expect, test } from 'vitest'
import { engines, forEachTest, startTestRuntime } from '#test/test-runtime'
import {
  beginSuccessor,
  keepCheckpoint,
  openSealer,
  readCheckpointNote,
  type SuccessionReason,
  verifyLog,
} from './index.server.ts'
import { appendEvents } from './test-events.ts'

describe.each(engines)('a log that somebody with the database rewrites, on %s', (engine) => {
  const app = forEachTest(() => startTestRuntime(engine))
  beforeEach(async () => {
    await appendEvents(app, 3)
    await seal()
    await keepCheckpoint(app.system)
  })

  const seal = () => openSealer(app.system).seal()
  const note = () => app.system.read(readCheckpointNote)
  const verify = () => verifyLog(app.system)
  const change = () => app.tamper(`update "auditEvents" set "subject" = 'x' where "sequence" = 2`)
  const unseal = async () => {
    await app.tamper('delete from "logTiles"')
    await app.tamper('update "logs" set "size" = 0, "checkpoint" = null')
  }
  const succeed = async (reason: SuccessionReason) => {
    await app.system.write((ctx) => beginSuccessor(ctx, reason))
    await seal()
  }

  test('is not taken for one that has not begun when it is gone', async () => {
    await change()
    await unseal()
    expect(await verify()).toMatchObject({ verdict: 'broken' })
    for (const table of ['logKeys', 'logs']) await app.tamper(`delete from "${table}"`)
    expect(await verify()).toMatchObject({ verdict: 'broken', reason: 'signature' })
  })

  test('gets no other past from the process that signed its first', async () => {
    const sealer = openSealer(app.system)
    app.clock.move(60_000)
    await appendEvents(app, 1)
    expect(await sealer.seal()).toBe(1)
    const signed = await note()
    await app.tamper(`update "logTiles" set "hashes" = substr("hashes", 1, 40)`)
    await appendEvents(app, 1)
    await expect(sealer.seal()).rejects.toThrow('lacks leaves that it promised')
    expect(await note()).toBe(signed)
    await change()
    await unseal()
    await expect(sealer.seal()).rejects.toThrow('lacks leaves that it promised')
    expect(await note()).toBeNull()
  })

  test.each(['key-leaked', 'restored'] as const)(
    'is found behind a successor that says "%s"',
    async (reason) => {
      await change()
      await succeed(reason)
      const promised = { origin: 'localhost:3000/log', size: 4 }
      const found = { verdict: 'broken', reason: 'promise', promised }
      expect(await verify()).toMatchObject(found)
      await appendEvents(app, 1)
      await succeed('key-leaked')
      expect(await verify()).toMatchObject(found)
      await succeed('broken')
      expect(await verify()).toMatchObject({ verdict: 'whole' })
    },
  )
})
