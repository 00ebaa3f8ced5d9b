import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bothEngines } from '#test/test-runtime'
import { answerDispute, countOpenDisputes, openDispute } from './index.server.ts'
import { type Person, type TrainingGround, trainingGround } from './test-ground.ts'

describe.each(bothEngines)('objections of students on %s', (engine) => {
  let ground: TrainingGround
  let sadia: Person
  let karim: Person
  beforeEach(async () => {
    ground = await trainingGround(engine)
    ;[sadia, karim] = (await ground.addStudents(2)) as [Person, Person]
  })
  afterEach(() => ground.close())

  test('“This is wrong” shows to both sides until an admin has answered', async () => {
    const entry = await ground.pay(sadia, { feeName: 'Medical' })
    const object = (who: Person) =>
      ground.app
        .as(who)
        .write((ctx) => openDispute(ctx, { entryId: entry.id, text: 'I paid 6,000' }))
    await expect(object(karim)).rejects.toMatchObject({ code: 'ledger.not_found' })
    const tries = await Promise.allSettled([object(sadia), object(sadia)])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const open = await ground.entries({ dispute: 'open' })
    expect(open).toMatchObject({ total: 1, disputesOpen: 1 })
    const [dispute] = open.entries[0]?.disputes ?? []
    const answer = () =>
      ground.admin.write((ctx) =>
        answerDispute(ctx, { disputeId: dispute?.id as string, answer: 'Corrected' }),
      )
    const answers = await Promise.allSettled([answer(), answer()])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await ground.ledgerOf(sadia)).entries[0]?.disputes).toMatchObject([
      { text: 'I paid 6,000', answer: 'Corrected' },
    ])
    expect(await ground.admin.read(countOpenDisputes)).toBe(0)
    await object(sadia)
    expect(await ground.admin.read(countOpenDisputes)).toBe(1)
  })
})
