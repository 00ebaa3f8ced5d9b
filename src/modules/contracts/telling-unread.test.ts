import { describe, expect, test } from 'vitest'
import { noTerms } from '#modules/contracts/schema'
import { withholdDocument } from '#modules/documents'
import { changeRecord, getRecord } from '#modules/records'
import { day } from '#platform/clock'
import { mailServer, reachable, senderOf, sentBy } from '#test/outbox'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { enterTerms, noteReading, tellOfUnread } from './index.server.ts'

describe.each(bothEngines)('a contract that was not read before the flight, on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())

  const told = async (recordId: string) => {
    await tellOfUnread(app.system)
    await tellOfUnread(app.system)
    const sent = await sentBy(app, senderOf(app, smtp.url), recordId)
    return sent.filter((one) => one.startsWith('contract')).length
  }
  const fly = (recordId: string, flightOn: string) =>
    app.amina.write(async (ctx) => {
      const { version } = await getRecord(ctx, recordId)
      await changeRecord(ctx, { recordId, version, changes: { flightOn } })
    })
  const terms = (recordId: string, version = 0) =>
    app.amina.write((ctx) =>
      enterTerms(ctx, { recordId, version, terms: { ...noTerms, employer: `No ${version}` } }),
    )
  /** 20 November is today. */
  const flying = async (flightOn: string) => {
    const { recordId } = await reachable(app)
    await fly(recordId, flightOn)
    await terms(recordId)
    return { recordId, scan: await uploadScan(app.amina, recordId, 'contract', 'contract') }
  }

  test('is told seven and three days before it, once each, and again of another day or other terms', async () => {
    const { recordId } = await flying('2026-11-28')
    expect(await told(recordId)).toBe(0)
    app.clock.move(day)
    expect(await told(recordId)).toBe(1)
    app.clock.move(3 * day)
    expect(await told(recordId)).toBe(1)
    app.clock.move(day)
    expect(await told(recordId)).toBe(2)
    await fly(recordId, '2026-11-27')
    expect(await told(recordId)).toBe(3)
    await terms(recordId, 1)
    expect(await told(recordId)).toBe(4)
    app.clock.move(5 * day)
    await terms(recordId, 2)
    expect(await told(recordId)).toBe(4)
  })

  test('is not told once it was read, nor where the candidate can see no copy, or no file', async () => {
    const { recordId, scan } = await flying('2026-11-24')
    await app.amina.write((ctx) => withholdDocument(ctx, scan))
    expect(await told(recordId)).toBe(0)
    const read = await flying('2026-11-24')
    await app.anybody.write((ctx) =>
      noteReading(ctx, { recordId: read.recordId, kinds: null }, { version: 1, how: 'read' }),
    )
    expect(await told(read.recordId)).toBe(0)
    const hidden = await flying('2026-11-24')
    await app.hide(hidden.recordId)
    expect(await told(hidden.recordId)).toBe(0)
    const { recordId: without } = await reachable(app)
    await fly(without, '2026-11-24')
    await terms(without)
    expect(await told(without)).toBe(0)
  })
})
