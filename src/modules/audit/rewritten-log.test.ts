import { beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { type ActionContext, actAs } from '#platform/context'
import { openDatabase } from '#platform/database'
import { engines, forEachTest, people, startTestRuntime } from '#test/test-runtime'
import {
  beginSuccessor,
  keepCheckpoint,
  openSealer,
  readCheckpointNote,
  type SuccessionReason,
  verifyLog,
} from './index.server.ts'
import { appendAudit, listEvents } from './reading.ts'
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

const app = forEachTest(() => startTestRuntime('postgres'))

const seal = () => openSealer(app.system).seal()
const later = () => app.clock.move(60_000)

test('an event whose transaction commits late is sealed later, and not left out', async () => {
  await seal()
  const begun = Promise.withResolvers<void>()
  const committed = Promise.withResolvers<void>()
  const { system, runtime } = app
  // Without the turn of the writers, as it could be in another process.
  const slow = runtime.database.reader.transaction().execute(async (tx) => {
    await appendAudit({ ...system, tx }, 'record.hidden', 'record:slow')
    begun.resolve()
    await committed.promise
  })
  await begun.promise
  await appendEvents(app, 2)
  later()
  expect(await seal()).toBe(2)
  committed.resolve()
  await slow
  later()
  expect(await seal()).toBe(1)
  expect(await verifyLog(system)).toMatchObject({ verdict: 'whole', leaves: 4, unsealed: 0 })
  const events = await system.read((ctx) => listEvents(ctx, { limit: 3 }))
  expect(events.map(({ sequence }) => sequence)).toEqual([2, 1, 3])
})

test('processes that write and seal beside one another leave nothing out', async () => {
  const { runtime } = app
  const databases = Array.from({ length: 4 }, () => openDatabase(runtime.config.databaseUrl))
  // Each with the machine's clock: a lease passes from one to the other.
  const contexts = databases.map((database) =>
    actAs({ ...runtime, database, clock: systemClock }, people.amina),
  )
  let isWriting = true
  const sealing = contexts.map(async (ctx) => {
    const sealer = openSealer(ctx)
    while (isWriting) {
      await sealer.seal()
      await sealer.letGo()
    }
  })
  await Promise.all(
    contexts.map(async (ctx, process) => {
      for (let n = 0; n < 50; n += 1)
        await ctx.write((write) => appendAudit(write, 'record.hidden', `record:${process}-${n}`))
    }),
  )
  isWriting = false
  await Promise.all(sealing)
  await openSealer(contexts[0] as ActionContext).seal()
  const whole = { verdict: 'whole', leaves: 201, unsealed: 0 }
  expect(await verifyLog(app.system)).toMatchObject(whole)
  for (const database of databases) await database.close()
})
