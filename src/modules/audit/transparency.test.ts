import { AsyncLocalStorage } from 'node:async_hooks'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashesIn, leafHash, rootOver } from '#platform/tlog'
import { bothEngines, forEachTest, startTestRuntime } from '#test/test-runtime'
import {
  beginSuccessor,
  keepCheckpoint,
  openSealer,
  readCheckpointNote,
  readLogKey,
  readOpening,
  readPublicTile,
  verifyLog,
} from './index.server.ts'
import { appendEvents, openedCheckpoint } from './test-events.ts'

describe.each(bothEngines)('the transparency log on %s', (engine) => {
  const app = forEachTest(() => startTestRuntime(engine))
  beforeEach(async () => {
    await append(3)
  })

  const append = (count: number) => appendEvents(app, count)
  const seal = () => openSealer(app.system).seal()
  const later = () => app.clock.move(60_000)
  const note = async () => (await app.system.read(readCheckpointNote)) as string
  const opened = () => openedCheckpoint(app)
  const tile = (path: string) => app.system.read((ctx) => readPublicTile(ctx, path))

  test('events that were there before are its first leaves, and each that follows the next', async () => {
    expect(await seal()).toBe(4)
    expect(await opened()).toMatchObject({ origin: 'localhost:3000/log', size: 4 })
    expect(await verifyLog(app.system)).toMatchObject({ verdict: 'whole', leaves: 4, unsealed: 0 })
    await append(1)
    expect(await verifyLog(app.system)).toMatchObject({ verdict: 'whole', leaves: 4, unsealed: 1 })
    later()
    expect(await seal()).toBe(1)
    expect(await opened()).toMatchObject({ size: 5 })
    expect(await seal()).toBe(0)
  })

  test('an event that is taken out before it is sealed leaves a log that goes on', async () => {
    await seal()
    await append(2)
    await app.tamper(
      `delete from "auditEvents" where "sequence" is null and "subject" = 'record:0'`,
    )
    later()
    expect(await seal()).toBe(1)
    expect(await verifyLog(app.system)).toMatchObject({ verdict: 'whole', leaves: 5 })
  })

  test('the first leaf says which log it opens', async () => {
    await seal()
    const leaf = (await app.system.read(readOpening)) as Buffer
    const { opens, salt } = JSON.parse(leaf.toString())
    expect([opens, Buffer.from(salt, 'base64').length]).toEqual(['localhost:3000/log', 32])
    expect(hashesIn((await tile('tile/0/000.p/4')) as Buffer)[0]).toEqual(leafHash(leaf))
  })

  test('tiles give the signed root and show no more than the checkpoint covers', async () => {
    await append(700)
    await seal()
    const paths = ['tile/0/000', 'tile/0/001', 'tile/0/002.p/192', 'tile/1/000.p/2']
    const tiles = await Promise.all(paths.map(tile))
    const leaves = tiles.slice(0, 3).flatMap((bytes) => hashesIn(bytes as Buffer))
    expect((await opened())?.root).toEqual(rootOver(leaves))
    expect(hashesIn(tiles[3] as Buffer)[1]).toEqual(rootOver(leaves.slice(256, 512)))
    expect(await tile('tile/0/002.p/191')).toEqual(tiles[2]?.subarray(0, 191 * 32))
    for (const path of ['tile/0/002', 'tile/0/002.p/193', 'tile/1/000', 'tile/2/000.p/1', 'tile/x'])
      expect(await tile(path), path).toBeNull()
    await app.tamper(`update "logs" set "checkpoint" = null`)
    expect(await tile('tile/0/000')).toBeNull()
  })

  test('a change of any column is found, and which leaf it is', async () => {
    await append(300)
    await seal()
    const found = { verdict: 'broken', reason: 'altered', leaf: 280 }
    for (const column of ['at', 'actorId', 'action', 'subject', 'details', 'mac']) {
      const set = (to: string) =>
        app.tamper(`update "auditEvents" set "${column}" = ${to} where "sequence" = 280`)
      await set(`"${column}" || 'x'`)
      expect(await verifyLog(app.system), column).toEqual(found)
      await set(`substr("${column}", 1, length("${column}") - 1)`)
    }
    expect(await verifyLog(app.system)).toMatchObject({ verdict: 'whole' })
  })

  test('events that were taken out, cut off or put in are found', async () => {
    await seal()
    await app.tamper('delete from "auditEvents" where "sequence" = 3')
    const missing = { verdict: 'broken', reason: 'missing', leaf: 3 }
    expect(await verifyLog(app.system)).toEqual(missing)
    await append(1)
    expect(await verifyLog(app.system)).toEqual(missing)
    await app.tamper(`update "auditEvents" set "sequence" = 3 where "sequence" is null`)
    expect(await verifyLog(app.system)).toEqual({ ...missing, reason: 'altered' })
    await app.tamper('delete from "auditEvents" where "sequence" = 2')
    expect(await verifyLog(app.system)).toEqual({ ...missing, leaf: 2 })
  })

  test('a log that was rewritten as a whole does not keep what an older checkpoint promised', async () => {
    await seal()
    const kept = await note()
    await append(2)
    later()
    await seal()
    expect(await verifyLog(app.system, kept)).toMatchObject({ verdict: 'whole' })
    await app.tamper(`update "auditEvents" set "subject" = 'x' where "sequence" = 2`)
    for (const table of ['logTiles', 'logSalts', 'logLease'])
      await app.tamper(`delete from "${table}"`)
    await app.tamper('update "logs" set "size" = 0, "checkpoint" = null')
    await seal()
    expect(await verifyLog(app.system)).toMatchObject({ verdict: 'whole' })
    expect(await verifyLog(app.system, kept)).toMatchObject({ reason: 'promise', after: 0 })
  })

  test('a checkpoint of another log, or with a forged root, promises nothing', async () => {
    await seal()
    const kept = await note()
    for (const forged of [kept.replace('\n4\n', '\n3\n'), kept.replace('localhost', 'other'), 'x'])
      expect(await verifyLog(app.system, forged)).toMatchObject({ reason: 'signature' })
  })

  test('nothing is signed for a database that was put back', async () => {
    await append(1)
    await seal()
    await keepCheckpoint(app.system)
    await app.tamper('delete from "auditEvents" where "sequence" = 4')
    for (const table of ['logTiles', 'logSalts', 'logLease'])
      await app.tamper(`delete from "${table}"`)
    await app.tamper('update "logs" set "size" = 0, "checkpoint" = null')
    await expect(seal()).rejects.toThrow('lacks leaves that it promised')
    await append(2)
    await expect(seal()).rejects.toThrow('lacks leaves that it promised')
    expect(await app.system.read(readCheckpointNote)).toBeNull()
  })

  test('of two that believe they hold the lease only one seals', async () => {
    const [one, other] = [openSealer(app.system), openSealer(app.system)]
    expect(await one.seal()).toBe(4)
    await append(1)
    expect(await other.seal()).toBe(0)
    // The first one pauses for longer than its lease, and does not know that the other one took over.
    later()
    expect(await other.seal()).toBe(1)
    await append(50)
    later()
    const sealed = await Promise.all([one.seal(), other.seal(), one.seal(), other.seal()])
    expect(sealed.reduce((sum, leaves) => sum + leaves)).toBe(50)
    expect(await verifyLog(app.system)).toMatchObject({ verdict: 'whole', leaves: 55 })
  })

  test('one sealer that is asked twice at a time seals once, and takes nothing for lost', async () => {
    const slowly = new AsyncLocalStorage<{ until: Promise<unknown>; reads: number }>()
    const { system } = app
    const sealer = openSealer({
      ...system,
      read: (async (run: Parameters<typeof system.read>[0]) => {
        const asked = slowly.getStore()
        if (asked) {
          asked.reads += 1
          // It has read the log, and not yet what the other call signs.
          if (asked.reads === 2) await asked.until
        }
        return system.read(run)
      }) as typeof system.read,
    })
    await sealer.seal()
    await append(3)
    const first = sealer.seal()
    const second = slowly.run({ until: first, reads: 0 }, () => sealer.seal())
    expect(await Promise.all([first, second])).toEqual([3, 0])
  })

  test('one that comes too late leaves the lease with the one who has yet to sign', async () => {
    const [built, grown, tooLate] = [1, 2, 3].map(() => Promise.withResolvers<void>())
    const { system } = app
    let writes = Number.NEGATIVE_INFINITY
    const holder = openSealer({
      ...system,
      write: async (run) => {
        writes += 1
        if (writes === 1) await built?.promise
        if (writes === 2) {
          grown?.resolve()
          await tooLate?.promise
        }
        return system.write(run)
      },
    })
    const other = openSealer({
      ...system,
      write: async (run) => {
        built?.resolve()
        await grown?.promise
        return system.write(run)
      },
    })
    await holder.seal()
    await append(1)
    later()
    writes = 0
    const both = [holder.seal(), other.seal().finally(() => tooLate?.resolve())]
    expect(await Promise.all(both)).toEqual([1, 0])
    expect(await opened()).toMatchObject({ size: 5 })
  })

  test('what lets go leaves the rest to another one at once', async () => {
    const one = openSealer(app.system)
    await one.seal()
    await append(1)
    await one.letGo()
    expect(await seal()).toBe(1)
  })

  test('leaves that were appended by one who died before signing are signed by the next', async () => {
    await seal()
    const former = await note()
    await append(1)
    later()
    await seal()
    await app.force('logs', { checkpoint: former })
    later()
    await seal()
    expect(await opened()).toMatchObject({ size: 5 })
    expect(await verifyLog(app.system, former)).toMatchObject({ verdict: 'whole', leaves: 5 })
  })

  test('a successor has a key of its own, says what it follows, and keeps former promises', async () => {
    await seal()
    const former = await note()
    const key = await app.system.read(readLogKey)
    const sealer = openSealer(app.system)
    await app.system.write((ctx) => beginSuccessor(ctx, 'key-leaked'))
    await append(1)
    expect(await sealer.seal()).toBe(6)
    const leaf = JSON.parse(((await app.system.read(readOpening)) as Buffer).toString())
    expect(leaf.former).toEqual({
      origin: 'localhost:3000/log',
      verifier: key,
      checkpoint: former,
      reason: 'key-leaked',
    })
    expect((await opened())?.origin).toMatch(/^localhost:3000\/log\/[0-9a-f]{8}$/)
    expect(await app.system.read(readLogKey)).not.toBe(key)
    expect(await verifyLog(app.system, former)).toMatchObject({ verdict: 'whole', leaves: 6 })
    await app.tamper(`update "auditEvents" set "subject" = 'x' where "sequence" = 2`)
    expect(await verifyLog(app.system)).toMatchObject({ verdict: 'broken', leaf: 2 })
  })
})
