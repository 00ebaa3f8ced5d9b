import { beforeEach, describe, expect, test } from 'vitest'
import { answerConsent } from '#modules/consents'
import { consentEdition } from '#modules/consents/words.schema'
import { enterTerms, noteReading } from '#modules/contracts'
import { noTerms } from '#modules/contracts/schema'
import { answerCase, bringCase } from '#modules/desk'
import { receiveOriginal, returnOriginal } from '#modules/documents'
import type { NewOriginal } from '#modules/documents/originals.schema'
import { issueAccessCode, openRecord, seeViewing } from '#modules/lookup'
import { readSettings } from '#modules/organisation'
import { changeRecord, getRecord } from '#modules/records'
import type { RecordChanges } from '#modules/records/schema'
import { day } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { hire } from '#test/hire'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { firstScreenOf, noteCardSeen, noteSeen } from './index.server.ts'

// The day of the tests is 20 November 2026.
describe.each(bothEngines)('what is new and next in a file on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const record = forEachTest(() => approvedRecord(app, { passportNumber: 'AB1234567' }))
  const holder = () => ({ recordId: record.id, kinds: null })
  let code: string
  beforeEach(async () => {
    code = await app.amina.write((ctx) => issueAccessCode(ctx, record.id))
    app.clock.move(60_000)
  })

  const look = async (viewingSince: string | null = null) => {
    const { token } = await openRecord(app.anybody, {
      passportNumber: 'AB1234567',
      accessCode: code,
    })
    return app.anybody.read(async (ctx) => {
      const organisation = await readSettings(ctx.tx)
      const seen = await seeViewing(ctx, token, organisation)
      if (!seen) throw new Error('not open')
      const { opened } = seen
      const cardNow = async () => 'another'
      const looking = { recordId: record.id, organisation, opened, accountId: null, cardNow }
      return firstScreenOf(ctx, { ...looking, viewingSince })
    })
  }
  const news = async () => (await look()).news.map(({ kind, to }) => `${kind} ${to}`)
  const seen = async (kind: string) => {
    const of = (await look()).news.filter((one) => one.kind === kind)
    await app.anybody.write((ctx) => noteSeen(ctx, record.id, of))
  }
  const change = (changes: RecordChanges) =>
    app.amina.write(async (ctx) => {
      const { version } = await getRecord(ctx, record.id)
      await changeRecord(ctx, { recordId: record.id, version, changes })
    })
  const receive = (original: NewOriginal) =>
    app.amina.write((ctx) => receiveOriginal(ctx, { recordId: record.id, original }))
  const scan = async (kind: 'contract' | 'ticket' | 'passport') =>
    uploadScan(app.amina, record.id, kind, await documentPng(`${kind} ${Math.random()}`))

  test('nothing is, until something happens after the first code was given', async () => {
    expect(await look()).toMatchObject({
      news: [],
      earlier: [],
      since: null,
      next: null,
      toDo: null,
    })
  })

  test('a no to keeping stands until it is a yes again', async () => {
    const say = (answer: 'given' | 'withdrawn') =>
      app.amina.write((ctx) =>
        answerConsent(
          ctx,
          { recordId: record.id },
          {
            ...{ purpose: 'keeping', answer, language: 'en', edition: consentEdition },
            endShares: async () => {},
          },
        ),
      )
    await say('withdrawn')
    expect(await news()).toEqual(['removal /keep'])
    app.clock.move(day)
    await say('given')
    expect(await news()).toEqual([])
  })

  test('a document that came, and then one in its place', async () => {
    await scan('ticket')
    expect(await news()).toEqual(['document /documents/ticket'])
    await seen('document')
    app.clock.move(day)
    await scan('ticket')
    expect(await news()).toEqual(['replaced /documents/ticket'])
  })

  test('an answer to what somebody said, and it leads to it', async () => {
    const said = { proposed: 'Rahima Begum', note: null }
    const given = { kind: 'mistake' as const, part: 'detail:name', said }
    const { id } = await app.anybody.write((ctx) => bringCase(ctx, holder(), given))
    expect(await news()).toEqual([])
    // Amina entered the name: another person decides whether it is wrong.
    const bashir = await hire(app, 'bashir')
    const declined = { kind: 'mistake' as const, result: 'declined', text: 'As in the passport.' }
    await app.as(bashir).write((ctx) => answerCase(ctx, id, declined))
    expect(await news()).toEqual([`answer /told/${id}`])
  })

  test('an original that has to be confirmed, is overdue, and came back after it was asked for', async () => {
    const held = { kind: 'passport', purpose: 'embassy' } as const
    const days = { receivedOn: '2026-11-19', dueOn: '2026-11-25' }
    const id = await receive({ ...held, ...days })
    expect(await news()).toEqual(['confirm /standing#originals'])
    expect((await look()).next).toMatchObject({ kind: 'original', on: '2026-11-25', days: 5 })
    app.clock.move(10 * day)
    const both = await news()
    expect(both.toSorted()).toEqual(['confirm /standing#originals', 'overdue /standing#originals'])
    // Standing rows stay, whoever opened their page.
    await seen('overdue')
    expect(await news()).toEqual(both)
    const given = { kind: 'original' as const, part: `original:passport:${id}`, said: {} }
    await app.anybody.write((ctx) => bringCase(ctx, holder(), given))
    await app.amina.write((ctx) =>
      returnOriginal(ctx, { recordId: record.id, id, returnedOn: '2026-11-30' }),
    )
    expect(await news()).toContain('returned /standing#originals')
  })

  test('another code, and that somebody opened the file before', async () => {
    await look()
    const before = app.clock.now()
    app.clock.move(day)
    code = await app.amina.write((ctx) => issueAccessCode(ctx, record.id))
    const { news: found } = await look(app.clock.now())
    expect(found.map(({ kind, at }) => [kind, at])).toEqual([
      ['code', app.clock.now()],
      ['opened', before],
    ])
  })

  test('what was opened is earlier for thirty days, and nothing else gets old with it', async () => {
    await scan('ticket')
    await scan('contract')
    const [{ news: both }] = [await look()]
    await app.anybody.write((ctx) => noteSeen(ctx, record.id, both.slice(0, 1)))
    const { news: left, earlier, since } = await look()
    expect([left.map(({ key }) => key), earlier.map(({ key }) => key)]).toEqual([
      both.slice(1).map(({ key }) => key),
      both.slice(0, 1).map(({ key }) => key),
    ])
    expect(since).toBe(both[0]?.at)
    app.clock.move(31 * day)
    expect((await look()).earlier).toEqual([])
  })

  test('the nearest of a flight, an original that is due and a document that runs out', async () => {
    await change({ flightOn: '2026-12-12', flightTime: '02:15', flightNumber: 'BG305' })
    const flight = { kind: 'flight', on: '2026-12-12', days: 22, time: '02:15', number: 'BG305' }
    expect((await look()).next).toMatchObject(flight)
    const passport = await scan('passport')
    await app.force('documents', { validUntil: '2026-11-28' })
    expect((await look()).next).toMatchObject({ kind: 'ending', about: { document: 'passport' } })
    expect(passport.id).toBeTruthy()
    app.clock.move(9 * day)
    expect((await look()).next).toMatchObject({ kind: 'flight', days: 13 })
    app.clock.move(20 * day)
    expect((await look()).next).toBeNull()
  })

  test('before a flight: the contract that is missing, unread, then the passport', async () => {
    const toDo = async () => (await look()).toDo
    expect(await toDo()).toBeNull()
    await change({ flightOn: '2026-12-02' })
    expect(await toDo()).toEqual({ kind: 'contractMissing', to: '/contract' })
    await app.amina.write((ctx) =>
      enterTerms(ctx, { recordId: record.id, version: 0, terms: noTerms }),
    )
    // What staff typed is no contract that somebody could read.
    expect(await toDo()).toEqual({ kind: 'contractMissing', to: '/contract' })
    await scan('contract')
    expect(await toDo()).toEqual({ kind: 'contractUnread', to: '/contract' })
    await app.anybody.write((ctx) => noteReading(ctx, holder(), { version: 1, how: 'read' }))
    expect(await toDo()).toEqual({ kind: 'card', to: '/card' })
    await app.anybody.write((ctx) => noteCardSeen(ctx, record.id, 'another'))
    expect(await toDo()).toBeNull()
    const held = { kind: 'passport', purpose: 'embassy' } as const
    const days = { receivedOn: '2026-11-19', dueOn: '2026-11-25' }
    await receive({ ...held, ...days })
    expect(await toDo()).toEqual({ kind: 'passport', to: '/standing#originals' })
  })

  test('a card that was opened is old once it is another, and the last alone is noted', async () => {
    await app.anybody.write((ctx) => noteCardSeen(ctx, record.id, 'another'))
    expect(await news()).toEqual([])
    for (const version of ['the first', 'the second'])
      await app.anybody.write((ctx) => noteCardSeen(ctx, record.id, version))
    expect(await news()).toEqual(['card /card'])
    expect(await app.rows('newsSeen')).toMatchObject([{ item: 'card:the second' }])
    await app.anybody.write((ctx) => noteCardSeen(ctx, record.id, 'another'))
    expect(await news()).toEqual([])
  })
})
