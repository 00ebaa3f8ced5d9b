import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { consentsOfRecord } from '#modules/consents'
import { daysToKeepOn } from '#modules/consents/schema'
import { leavingWords, stayingWords } from '#modules/leavings/schema'
import { issueAccessCode } from '#modules/lookup'
import { listOriginals, receiveOriginal, returnOriginal } from '#modules/originals'
import { openRetention } from '#modules/privacy'
import { day, minute } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { bothEngines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

describe.each(bothEngines)('a candidate who leaves, on %s', (engine) => {
  let app: TestApp
  let id: string
  let open: () => Promise<string>
  beforeEach(async () => {
    app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
    const record = await approvedRecord(app)
    id = record.id
    await uploadScan(app.as(people.amina), id, 'work-permit')
    const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
    const body = { passportNumber: record.passportNumber, accessCode }
    open = async () => {
      const answer = await app.call('POST', '/lookups', { body })
      expect(answer.status).toBe(200)
      return (await answer.json()).viewing.token
    }
  })
  afterEach(() => app.close())

  const say = async (leaves: boolean) => {
    const body = { leaves, language: 'bn' }
    return (await app.call('PUT', '/leaving', { key: await open(), body })).json()
  }
  const leavings = async () =>
    (await app.call('GET', '/leavings', { key: await app.key('admin') })).json()
  const done = async (leaving: string) =>
    app.call('POST', `/leavings/${leaving}/done`, { key: await app.key('admin') })
  const holdPassport = () =>
    app.as(people.amina).write((ctx) =>
      receiveOriginal(ctx, {
        recordId: id,
        original: {
          ...{ kind: 'passport', purpose: 'embassy' },
          ...{ receivedOn: '2026-11-01', dueOn: '2027-03-01' },
        },
      }),
    )
  /** Staff make a copy of all data, to hand it over. */
  const makeCopy = async () => {
    const key = await app.key('admin')
    await (await app.call('GET', `/records/${id}/own-data`, { key })).arrayBuffer()
  }
  const originals = () => app.system.read((ctx) => listOriginals(ctx, id))

  test('ends shares and consents, wants originals back, and opens the file all the same', async () => {
    await holdPassport()
    const key = await open()
    const share = { kinds: ['work-permit'], purpose: 'employer', label: 'Oman Oil', days: 7 }
    expect((await app.call('POST', '/shares', { key, body: share })).status).toBe(201)
    const left = await say(true)
    expect(left).toMatchObject({ leftAt: app.clock.now(), originalsInHand: 1 })
    const token = await open()
    const { shares } = await (await app.call('GET', '/shares', { key: token })).json()
    expect(shares.map(({ state }: { state: string }) => state)).toEqual(['revoked'])
    const { consents } = await app.system.read((ctx) => consentsOfRecord(ctx, id))
    expect(consents.map(({ answer }) => answer)).toEqual([
      ...['withdrawn', 'withdrawn', 'withdrawn', null],
    ])
    expect(consents[0]?.read).toBe(leavingWords.bn.join(' '))
    expect(await originals()).toMatchObject([{ backBy: '2026-11-23', isOut: true }])
  })

  test('leaves the list of staff when every original is back and somebody says so', async () => {
    const originalId = await holdPassport()
    await say(true)
    const { leavings: list, total } = await leavings()
    expect([total, list]).toMatchObject([1, [{ recordId: id, originalsInHand: 1 }]])
    const early = await done(list[0].id)
    expect([early.status, (await early.json()).code]).toEqual([409, 'leaving.original_in_hand'])
    app.clock.move(minute)
    await app
      .as(people.amina)
      .write((ctx) =>
        returnOriginal(ctx, { recordId: id, id: originalId, returnedOn: '2026-11-20' }),
      )
    expect((await done(list[0].id)).status).toBe(204)
    expect((await leavings()).total).toBe(0)
    expect((await done(list[0].id)).status).toBe(404)
    expect((await say(true)).leftAt).not.toBeNull()
    expect((await leavings()).total).toBe(0)
  })

  test('shows staff on the record what is due until when, and what was done', async () => {
    const key = await app.key('admin')
    const ofRecord = async () => (await app.call('GET', `/records/${id}/leaving`, { key })).json()
    const nothing = { originalsInHand: 0, originalsBackBy: null, isOverdue: false }
    expect(await ofRecord()).toEqual({ leavings: [], ...nothing, dataTakenAt: null })
    await makeCopy()
    const originalId = await holdPassport()
    app.clock.move(minute)
    await say(true)
    const leftAt = app.clock.now()
    const waiting = { leftAt, stayedAt: null, doneAt: null, doneBy: null }
    expect(await ofRecord()).toMatchObject({
      leavings: [{ ...waiting, removalDueAt: expect.stringMatching(/^2026-12-/) }],
      ...{ originalsInHand: 1, originalsBackBy: '2026-11-23', isOverdue: false },
      // A copy that was made before is none of what the leaving asks for.
      dataTakenAt: null,
    })
    app.clock.move(5 * day)
    expect(await ofRecord()).toMatchObject({ isOverdue: true })
    await app
      .as(people.amina)
      .write((ctx) =>
        returnOriginal(ctx, { recordId: id, id: originalId, returnedOn: '2026-11-21' }),
      )
    await makeCopy()
    const [{ id: leaving }] = (await ofRecord()).leavings
    expect((await done(leaving)).status).toBe(204)
    const doneAt = app.clock.now()
    expect(await ofRecord()).toMatchObject({
      leavings: [{ id: leaving, doneAt, doneBy: 'test admin (API key)' }],
      ...{ ...nothing, dataTakenAt: doneAt },
    })
    await say(false)
    await say(true)
    expect((await ofRecord()).leavings).toMatchObject([
      { leftAt: app.clock.now(), stayedAt: null, doneAt: null },
      { id: leaving, stayedAt: app.clock.now() },
    ])
    const unknown = await app.call('GET', `/records/${leaving}/leaving`, { key })
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'record.not_found'])
  })

  test('stays after all with the file kept, agrees anew to the rest, and may leave again', async () => {
    await say(true)
    expect(await say(false)).toEqual({ leftAt: null, removalDueAt: null, originalsInHand: 0 })
    expect((await leavings()).total).toBe(0)
    const { consents } = await app.system.read((ctx) => consentsOfRecord(ctx, id))
    expect(consents.map(({ answer }) => answer)).toEqual([
      ...['given', 'withdrawn', 'withdrawn', null],
    ])
    expect(consents[0]?.read).toBe(stayingWords.bn)
    await say(true)
    expect((await leavings()).total).toBe(1)
  })

  test('is due for removal thirty days later, and not a day before', async () => {
    await say(true)
    const due = async () => {
      await openRetention(app.runtime).work()
      const answer = await app.call('GET', '/due-removals', { key: await app.key('admin') })
      return (await answer.json()).due
    }
    app.clock.move(daysToKeepOn * day - minute)
    expect(await due()).toEqual([])
    app.clock.move(minute)
    expect(await due()).toMatchObject([{ recordId: id, what: 'record', because: 'consent' }])
  })
})
