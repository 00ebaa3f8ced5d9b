import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { countOpenCases, forgetOldCases, noteOnCase, openCase, readByNumber } from '#modules/cases'
import { caseKindNames, kindsThat, rowOf } from '#modules/cases/kinds.schema'
import { fieldsOf } from '#modules/cases/schema'
import { day } from '#platform/clock'
import { partsOf } from '#platform/problems.schema'
import { doneAtOnce } from '#test/outcome-of'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import {
  answers,
  anybody,
  caseGround,
  given,
  karim,
  partsOf as partsOfKind,
  said,
} from './test-ground.ts'

describe.each(bothEngines)('cases on %s', async (engine) => {
  const shared = await caseGround(engine)

  test.each(caseKindNames)(
    'of the kind %s waits for the staff of its kind, with a number, until it is answered once; the log tells of it',
    async (kind) => {
      const row = rowOf(kind)
      const { id, number } = await shared.bring(kind, people.amina)
      expect(number).toMatch(/^CS-[0-9A-Z]{5}-[0-9A-Z]{5}-\d\d$/)
      expect(await shared.list({ kind, state: 'open' })).toMatchObject({
        total: 1,
        cases: [{ id }],
      })
      expect((await shared.read(id)).said).toEqual(said[kind])
      const standing = () =>
        shared.app.system.read((ctx) => readByNumber(ctx, number.toLowerCase()))
      expect(await standing()).toMatchObject({ kind, state: 'open', answer: null })
      await shared.app.as(karim).write((ctx) => noteOnCase(ctx, id, 'CANARY-note'))
      shared.app.clock.move(61 * day)
      expect(await shared.amina().read(countOpenCases)).toEqual({ open: 1, overdue: 1 })
      expect(await doneAtOnce(10, () => shared.answer(id, answers[kind]))).toBe(1)
      expect(await shared.list({ kind, state: 'open' })).toMatchObject({ total: 0 })
      expect(await shared.read(id)).toMatchObject({
        ...{ state: 'answered', result: answers[kind].result },
        steps: [{ step: 'note' }, { step: 'answered', text: answers[kind].text ?? null }],
      })
      const told = await standing()
      expect(told.state).toBe('answered')
      expect(told.answer?.text).toBe(row.readBy === 'number' ? 'Called back' : undefined)
      const subject = row.by === 'candidate' ? `record:${shared.recordOf(kind)}` : `case:${id}`
      const events = await shared.app.events({ subject })
      const mine = events.filter(({ details }) => details?.caseId === id)
      expect(mine.map(({ action }) => action)).toEqual([
        ...['case.answered', 'case.noted', 'case.opened'],
      ])
      for (const secret of ['CANARY', 'AB1234567'])
        expect(JSON.stringify([told, events])).not.toContain(secret)
      if (row.isAnonymous) expect(mine.at(-1)).toMatchObject({ actorId: null })
    },
  )

  describe.each(caseKindNames)('of the kind %s', (kind) => {
    const on = forEachTest(() => caseGround(engine))
    const row = rowOf(kind)

    test(
      row.keptFor === undefined
        ? 'cannot be changed or removed, and the doctor finds who forces it'
        : 'is forgotten when its time is over, an open one never',
      async () => {
        const { id } = await on.bring(kind)
        const recordId = row.by === 'candidate' ? on.recordOf(kind) : null
        const other = {
          ...given(kind),
          ...(partsOfKind(kind) ? { part: partsOfKind(kind)?.[1] as string } : {}),
        }
        await on.app.as(anybody).write((ctx) => openCase(ctx, other, { recordId }))
        await on.answer(id, answers[kind])
        await expect(on.run(sql`update "cases" set "said" = '{}'`)).rejects.toThrow()
        await expect(on.run(sql`update "caseSteps" set "text" = 'x'`)).rejects.toThrow()
        await expect(on.run(sql`delete from "caseSteps"`)).rejects.toThrow()
        expect(await on.findings()).toEqual([])
        if (row.keptFor !== undefined) {
          on.app.clock.move(row.keptFor - 1)
          await on.app.system.write(forgetOldCases)
          expect((await on.list()).total).toBe(2)
          on.app.clock.move(2)
          await on.app.system.write(forgetOldCases)
          expect((await on.list()).cases).toMatchObject([{ state: 'open' }])
          expect(await on.findings()).toEqual([])
          return
        }
        await expect(on.run(sql`delete from "cases"`)).rejects.toThrow()
        for (const table of ['cases', 'caseSteps'])
          for (const name of engine === 'sqlite' ? ['NoUpdate', 'NoDelete'] : ['NoChange'])
            await on.run(
              engine === 'sqlite'
                ? sql`drop trigger ${sql.id(table + name)}`
                : sql`drop trigger ${sql.id(table + name)} on ${sql.table(table)}`,
            )
        await on.run(sql`update "cases" set "state" = 'open' where "id" = ${id}`)
        expect(await on.findings()).toEqual(['moved'])
        await on.run(sql`update "caseSteps" set "text" = 'x'`)
        await on.run(sql`update "cases" set "createdAt" = '2020-01-01T00:00:00.000Z'`)
        expect(await on.findings()).toEqual(['altered', 'altered', 'step-altered'])
        await on.run(sql`delete from "caseSteps"`)
        await on.run(sql`delete from "cases"`)
        expect(await on.findings()).toEqual(['lost', 'lost', 'step-lost'])
      },
    )
  })
})

describe('what a form says', () => {
  const brought = kindsThat(({ by }) => by !== 'product')
  test.each(brought)(
    'of %s: each wrong answer is refused at its field, with a sentence',
    (kind) => {
      // A wage without a time is one for a month.
      const fields = Object.entries(rowOf(kind).fields).filter(([, { as }]) => as !== 'period')
      const wrong = fields.flatMap(([name, { as, most = 0 }]) =>
        most === 0 || as === 'amount' ? [[name, 'XX']] : [[name, 'x'.repeat(most + 1)]],
      )
      const right = { ...said[kind], send: 'keep', amount: '5', currency: 'BDT' }
      expect(fieldsOf(kind).safeParse(right).error).toBeUndefined()
      for (const [name = '', value] of wrong) {
        const [issue] = fieldsOf(kind).safeParse({ ...right, [name]: value }).error?.issues ?? []
        expect([name, issue?.path]).toEqual([name, [name]])
        expect(partsOf(issue?.message ?? '').message).toMatch(/^[A-Z].*\.$/)
      }
    },
  )
})
