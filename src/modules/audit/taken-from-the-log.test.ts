import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { openProof, readVerifier } from '#platform/tlog'
import { climbByOthers } from '#test/foreign-proof'
import { engines, forEachTest, startTestRuntime } from '#test/test-runtime'
import {
  archiveLog,
  beginSuccessor,
  openSealer,
  proveEvent,
  readCheckpointNote,
  readLogArchive,
  readLogKey,
  verifyLog,
} from './index.server.ts'
import { checkpointIn } from './log.ts'
import { appendAudit, listEvents } from './reading.ts'
import { appendEvents } from './test-events.ts'

const year = 365 * 24 * 60 * 60 * 1000

describe.each(engines)('an archive of the log on %s', (engine) => {
  const app = forEachTest(() => startTestRuntime(engine))
  let newYear: string
  beforeEach(async () => {
    await append('record.hidden', 600)
    app.clock.move(year)
    newYear = app.clock.now()
    await append('record.unhidden', 5)
    await seal()
  })

  const append = (action: 'record.hidden' | 'record.unhidden', count: number) =>
    app.amina.write(async (ctx) => {
      for (let n = 0; n < count; n += 1) await appendAudit(ctx, action, `record:${n}`)
    })
  const seal = () => openSealer(app.system).seal()
  const taken = async (before = newYear) => {
    const file = await archiveLog(app.system, before)
    return buffer(file?.bytes ?? Readable.from([]))
  }
  const read = (bytes: Buffer, key?: string) => readLogArchive(inPieces(bytes), key)
  const changed = (bytes: Buffer, change: (lines: string[]) => string[]) =>
    gzipSync(change(gunzipSync(bytes).toString().split('\n')).join('\n'))

  test('holds what is older, and is whole by itself', async () => {
    const bytes = await taken()
    const lines = gunzipSync(bytes).toString().trimEnd().split('\n')
    expect(lines).toHaveLength(602)
    expect(lines.filter((line) => line.includes('record.hidden'))).toHaveLength(600)
    expect(lines.join()).not.toContain('record.unhidden')
    const key = (await app.system.read(readLogKey)) as string
    const whole = { verdict: 'whole', origin: 'localhost:3000/log', key, events: 600 }
    expect(await read(bytes)).toMatchObject(whole)
    expect(await read(bytes, `${key}\n`)).toMatchObject(whole)
  })

  test('its checkpoint is one that the log keeps, now and later', async () => {
    const [head = ''] = gunzipSync(await taken())
      .toString()
      .split('\n')
    const { checkpoint } = JSON.parse(head) as { checkpoint: string }
    expect(checkpointIn(checkpoint)).toMatchObject({ size: 601 })
    await append('record.unhidden', 300)
    app.clock.move(60_000)
    await seal()
    expect(await verifyLog(app.system, checkpoint)).toMatchObject({ verdict: 'whole' })
    await app.system.write((ctx) => beginSuccessor(ctx, 'key-leaked'))
    await seal()
    expect(await verifyLog(app.system, checkpoint)).toMatchObject({ verdict: 'whole' })
  })

  test('what was changed, taken out, put in, swapped or cut off is found', async () => {
    const bytes = await taken()
    const leaves = { verdict: 'broken', reason: 'leaves' }
    const edits: [string, (lines: string[]) => string[]][] = [
      ['changed', (lines) => lines.with(9, String(lines[9]).replace('hidden', 'purged'))],
      ['taken out', (lines) => lines.toSpliced(9, 1)],
      ['put in', (lines) => lines.toSpliced(9, 0, String(lines[9]))],
      ['swapped', (lines) => lines.with(9, String(lines[8])).with(8, String(lines[9]))],
      ['the end', (lines) => lines.toSpliced(-2, 1)],
    ]
    for (const [what, edit] of edits) expect(await read(changed(bytes, edit)), what).toEqual(leaves)
    const form = { verdict: 'broken', reason: 'form' }
    expect(await read(bytes.subarray(0, bytes.length / 2))).toEqual(form)
    expect(await read(changed(bytes, (lines) => lines.slice(0, -1)))).toEqual(form)
    expect(await read(Buffer.from('a picture'))).toEqual(form)
    expect(await read(gzipSync('a'.repeat(3_000_000)))).toEqual(form)
  })

  test('another key, or another checkpoint under the same key, is told apart', async () => {
    const bytes = await taken()
    await app.system.write((ctx) => beginSuccessor(ctx, 'key-leaked'))
    await seal()
    const key = (await app.system.read(readLogKey)) as string
    expect(await read(bytes, key)).toEqual({ verdict: 'broken', reason: 'key' })
    const forged = changed(bytes, (lines) =>
      lines.with(0, String(lines[0]).replace('\\n601\\n', '\\n600\\n')),
    )
    expect(await read(forged)).toEqual({ verdict: 'broken', reason: 'signature' })
  })

  test('it takes nothing out of the log, and the log says that it was made', async () => {
    await taken()
    expect(await verifyLog(app.system)).toMatchObject({ verdict: 'whole', unsealed: 1 })
    const filter = { action: 'audit.exported', limit: 5 }
    const [event] = await app.system.read((ctx) => listEvents(ctx, filter))
    expect(event?.details).toEqual({ format: 'archive', before: newYear, through: 600 })
  })

  test('an event that was changed in the database makes an archive that is broken', async () => {
    await app.tamper(`update "auditEvents" set "subject" = 'x' where "sequence" = 300`)
    expect(await read(await taken())).toEqual({ verdict: 'broken', reason: 'leaves' })
    await app.tamper(`delete from "auditEvents" where "sequence" = 300`)
    expect(await read(await taken())).toEqual({ verdict: 'broken', reason: 'leaves' })
  })

  test('where no sealed event is that old there is none', async () => {
    expect(await archiveLog(app.system, '2001-01-01T00:00:00.000Z')).toBeNull()
    expect((await archiveLog(app.system, '2101-01-01T00:00:00.000Z'))?.events).toBe(605)
  })
})

/** As a slow disk would give them: lines begin and end anywhere. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 1000) yield bytes.subarray(from, from + 1000)
}

describe.each(engines)('a proof that an event is in the log, on %s', (engine) => {
  const app = forEachTest(() => startTestRuntime(engine))
  beforeEach(async () => {
    // With the leaf that opens the log one whole tile, its hash in the tile above, and a part of the next.
    await appendEvents(app, 303)
    await openSealer(app.system).seal()
  })

  const prove = (sequence: number) => app.system.read((ctx) => proveEvent(ctx, sequence))
  const openedByUs = async (proof: string) => {
    const key = readVerifier((await app.system.read(readLogKey)) as string)
    return openProof(proof, key ? [key] : [])
  }

  test('holds the event, and leads from it to the signed root', async () => {
    const signed = await app.system.read(readCheckpointNote)
    for (const sequence of [1, 200, 255, 256, 280, 303]) {
      const proof = await prove(sequence)
      const { leaf, checkpoint, hashes, reached, root } = await climbByOthers(proof)
      expect(proof).toMatch(/^c2sp\.org\/tlog-proof@v1\nextra /)
      expect([sequence, checkpoint]).toEqual([sequence, signed])
      expect(JSON.parse(leaf.toString())).toMatchObject({ sequence, action: 'record.hidden' })
      expect([sequence, reached]).toEqual([sequence, root])
      expect(hashes).toBe(sequence < 256 ? 9 : sequence < 288 ? 7 : 6)
      expect(await openedByUs(proof)).toEqual(leaf)
    }
  })

  test('leads nowhere with another event, place or hash in it', async () => {
    const proof = await prove(200)
    const [, extra = ''] = /^extra (.*)$/m.exec(await prove(201)) ?? []
    const hash = /^[\w+/]{43}=$/m.exec(await prove(201))?.[0] as string
    for (const forged of [
      proof.replace(/^extra .*$/m, `extra ${extra}`),
      proof.replace('\nindex 200\n', '\nindex 201\n'),
      proof.replace(/^[\w+/]{43}=$/m, hash),
    ]) {
      expect(forged).not.toBe(proof)
      expect(await openedByUs(forged)).toBeNull()
      const { reached, root } = await climbByOthers(forged)
      expect(reached).not.toBe(root)
    }
  })

  test('is not given before the event is sealed', async () => {
    await appendEvents(app, 1)
    await expect(prove(304)).rejects.toMatchObject({ code: 'log.not_sealed' })
  })
})
