import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { day, minute } from '#platform/clock'
import { startPadma } from '#test/padma'
import { bothEngines, people, type TestRuntime } from '#test/test-runtime'
import {
  changeConcern,
  forgetOldConcerns,
  listConcerns,
  reportConcern,
  requestCode,
} from './index.server.ts'
import { type ConcernChange, concernFilterSchema, newConcernSchema } from './schema.ts'

describe.each(bothEngines)('concerns on %s', (engine) => {
  let app: TestRuntime
  beforeEach(async () => {
    app = await startPadma(engine)
  })
  afterEach(() => app.close())

  const amina = () => app.as(people.amina)
  const report = (concern: object = {}) =>
    app
      .as({ kind: 'anonymous' })
      .write((ctx) =>
        reportConcern(
          ctx,
          newConcernSchema.parse({ text: 'Somebody asked for money', ...concern }),
        ),
      )
  const change = (concernId: string, to: ConcernChange, by = people.amina) =>
    app.as(by).write((ctx) => changeConcern(ctx, { concernId, change: to }))
  const list = (filter: object = {}) =>
    amina().read((ctx) => listConcerns(ctx, concernFilterSchema.parse(filter)))
  const forgetAfter = async (days: number) => {
    app.clock.move(days * day)
    await app.system.write(forgetOldConcerns)
  }
  const answered = { state: 'answered', note: 'Called back' } as const

  test('a report waits for an answer, whoever it is from', async () => {
    await report()
    app.clock.move(minute)
    await report({ from: ' rahima@padma.example ', text: 'A\r\nB', page: '/check?n=AB1#x' })
    expect(await list()).toMatchObject({
      total: 2,
      open: 2,
      concerns: [
        { from: 'rahima@padma.example', text: 'A\nB', page: '/check', state: 'open' },
        { from: null, page: null, note: null },
      ],
    })
  })

  test('is answered with a note, closed and reopened, and says who did it', async () => {
    const { id } = await report()
    expect(await change(id, answered)).toMatchObject({
      state: 'answered',
      note: 'Called back',
      changedBy: 'amina',
    })
    expect(await change(id, { state: 'closed' }, people.bashir)).toMatchObject({
      state: 'closed',
      note: 'Called back',
      changedBy: 'bashir',
    })
    await change(id, { state: 'open' })
    expect(await list({ state: 'open' })).toMatchObject({ total: 1, open: 1 })
  })

  test('what is not in the table of transitions does not happen', async () => {
    const { id } = await report()
    await expect(change(id, { state: 'open' })).rejects.toMatchObject({
      code: 'concern.wrong_state',
    })
    await change(id, { state: 'closed' })
    await expect(change(id, answered)).rejects.toMatchObject({ code: 'concern.wrong_state' })
    const missing = '019a0000-0000-7000-8000-000000000000'
    await expect(change(missing, answered)).rejects.toMatchObject({ code: 'concern.not_found' })
  })

  test('of ten answers at once exactly one is kept', async () => {
    const { id } = await report()
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        change(id, { state: 'answered', note: `Answer ${index}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('the log tells of every step and nothing of what was written', async () => {
    const { id } = await report({ from: 'CANARY-from', text: 'CANARY-text', page: '/CANARY-page' })
    await change(id, { state: 'answered', note: 'CANARY-note' })
    const events = await amina().read((ctx) =>
      listEvents(ctx, { subject: `concern:${id}`, limit: 9 }),
    )
    expect(events.map(({ action }) => action)).toEqual(['concern.answered', 'concern.reported'])
    expect(JSON.stringify(events)).not.toContain('CANARY')
  })

  test('a report is forgotten two years after it was dealt with, an open one never', async () => {
    const { id: closed } = await report({ text: 'Closed' })
    await report({ text: 'Open' })
    app.clock.move(700 * day)
    await change(closed, { state: 'closed' })
    await forgetAfter(731)
    expect((await list()).total).toBe(2)
    await forgetAfter(2)
    expect((await list()).concerns.map(({ text }) => text)).toEqual(['Open'])
  })

  test('a request for a code is forgotten 90 days after its answer', async () => {
    const asked = { name: 'Rahima Khatun', number: 'AB1234567', from: '+880 1711 000000' }
    const anonymous = app.as({ kind: 'anonymous' })
    const { id } = await anonymous.write((ctx) => requestCode(ctx, asked))
    const { id: reported } = await report()
    await change(id, answered)
    await change(reported, answered)
    await forgetAfter(89)
    expect((await list()).total).toBe(2)
    await forgetAfter(2)
    expect((await list()).concerns).toMatchObject([{ id: reported }])
  })

  test('pages', async () => {
    for (let made = 0; made < 26; made += 1) await report({ text: `Report ${made}` })
    const second = await list({ page: 2 })
    expect(second.total).toBe(26)
    expect(second.concerns.map(({ text }) => text)).toEqual(['Report 0'])
  })
})

describe('a report', () => {
  test.each([
    [{ text: ' ' }, 'text'],
    [{}, 'text'],
    [{ text: 'x'.repeat(4001) }, 'text'],
    [{ text: 'x', from: 'x'.repeat(201) }, 'from'],
    [{ text: 'x', page: 'x'.repeat(501) }, 'page'],
  ])('%#: is refused with a sentence at its field', (concern, field) => {
    const issue = newConcernSchema.safeParse(concern).error?.issues[0]
    expect(issue?.path).toEqual([field])
    expect(issue?.message).toMatch(/^[A-Z].*\.$/)
  })

  test('may leave out who it is from', () => {
    const left = { from: null, text: 'x', page: null }
    expect(newConcernSchema.parse({ text: 'x', from: '  ', page: '' })).toEqual(left)
    expect(newConcernSchema.parse({ text: 'x' })).toEqual(left)
  })
})
