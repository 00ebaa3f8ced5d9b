import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { purgeRecord, uploadDocument } from '#modules/documents'
import { changeSettings } from '#modules/organisation'
import { changeRecord, deleteRecord, selectRecord } from '#modules/records'
import { day } from '#platform/clock'
import type { Actor } from '#platform/context'
import { approvedRecord, bytesOf } from '#test/candidates'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { bothEngines, people, type TestRuntime } from '#test/test-runtime'
import {
  answerContest,
  contestsOfRecord,
  countOpenContests,
  listContests,
  openContest,
  openContests,
  ownContests,
} from './index.server.ts'
import type { ContestAnswer, ContestTarget } from './schema.ts'

const code = (expected: string) => expect.objectContaining({ code: expected })
const karim: Actor = { kind: 'account', id: 'karim', role: 'admin', name: 'Karim', sessionId: '' }
const declined: ContestAnswer = { state: 'declined', reason: 'Your passport says so' }
const ofName: ContestTarget = { about: 'detail', target: 'name' }
const ofPermit: ContestTarget = { about: 'paper', target: 'work-permit' }

describe.each(bothEngines)('contests on %s', (engine) => {
  let app: TestRuntime
  let recordId: string
  beforeEach(async () => {
    app = await startPadma(engine)
    recordId = (await approvedRecord(app)).id
    await upload(people.amina, 'Permit')
  })
  afterEach(() => app.close())

  const candidate = () => app.as({ kind: 'anonymous' })
  const amina = () => app.as(people.amina)
  const upload = async (who: Actor, text: string) =>
    uploadDocument(app.as(who), {
      recordId,
      kind: 'work-permit',
      originalName: 'x.png',
      source: bytesOf(await documentPng(text)),
    })
  const say = (target: ContestTarget, kinds: 'visa-paper'[] | null = null) =>
    candidate().write((ctx) =>
      openContest(ctx, { recordId, kinds }, { ...target, proposed: 'Rahima Begum', note: null }),
    )
  const answer = (who: Actor, contestId: string, given: ContestAnswer) =>
    app.as(who).write((ctx) => answerContest(ctx, { contestId, answer: given }))
  const correct = async (who: Actor, name = 'Rahima Begum') => {
    const record = await amina().read(({ tx }) => selectRecord(tx, recordId))
    const version = record?.version as number
    const changes = { name }
    return app.as(who).write((ctx) => changeRecord(ctx, { recordId, version, changes }))
  }
  const open = () => candidate().read((ctx) => openContests(ctx, recordId))

  test('a contest is told while it is open, has a day by which staff answer, and ends with it', async () => {
    const { id, createdAt, dueAt } = await say(ofName)
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(14 * day)
    expect(await open()).toEqual([{ ...ofName, since: createdAt }])
    await answer(karim, id, declined)
    expect(await open()).toEqual([])
    const [own] = await candidate().read((ctx) => ownContests(ctx, { recordId }))
    expect(own).toMatchObject({ state: 'declined', reason: 'Your passport says so' })
  })

  test('accepted is what another person corrected, never the one who entered it', async () => {
    const { id } = await say(ofName)
    const accept = (who: Actor) => answer(who, id, { state: 'accepted' })
    await expect(accept(karim)).rejects.toEqual(code('contest.not_corrected'))
    app.clock.move(1000)
    await correct(people.amina)
    await expect(accept(karim)).rejects.toEqual(code('contest.second_person'))
    await expect(accept(people.amina)).rejects.toEqual(code('contest.second_person'))
    const record = await amina().read(({ tx }) => selectRecord(tx, recordId))
    const back = { recordId, version: record?.version as number, changes: { name: 'Rahima Bibi' } }
    app.clock.move(1000)
    await app.as(karim).write((ctx) => changeRecord(ctx, back))
    await expect(accept(people.amina)).rejects.toEqual(code('contest.second_person'))
    expect(await accept(karim)).toMatchObject({ state: 'accepted', reason: null })
    await expect(accept(karim)).rejects.toEqual(code('contest.answered_already'))
  })

  test('what came before and after a contest is known although the clock was ahead', async () => {
    app.clock.move(3 * day)
    await correct(karim)
    app.clock.move(-3 * day)
    await correct(people.bashir, 'Rahima Bibi')
    const accept = (who: Actor, id: string) => answer(who, id, { state: 'accepted' })
    const first = await say(ofName)
    await expect(accept(karim, first.id)).rejects.toEqual(code('contest.not_corrected'))
    await answer(karim, first.id, declined)
    app.clock.move(3 * day)
    const { id } = await say(ofName)
    app.clock.move(-3 * day)
    await expect(accept(karim, id)).rejects.toEqual(code('contest.not_corrected'))
    await correct(people.amina)
    // He entered what was contested, although an edit of Karim's has a later time.
    await expect(accept(people.bashir, id)).rejects.toEqual(code('contest.second_person'))
    expect(await accept(karim, id)).toMatchObject({ state: 'accepted' })
  })

  test('a document is corrected by a scan that somebody else uploads', async () => {
    const { id } = await say(ofPermit)
    await expect(answer(karim, id, { state: 'accepted' })).rejects.toEqual(
      code('contest.not_corrected'),
    )
    app.clock.move(1000)
    await upload(karim, 'The right one')
    expect((await answer(karim, id, { state: 'accepted' })).state).toBe('accepted')
  })

  test('one that is declined may be said once more, one that is open not again', async () => {
    const first = await say(ofName)
    await expect(say(ofName)).rejects.toEqual(code('contest.open_already'))
    await answer(karim, first.id, declined)
    app.clock.move(1000)
    const second = await say(ofName)
    await answer(karim, second.id, declined)
    await expect(say(ofName)).rejects.toEqual(code('contest.declined_twice'))
    expect((await say(ofPermit)).state).toBe('open')
  })

  test('of two who say it at the same time one is taken', async () => {
    const both = await Promise.allSettled([say(ofName), say(ofName)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('what the file does not show cannot be contested', async () => {
    const notInFile = code('contest.not_in_file')
    await expect(say({ about: 'detail', target: 'passportNumber' })).rejects.toEqual(notInFile)
    await expect(say({ about: 'paper', target: 'medical' })).rejects.toEqual(notInFile)
    await expect(say(ofPermit, ['visa-paper'])).rejects.toEqual(notInFile)
  })

  test('overdue ones come first and are counted; the setting says when that is', async () => {
    const version = 1
    const changes = { contestDays: 3 }
    await amina().write((ctx) => changeSettings(ctx, { version, changes }))
    await say(ofPermit)
    app.clock.move(2 * day)
    await say(ofName)
    app.clock.move(1.5 * day)
    expect(await amina().read(countOpenContests)).toEqual({ open: 2, overdue: 1 })
    const filter = { state: undefined, page: 1, pageSize: 25 as const }
    const { contests } = await amina().read((ctx) => listContests(ctx, filter))
    expect(contests.map(({ target, isOverdue }) => [target, isOverdue])).toEqual([
      ['work-permit', true],
      ['name', false],
    ])
  })

  test('the log knows what was contested and none of the words; a purge takes them', async () => {
    await say(ofName)
    const rows = await app.runtime.database.reader.selectFrom('auditEvents').selectAll().execute()
    expect(rows.some(({ action }) => action === 'contest.opened')).toBe(true)
    expect(JSON.stringify(rows)).not.toContain('Rahima Begum')
    expect(await amina().read((ctx) => contestsOfRecord(ctx, recordId))).toHaveLength(1)
    const record = await amina().read(({ tx }) => selectRecord(tx, recordId))
    const target = { recordId, version: record?.version as number }
    const { version } = await amina().write((ctx) => deleteRecord(ctx, target))
    await purgeRecord(amina(), { recordId, version })
    expect(await open()).toEqual([])
  })
})
