import { beforeEach, describe, expect, test } from 'vitest'
import { openProof, readVerifier } from '#platform/tlog'
import { climbByOthers } from '#test/foreign-proof'
import { engines, forEachTest, people, startTestRuntime } from '#test/test-runtime'
import { openSealer, proveEvent, readCheckpointNote, readLogKey } from './index.server.ts'
import { appendAudit } from './reading.ts'

describe.each(engines)('a proof that an event is in the log, on %s', (engine) => {
  const app = forEachTest(() => startTestRuntime(engine))
  beforeEach(async () => {
    // With the leaf that opens the log one whole tile, its hash in the tile above, and a part of the next.
    await append(303)
    await openSealer(app.system).seal()
  })

  const append = (count: number) =>
    app.as(people.amina).write(async (ctx) => {
      for (let n = 0; n < count; n += 1) await appendAudit(ctx, 'record.hidden', `record:${n}`)
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
    await append(1)
    await expect(prove(304)).rejects.toMatchObject({ code: 'log.not_sealed' })
  })
})
