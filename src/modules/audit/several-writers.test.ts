import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { type ActionContext, actAs } from '#platform/context'
import { openDatabase } from '#platform/database'
import { forEachTest, people, startTestRuntime } from '#test/test-runtime'
import { openSealer, verifyLog } from './index.server.ts'
import { appendAudit, listEvents } from './reading.ts'

const app = forEachTest(() => startTestRuntime('postgres'))

const append = (count: number) =>
  app.as(people.amina).write(async (ctx) => {
    for (let n = 0; n < count; n += 1) await appendAudit(ctx, 'record.hidden', `record:${n}`)
  })
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
  await append(2)
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
