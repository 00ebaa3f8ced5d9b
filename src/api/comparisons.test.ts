import { describe, expect, test } from 'vitest'
import type { Tables } from '#migrations'
import { listCases } from '#modules/cases'
import {
  answerAlert,
  comparisonsOfRecord,
  countOldComparisons,
  describeComparedAnywhere,
  noteComparison,
  oldComparisons,
  withheldDocuments,
} from '#modules/comparisons'
import type { NewComparison, Showed } from '#modules/comparisons/schema'
import { findViewing, issueAccessCode, openRecord } from '#modules/lookup'
import { checkFingerprint } from '#modules/receipts'
import { endShowing, listShares, makeShare } from '#modules/shares'
import { day } from '#platform/clock'
import type { Actor } from '#platform/context'
import { approvedRecord, bytesOf } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { bothEngines, type Engine, engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const code = (expected: string) => expect.objectContaining({ code: expected })
const { amina, bashir } = people
const admin = (id: string) => ({ ...amina, id, name: id })

/** For each test a record with a work permit, of which a check can be noted. */
function ground(engine: Engine) {
  const app = forEachTest(() => startPadma(engine))
  const record = forEachTest(() => approvedRecord(app))
  const permit = forEachTest(() => upload('Permit'))
  const check = forEachTest(async () => {
    const [document] = (await listed(amina)).papers
    return { id: document?.checks[0]?.id as string }
  })

  const upload = async (text: string) => uploadScan(app.as(amina), record.id, 'work-permit', text)
  const listed = (who: Actor) => app.as(who).read((ctx) => comparisonsOfRecord(ctx, record.id))
  const note = (
    who: Actor,
    showed: Showed,
    more: Partial<NewComparison & { also: string[]; picture: Buffer }> = {},
  ) => {
    const { also = [], picture, ...fields } = more
    return noteComparison(app.as(who), {
      recordId: record.id,
      comparison: {
        documentId: permit.id,
        checkId: check.id,
        askedOn: '2026-11-20',
        showed,
        ...fields,
      },
      browserAccounts: also,
      screenshot: picture ? bytesOf(picture) : null,
      endShowing,
    })
  }
  const told = (document = permit) =>
    app.system.read((ctx) => describeComparedAnywhere(ctx, record, document))
  const verdict = async () =>
    (await app.system.read((ctx) => checkFingerprint(ctx, permit.sha256))).verdict
  const waiting = async () => {
    const asked = { kind: 'withheld', state: 'open', pageSize: 50 } as const
    return (await app.as(people.amina).read((ctx) => listCases(ctx, asked))).cases
  }
  const answer = (who: Actor, given: 'kept' | 'shown') =>
    app.as(who).write(async (ctx) => {
      const { rounds } = await comparisonsOfRecord(ctx, record.id)
      const comparisonId = rounds[0]?.comparisons.at(-1)?.id as string
      return answerAlert(ctx, { comparisonId, answer: given, browserAccounts: [] })
    })
  return { app, record, permit, check, upload, listed, note, told, verdict, waiting, answer }
}

describe.each(bothEngines)('comparisons on %s', (engine) => {
  const { app, record, permit, check, ...rest } = ground(engine)
  const { upload, listed, note, told, verdict, waiting, answer } = rest
  const messages = async () =>
    (await app.rows('messages')).flatMap(({ kind }) =>
      kind === 'withheld' || kind === 'shown-again' ? kind : [],
    )

  test('a document is listed to be asked about again as long as the public reads that the answer is old', async () => {
    const listedOld = async () => {
      const { papers: documents, total } = await app.system.read(oldComparisons)
      expect(await app.system.read(countOldComparisons)).toBe(total)
      expect(documents).toHaveLength(total)
      const [isOld = false] = ((await told()) ?? []).map((one) => one.isOld)
      expect(total > 0).toBe(isOld)
      return documents
    }
    await note(amina, 'same')
    app.clock.move(day)
    await note(bashir, 'same', { askedOn: '2026-11-21' })
    app.clock.move(29 * day)
    expect(await listedOld()).toEqual([])
    app.clock.move(day)
    const { reference, name } = record
    const asked = { documentId: permit.id, kind: 'work-permit', askedOn: '2026-11-20' }
    const [old, ...more] = await listedOld()
    expect(old).toMatchObject({ ...asked, checkId: check.id, recordId: record.id, reference, name })
    expect(old?.authority).toEqual(expect.any(String))
    expect(more).toEqual([])
    app.clock.move(5 * day)
    await note(amina, 'same', { askedOn: '2026-12-25' })
    expect(await listedOld()).toMatchObject([asked])
    await note(bashir, 'nothing', { askedOn: '2026-12-25' })
    expect(await listedOld()).toEqual([])
    app.clock.move(31 * day)
    expect(await listedOld()).toMatchObject([{ askedOn: '2026-12-25' }])
    await upload('Permit, second version')
    expect((await app.system.read(oldComparisons)).papers).toEqual([])
  })

  test('of two who answer second at the same time one completes the round', async () => {
    await note(amina, 'same')
    const karim = admin('karim')
    const both = await Promise.allSettled([note(bashir, 'same'), note(karim, 'same')])
    const sizes = (await listed(amina)).rounds.map(({ comparisons }) => comparisons.length)
    expect(sizes.toSorted().at(-1)).toBe(2)
    // The other one, where it is taken, is the first of another round, and tells nobody of it.
    expect(sizes.length).toBe(both.filter(({ status }) => status === 'fulfilled').length)
  })

  test('something else takes the document from the public and ends what showed it', async () => {
    const accessCode = await app.as(amina).write((ctx) => issueAccessCode(ctx, record.id))
    const { passportNumber } = record
    const visitor = app.as({ kind: 'anonymous' })
    const { token } = await openRecord(visitor, { passportNumber, accessCode })
    const holder = { recordId: record.id, kinds: null }
    const share = { kinds: ['work-permit'], purpose: 'bank', label: 'Bank', days: 7 } as never
    await visitor.write((ctx) => makeShare(ctx, holder, share))
    expect(await verdict()).toBe('same')
    await note(amina, 'same')
    await note(bashir, 'other')
    expect(await verdict()).toBe('unknown')
    const shares = await app.system.read((ctx) => listShares(ctx, holder))
    expect(JSON.stringify(shares)).toContain('"revoked"')
    expect(await visitor.read((ctx) => findViewing(ctx, token))).toBeNull()
    expect(await waiting()).toMatchObject([{ part: 'paper:work-permit', recordId: record.id }])
  })

  test('the alert stays until it is answered, and another person shows the document again; the candidate is told of each', async () => {
    await note(bashir, 'other')
    expect(await messages()).toEqual(['withheld'])
    await expect(note(amina, 'same')).rejects.toEqual(code('comparison.withheld'))
    await expect(answer(bashir, 'shown')).rejects.toEqual(code('comparison.second_person'))
    const hidden = async () => (await app.system.read(withheldDocuments)).papers
    const at = { kind: 'work-permit', checkId: check.id, askedOn: '2026-11-20' }
    const asked = { recordId: record.id, ...at }
    expect(await hidden()).toMatchObject([{ ...asked, isDecided: false }])
    await app.system.write(({ tx }) => tx.updateTable('messages').set({ state: 'sent' }).execute())
    await answer(bashir, 'kept')
    expect(await messages()).toEqual(['withheld', 'withheld'])
    expect(await hidden()).toMatchObject([{ ...asked, isDecided: true }])
    await expect(answer(amina, 'kept')).rejects.toEqual(code('comparison.answered_already'))
    await answer(amina, 'shown')
    expect(await messages()).toContain('shown-again')
    expect(await hidden()).toEqual([])
    for (const again of ['shown', 'kept'] as const)
      await expect(answer(amina, again)).rejects.toEqual(code('comparison.answered_already'))
    expect(await verdict()).toBe('same')
    expect(await told()).toMatchObject([{ outcome: 'other', askedOn: ['2026-11-20'] }])
    await note(bashir, 'same')
    await note(amina, 'same')
    expect(await told()).toMatchObject([{ outcome: 'same' }])
  })
})

describe.each(engines)('what an authority answered, on %s', (engine) => {
  const { app, permit, upload, listed, note, told } = ground(engine)

  test('nobody has asked, one has, two saw the same', async () => {
    expect(await told()).toMatchObject([{ outcome: 'nobody', askedOn: [] }])
    await note(amina, 'same')
    expect(await told()).toMatchObject([{ outcome: 'one', askedOn: ['2026-11-20'] }])
    app.clock.move(day)
    await note(bashir, 'same', { askedOn: '2026-11-21' })
    const days = ['2026-11-20', '2026-11-21']
    expect(await told()).toMatchObject([{ outcome: 'same', askedOn: days, days: 30, isOld: false }])
  })

  test('an answer is old after the days of its own kind, whatever those of another are', async () => {
    await chooseSettings(app, { comparisonDays: { 'work-permit': 10, lmia: 3 } })
    for (const who of [amina, bashir]) await note(who, 'same')
    const isOld = async () => [
      (await told())?.map(({ days, isOld }) => [days, isOld]),
      (await listed(amina)).rounds.map((round) => round.isOld),
      await app.system.read(countOldComparisons),
    ]
    app.clock.move(10 * day)
    expect(await isOld()).toEqual([[[10, false]], [false], 0])
    app.clock.move(day)
    expect(await isOld()).toEqual([[[10, true]], [true], 1])
  })

  test.each(['same', 'nothing', 'unavailable'] as const)(
    'that the first saw "%s" is told nobody else before there are two answers',
    async (showed) => {
      await note(amina, showed, { picture: await documentPng('What I saw') })
      const [own] = (await listed(amina)).rounds
      expect(own?.comparisons).toMatchObject([{ showed, screenshotPages: 1, isOwn: true }])
      const [others] = (await listed(bashir)).rounds
      expect(others).toMatchObject({ state: 'waiting', answer: null })
      expect(others?.comparisons).toMatchObject([{ showed: null, screenshotPages: 0 }])
      const events = await app.events()
      const noted = events.filter(({ action }) => action.startsWith('comparison.'))
      expect(noted).toHaveLength(1)
      // The digest is keyed: nobody without the secret finds the answer in it.
      expect(Object.keys(noted[0]?.details ?? {}).toSorted()).toEqual([
        ...['checkId', 'comparisonId', 'documentId', 'keptDigest', 'keptId', 'kind'],
      ])
      await note(bashir, 'same')
      const [both] = (await listed(bashir)).rounds
      expect(both?.comparisons.map((one) => one.showed)).toEqual([showed, 'same'])
      expect(both?.state).toBe(showed === 'same' ? 'same' : 'unclear')
    },
  )

  test('one person does not count twice, whatever accounts, browser or mailbox', async () => {
    await note(amina, 'same', { also: ['amina', 'mita'] })
    await expect(note(amina, 'same')).rejects.toEqual(code('comparison.same_person'))
    await expect(note(bashir, 'same', { also: ['amina'] })).rejects.toEqual(
      code('comparison.same_browser'),
    )
    const mita = admin('mita')
    await expect(note(mita, 'same')).rejects.toEqual(code('comparison.same_browser'))
    const [row] = (await app.rows('accounts')) as [Tables['accounts']]
    const accounts = [
      { ...row, id: 'amina', email: 'a@x.example' },
      { ...row, id: 'bashir', email: 'a+2@x.example' },
    ]
    await app.system.write(({ tx }) => tx.insertInto('accounts').values(accounts).execute())
    await expect(note(bashir, 'same')).rejects.toEqual(code('comparison.same_browser'))
    const key: Actor = {
      kind: 'api_key',
      id: 'k',
      role: 'admin',
      name: 'A program',
      scope: null,
      madeBy: 'system',
    }
    await expect(note(key, 'same')).rejects.toEqual(code('comparison.person_only'))
    expect(await told()).toMatchObject([{ outcome: 'one' }])
  })

  test('comparisons belong to the scan that was compared', async () => {
    await note(amina, 'same')
    await note(bashir, 'same')
    const newer = await upload('Another permit')
    expect(await told(newer)).toMatchObject([{ outcome: 'nobody' }])
    await expect(note(amina, 'same')).rejects.toEqual(code('comparison.not_on_file'))
    expect((await listed(amina)).rounds).toMatchObject([{ documentId: permit.id, state: 'same' }])
  })

  test('a check that is not for the document, and a day that cannot be, are refused', async () => {
    const refused = async (more: Partial<NewComparison>, expected: string) =>
      expect(note(amina, 'same', more)).rejects.toEqual(code(`comparison.${expected}`))
    await refused({ checkId: 'any-the-airline' }, 'no_such_check')
    await refused({ askedOn: '2026-11-21' }, 'day_ahead')
    await refused({ askedOn: '2026-11-18' }, 'before_upload')
  })
})
