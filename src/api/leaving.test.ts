import { describe, expect, test } from 'vitest'
import { examineCases } from '#modules/cases'
import { answerConsent, consentsOfRecord } from '#modules/consents'
import { consentEdition, daysToKeepOn } from '#modules/consents/words.schema'
import { bringCase, takeCaseBack } from '#modules/desk'
import { listOriginals, receiveOriginal, returnOriginal } from '#modules/documents'
import { openRetention } from '#modules/privacy'
import { day, later, minute } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { leavingWords, stayingWords } from '#texts/each/leaving'

describe.each(engines)('a candidate who leaves, on %s', (engine) => {
  const app = forEachTest(() => startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' }))
  const file = forEachTest(async () => {
    const record = await approvedRecord(app)
    await uploadScan(app.as(people.amina), record.id, 'work-permit')
    return { id: record.id, record, code: await app.code(record.id) }
  })
  const open = () => app.open(file.record, file.code)

  const leave = async () =>
    app.answer('POST', '/own-cases', {
      key: await open(),
      body: { kind: 'leaving', language: 'bn' },
    })
  const own = async () => {
    const { cases } = await app.json('GET', '/own-cases', { key: await open() })
    return cases.filter(({ kind }: { kind: string }) => kind === 'leaving')
  }
  const stay = async () => {
    const [{ id: caseId }] = await own()
    const at = `/own-cases/${caseId}/taking-back`
    return app.answer('POST', at, { key: await open(), body: { language: 'bn' } })
  }
  const waiting = async () => {
    const key = await app.key('admin')
    return (await app.json('GET', '/cases?kind=leaving&state=open', { key })).cases
  }
  const done = async (caseId: string) =>
    app.answer('POST', `/cases/${caseId}/answer`, {
      key: await app.key('admin'),
      body: { kind: 'leaving', result: 'done' },
    })
  const answers = async () =>
    (await app.system.read((ctx) => consentsOfRecord(ctx, file.id))).consents.map(
      (one) => one.answer,
    )
  const holdPassport = () => {
    const days = { receivedOn: '2026-11-01', dueOn: '2027-03-01' }
    const original = { kind: 'passport', purpose: 'embassy', ...days } as const
    return app
      .as(people.amina)
      .write((ctx) => receiveOriginal(ctx, { recordId: file.id, original }))
  }

  test('ends shares and consents, wants originals back, and opens the file all the same', async () => {
    await holdPassport()
    const key = await open()
    const share = { kinds: ['work-permit'], purpose: 'employer', label: 'Oman Oil', days: 7 }
    expect((await app.call('POST', '/shares', { key, body: share })).status).toBe(201)
    expect((await leave()).status).toBe(201)
    const { shares } = await app.json('GET', '/shares', { key: await open() })
    expect(shares.map(({ state }: { state: string }) => state)).toEqual(['revoked'])
    expect(await answers()).toEqual(['withdrawn', 'withdrawn', 'withdrawn', null])
    const { consents } = await app.system.read((ctx) => consentsOfRecord(ctx, file.id))
    expect(consents[0]?.read).toBe(leavingWords.bn.join(' '))
    expect(await app.system.read((ctx) => listOriginals(ctx, file.id))).toMatchObject([
      { backBy: '2026-11-23', isOut: true },
    ])
    expect(await leave()).toMatchObject({ status: 409, code: 'case.open_already' })
  })

  test('waits three days for staff, who are done when every original is back', async () => {
    const originalId = await holdPassport()
    await leave()
    const [one] = await waiting()
    expect(one).toMatchObject({ recordId: file.id, dueAt: later(app.clock.now(), 3 * day) })
    expect(await done(one.id)).toMatchObject({ status: 409, code: 'original.in_office' })
    app.clock.move(minute)
    const back = { recordId: file.id, id: originalId, returnedOn: '2026-11-20' }
    await app.as(people.amina).write((ctx) => returnOriginal(ctx, back))
    expect((await done(one.id)).status).toBe(200)
    expect(await waiting()).toEqual([])
    expect(await leave()).toMatchObject({ status: 409, code: 'case.open_already' })
    expect((await stay()).status).toBe(200)
    expect(await own()).toMatchObject([{ result: 'takenBack', mayTakeBack: false }])
  })

  test('stays after all with the file kept, agrees anew to the rest, and may leave again', async () => {
    await leave()
    expect((await stay()).status).toBe(200)
    expect(await stay()).toMatchObject({ status: 409, code: 'case.not_taken_back' })
    expect(await waiting()).toEqual([])
    expect(await answers()).toEqual(['given', 'withdrawn', 'withdrawn', null])
    const { consents } = await app.system.read((ctx) => consentsOfRecord(ctx, file.id))
    expect(consents[0]?.read).toBe(stayingWords.bn)
    expect((await leave()).status).toBe(201)
    expect(await waiting()).toHaveLength(1)
    for await (const found of examineCases(app.system)) expect(found).toBeUndefined()
  })

  test('keeps an earlier no, with its time and its words, also for one who stays after all', async () => {
    const sayNo = (purpose: 'keeping' | 'sharing') =>
      app.system.write((ctx) =>
        answerConsent(
          ctx,
          { recordId: file.id },
          {
            ...{ purpose, answer: 'withdrawn', language: 'bn', edition: consentEdition },
            endShares: async () => {},
          },
        ),
      )
    const noes = async () => {
      const { consents } = await app.system.read((ctx) => consentsOfRecord(ctx, file.id))
      return consents
        .slice(0, 2)
        .map(({ answer, answeredAt, read }) => ({ answer, answeredAt, read }))
    }
    await sayNo('keeping')
    await sayNo('sharing')
    const before = await noes()
    expect(before.map(({ answer }) => answer)).toEqual(['withdrawn', 'withdrawn'])
    app.clock.move(day)
    await leave()
    expect(await noes()).toEqual(before)
    expect((await stay()).status).toBe(200)
    expect(await noes()).toEqual(before)
  })

  test('keeps the file of one who stays, although time passes within each step', async () => {
    const now = () => {
      app.clock.move(1)
      return app.clock.now()
    }
    const ticking = (ctx: WriteContext) => ({ ...ctx, clock: { now } })
    const whose = { recordId: file.id, kinds: null }
    const leaving = { kind: 'leaving', said: { language: 'en' } } as const
    const { id: caseId } = await app.system.write((ctx) => bringCase(ticking(ctx), whose, leaving))
    await app.system.write((ctx) =>
      takeCaseBack(ticking(ctx), whose, { id: caseId, language: 'en' }),
    )
    expect((await answers())[0]).toBe('given')
  })

  test('is due for removal thirty days later, and not a day before', async () => {
    await leave()
    const due = async () => {
      await openRetention(app.runtime).work()
      return (await app.json('GET', '/due-removals', { key: await app.key('admin') })).due
    }
    app.clock.move(daysToKeepOn * day - minute)
    expect(await due()).toEqual([])
    app.clock.move(minute)
    expect(await due()).toMatchObject([{ recordId: file.id, what: 'record', because: 'consent' }])
  })
})
