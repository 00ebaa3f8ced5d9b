import { describe, expect, test } from 'vitest'
import { openSealer } from '#modules/audit'
import {
  assignCase,
  assignCases,
  compareContent,
  noteOnCase,
  openMarks,
  proveByNumber,
} from '#modules/cases'
import { caseKindNames } from '#modules/cases/kinds.schema'
import { purgeRecord } from '#modules/privacy'
import { day, later } from '#platform/clock'
import type { Actor } from '#platform/context'
import { chooseSettings } from '#test/choose-settings'
import { hire } from '#test/hire'
import { declined, mistake } from '#test/mistakes'
import { doneAtOnce } from '#test/outcome-of'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { bringCase } from './index.server.ts'
import { answers, anybody, caseGround, code, karim } from './test-ground.ts'

describe.each(bothEngines)('the desk on %s', (engine) => {
  const on = forEachTest(() => caseGround(engine))

  test('what waits longest comes first, in the days that the setting says', async () => {
    await chooseSettings(on.app, { caseDays: { mistake: 1 } })
    await on.bring('concern')
    await on.bring('mistake')
    const { id } = await on.bring('complaint')
    await on.answer(id, answers.complaint)
    on.app.clock.move(2 * day)
    const { cases, ...counted } = await on.list()
    expect(cases.map((one) => [one.kind, one.isOverdue])).toEqual([
      ['mistake', true],
      ['concern', false],
      ['complaint', false],
    ])
    expect(counted).toMatchObject({ total: 3, open: 2, overdue: 1 })
    expect((await on.list({ kind: 'concern', state: 'open' })).cases).toHaveLength(1)
  })

  test('lists on from where the list was, whatever comes in meanwhile: none twice, none left out', async () => {
    const add = async () => {
      on.app.clock.move(1000)
      return (await on.bring('code')).id
    }
    const before: string[] = []
    while (before.length < 60) before.push(await add())
    const seen: string[] = []
    let cursor: string | null | undefined
    for (let page = 0; cursor !== null && page < 9; page += 1) {
      const list = await on.list({ kind: 'code', state: 'open', ...(cursor ? { cursor } : {}) })
      seen.push(...list.cases.map(({ id }) => id))
      cursor = list.next
      await add()
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(before.filter((id) => !seen.includes(id))).toEqual([])
  })

  test('each kind has its own days in the settings, except what the file promises', async () => {
    const caseDays = Object.fromEntries(caseKindNames.map((kind) => [kind, 9]))
    await chooseSettings(on.app, { caseDays })
    const nine = later(on.app.clock.now(), 9 * day)
    const others: string[] = []
    for (const kind of caseKindNames)
      if ((await on.read((await on.bring(kind)).id)).dueAt !== nine) others.push(kind)
    expect(others).toEqual(['leaving', 'original', 'unnoted'])
  })

  test('a case is assigned to staff only, who are told', async () => {
    const { id } = await on.bring('concern')
    await hire(on.app, 'nadia', 'moderator')
    const assign = (to: string) => on.app.as(karim).write((ctx) => assignCase(ctx, id, to))
    await expect(assign('nobody')).rejects.toEqual(code('case.not_staff'))
    await assign('nadia')
    const rows = await on.app.rows('notifications')
    const told = rows.filter(({ kind, accountId }) => kind === 'case' && accountId === 'nadia')
    expect(told).toHaveLength(1)
  })

  test('several cases are assigned at once; what is none is named, and who is no staff refused', async () => {
    const ids = [(await on.bring('concern')).id, (await on.bring('code')).id]
    await hire(on.app, 'nadia', 'moderator')
    const assign = (accountId: string | null, which = ids) =>
      on.app.as(karim).write((ctx) => assignCases(ctx, { ids: which, accountId }))
    await expect(assign('nobody')).rejects.toEqual(code('case.not_staff'))
    const gone = '0190a000-0000-7000-8000-000000000000'
    const { changed, problems } = await assign('nadia', [...ids, gone])
    expect(changed).toEqual(ids.map((id) => ({ id, from: null })))
    expect(problems).toMatchObject([{ id: gone, code: 'case.not_found' }])
    expect((await assign(null)).changed).toEqual(ids.map((id) => ({ id, from: 'nadia' })))
    const nadia = on.app.as({ ...people.mita, id: 'nadia' } as Actor)
    const refused = nadia.write((ctx) => assignCases(ctx, { ids, accountId: 'nadia' }))
    expect((await refused).problems).toHaveLength(2)
  })

  test('a text that its writer keeps leaves number, moment and digest, and proves itself', async () => {
    const { content, digest, number } = await on.bring('complaint', people.amina, { send: 'keep' })
    const kept = await on.app.rows('cases')
    expect(JSON.stringify(kept)).toContain(digest as string)
    for (const secret of ['CANARY', String(content?.random), 'amina'])
      expect(JSON.stringify(kept)).not.toContain(secret)
    expect(await on.list()).toMatchObject({ cases: [], open: 0 })
    await expect(on.read(kept[0]?.id ?? '')).rejects.toEqual(code('case.not_found'))
    const compare = (text: string) =>
      on.app.system.read((ctx) => compareContent(ctx, { ...content, text } as never))
    expect(await compare('CANARY')).toMatchObject({ digest, state: 'kept' })
    await expect(compare('CANARY.')).rejects.toEqual(code('case.not_the_same'))
    const prove = () => on.app.system.read((ctx) => proveByNumber(ctx, number))
    await expect(prove()).rejects.toEqual(code('log.not_sealed'))
    await openSealer(on.app.system).seal()
    const extra = /^extra (.+)$/m.exec((await prove()).proof)?.[1] ?? ''
    expect(Buffer.from(extra, 'base64').toString()).toContain(digest as string)
    expect(await on.findings()).toEqual([])
  })

  test('what the candidate calls wrong is told while it waits, and again after a disagreement', async () => {
    const marks = () => on.app.as(anybody).read((ctx) => openMarks(ctx, on.recordId))
    const { id } = await on.bring('mistake')
    expect(await marks()).toMatchObject([{ about: 'detail', target: 'name' }])
    await expect(on.bring('mistake')).rejects.toEqual(code('case.open_already'))
    await on.answer(id, declined)
    expect(await marks()).toEqual([])
    expect(await on.own()).toMatchObject([
      { mayDisagree: true, result: 'declined', steps: [{ text: 'Your passport says so' }] },
    ])
    await on.again(id)
    expect(await marks()).toHaveLength(1)
    expect(await on.own()).toMatchObject([{ state: 'open', mayDisagree: false }])
    await expect(on.again(id)).rejects.toEqual(code('case.not_answered'))
    await on.answer(id, declined)
    await expect(on.again(id)).rejects.toEqual(code('case.said_twice'))
    await expect(on.bring('mistake')).rejects.toEqual(code('case.said_twice'))
  })

  test('saying a declined thing once more opens it again', async () => {
    const { id } = await on.bring('mistake')
    await on.answer(id, declined)
    expect(await on.bring('mistake')).toMatchObject({ id })
    expect((await on.own())[0]?.steps.map(({ step }) => step)).toEqual(['answered', 'again'])
  })

  test('of two who say it at the same time one is taken', async () => {
    expect(await doneAtOnce(2, () => on.bring('mistake'))).toBe(1)
  })

  test('no note of staff is read by the candidate', async () => {
    const { id } = await on.bring('mistake')
    await on.app.as(karim).write((ctx) => noteOnCase(ctx, id, 'For us'))
    expect((await on.own())[0]?.steps).toEqual([])
  })

  describe('a mistake', () => {
    const accepted = { kind: 'mistake', result: 'accepted' } as const
    const upload = async (who: Actor, text: string) =>
      uploadScan(on.app.as(who), on.recordId, 'work-permit', text)
    const correct = (who: Actor, name: string) => on.app.edit(on.recordId, { name }, who)

    test('is decided by who did not enter it, whoever typed the correction', async () => {
      const { id } = await on.bring('mistake')
      const accept = (who: Actor) => on.answer(id, accepted, who)
      await expect(accept(karim)).rejects.toEqual(code('case.not_corrected'))
      on.app.clock.move(1000)
      const decline = on.answer(id, declined, people.amina)
      await expect(decline).rejects.toEqual(code('case.second_person'))
      await correct(people.amina, 'Rahima Begum')
      await expect(accept(people.amina)).rejects.toEqual(code('case.second_person'))
      await accept(karim)
      expect(await on.own()).toMatchObject([{ result: 'accepted', mayDisagree: false }])
    })

    test('told again is decided by who did not enter it since the first report', async () => {
      const { id } = await on.bring('mistake')
      await on.answer(id, declined)
      await correct(karim, 'Rahima Bibi')
      on.app.clock.move(1000)
      await on.again(id)
      await expect(on.answer(id, declined)).rejects.toEqual(code('case.second_person'))
      await expect(on.answer(id, accepted, people.amina)).rejects.toEqual(
        code('case.not_corrected'),
      )
      await correct(karim, 'Rahima Begum')
      await expect(on.answer(id, accepted)).rejects.toEqual(code('case.second_person'))
      await on.answer(id, accepted, people.amina)
      expect((await on.own())[0]?.steps.at(-1)).toMatchObject({ samePerson: false })
    })

    test('knows what came before and after it although the clock was ahead', async () => {
      on.app.clock.move(3 * day)
      await correct(karim, 'Rahima Begum')
      on.app.clock.move(-3 * day)
      await correct(people.bashir, 'Rahima Bibi')
      on.app.clock.move(3 * day)
      const { id } = await on.bring('mistake')
      on.app.clock.move(-3 * day)
      await expect(on.answer(id, accepted)).rejects.toEqual(code('case.not_corrected'))
      await correct(people.amina, 'Rahima Begum')
      // He entered what is called wrong, although an edit of Karim's has a later time.
      await expect(on.answer(id, accepted, people.bashir)).rejects.toEqual(
        code('case.second_person'),
      )
      await on.answer(id, accepted)
    })

    test('in a document is corrected by a scan that somebody else uploads', async () => {
      await upload(people.amina, 'Permit')
      const { id } = await on.bring('mistake', anybody, mistake('paper:work-permit'))
      await expect(on.answer(id, accepted)).rejects.toEqual(code('case.not_corrected'))
      on.app.clock.move(1000)
      await upload(karim, 'The right one')
      await on.answer(id, accepted)
    })

    test('is of something that the file shows', async () => {
      await upload(people.amina, 'Permit')
      for (const part of ['detail:passportNumber', 'paper:medical'])
        await expect(on.bring('mistake', anybody, { part })).rejects.toEqual(
          code('case.not_in_file'),
        )
      const hidden = { recordId: on.recordId, kinds: ['visa-paper'] as const }
      const notSeen = on.app
        .as(anybody)
        .write((ctx) => bringCase(ctx, hidden, mistake('paper:work-permit')))
      await expect(notSeen).rejects.toEqual(code('case.not_in_file'))
    })
  })

  test('a purge takes what was said about the record along', async () => {
    const { id } = await on.bring('mistake')
    await on.answer(id, declined)
    await on.app.trash(on.recordId)
    expect((await on.list()).total).toBe(0)
    await purgeRecord(on.amina(), await on.app.present(on.recordId))
    expect(await on.own()).toEqual([])
    expect(await on.findings()).toEqual([])
  })
})
