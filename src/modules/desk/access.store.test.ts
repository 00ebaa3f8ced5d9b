import { afterAll, describe, expect, test } from 'vitest'
import { noteOnCase, openCase, ownCases } from '#modules/cases'
import { type CaseKind, caseKindNames, kindsThat, rowOf } from '#modules/cases/schema'
import type { Actor } from '#platform/context'
import { Refusal } from '#platform/errors'
import { bothEngines } from '#test/test-runtime'
import { disagreeWith, takeCaseBack } from './index.server.ts'
import { answers, anybody, caseGround, given, karim } from './test-ground.ts'

const moderator = { ...karim, id: 'mita', role: 'moderator' } as Actor
const student = { ...karim, id: 'sadia', role: 'student' } as Actor
const roles = Object.entries({ admin: karim, moderator, student, anybody })
const states = ['open', 'assigned', 'answered'] as const

describe.each(bothEngines)('cases on %s', async (engine) => {
  const on = await caseGround(engine)
  afterAll(() => on.app.close())

  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => 'yes',
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    )

  /** Makes a case of a kind in a state; the assigned ones are the moderator's. */
  async function made(kind: CaseKind, state: (typeof states)[number]) {
    const recordId = rowOf(kind).by === 'candidate' ? on.recordOf(kind) : null
    const { id } = await on.app.as(anybody).write((ctx) => openCase(ctx, given(kind), { recordId }))
    const assignedTo = state === 'assigned' ? 'mita' : null
    await on.app.runtime.database.write((tx) =>
      tx.updateTable('cases').set({ assignedTo }).where('id', '=', id).execute(),
    )
    if (state === 'answered') await on.answer(id, answers[kind])
    return id
  }

  test('are read and answered by the staff of their kind, and by whom they are assigned to', async () => {
    const wrong: string[] = []
    for (const kind of caseKindNames)
      for (const state of states)
        for (const [role, actor] of roles) {
          const id = await made(kind, state)
          const is = [
            (await on.list({ kind, pageSize: 100 }, actor)).cases.some((one) => one.id === id),
            await outcome(on.read(id, actor)),
            await outcome(on.answer(id, answers[kind], actor)),
            await outcome(on.app.as(actor).write((ctx) => noteOnCase(ctx, id, 'For us'))),
          ]
          const sees = role === 'admin' || (role === 'moderator' && state === 'assigned')
          const answered = state === 'answered' ? 'case.answered_already' : 'yes'
          const due = [sees, ...(sees ? ['yes', answered, 'yes'] : Array(3).fill('case.not_found'))]
          if (String(is) !== String(due)) wrong.push(`${role}, ${kind}, ${state}: ${is}`)
        }
    expect(wrong).toEqual([])
  })

  test('are the own ones of whose file is open, and nothing to another', async () => {
    const wrong: string[] = []
    for (const kind of kindsThat(({ by }) => by === 'candidate'))
      for (const state of states) {
        const id = await made(kind, state)
        const own = on.recordOf(kind)
        const other = on.recordOf(kind === 'original' ? 'mistake' : 'original')
        const seenIn = async (recordId: string) =>
          (await on.app.as(anybody).read((ctx) => ownCases(ctx, { recordId }))).some(
            (one) => one.id === id,
          )
        const stranger = { recordId: other, kinds: null }
        const is = [
          ...[await seenIn(own), await seenIn(other)],
          await outcome(
            on.app.as(anybody).write((ctx) => disagreeWith(ctx, stranger, { id, text: 'No' })),
          ),
          await outcome(
            on.app.as(anybody).write((ctx) => takeCaseBack(ctx, stranger, { id, language: 'en' })),
          ),
        ]
        if (String(is) !== 'true,false,case.not_found,case.not_found')
          wrong.push(`${kind}, ${state}: ${is}`)
      }
    expect(wrong).toEqual([])
  })

  test('are listed on from where the list was, whatever comes in meanwhile: none twice, none left out', async () => {
    const add = async () => {
      on.app.clock.move(1000)
      return (await on.app.as(anybody).write((ctx) => openCase(ctx, given('code')))).id
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
})
