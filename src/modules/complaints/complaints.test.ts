import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listEvents } from '#modules/audit'
import { openSealer } from '#modules/transparency'
import { minute } from '#platform/clock'
import type { Actor } from '#platform/context'
import type { Transaction } from '#platform/database'
import { startPadma } from '#test/padma'
import { bothEngines, people, type TestRuntime } from '#test/test-runtime'
import {
  answerComplaint,
  compareComplaint,
  examineComplaints,
  listComplaints,
  proveComplaint,
  readComplaint,
  writeComplaint,
} from './index.server.ts'
import { complaintFilterSchema, newComplaintSchema } from './schema.ts'

describe.each(bothEngines)('complaints on %s', (engine) => {
  let app: TestRuntime
  beforeEach(async () => {
    app = await startPadma(engine)
  })
  afterEach(() => app.close())

  const write = (
    send: 'keep' | 'send',
    text = 'They keep my passport',
    by: Actor = { kind: 'anonymous' },
  ) =>
    app
      .as(by)
      .write((ctx) =>
        writeComplaint(ctx, newComplaintSchema.parse({ about: 'agency', text, send })),
      )
  const list = (filter: object = {}) =>
    app.as(people.amina).read((ctx) => listComplaints(ctx, complaintFilterSchema.parse(filter)))
  const answer = (number: string, text = 'We give it back today') =>
    app.as(people.amina).write((ctx) => answerComplaint(ctx, { number, answer: text }))
  const rows = () => app.runtime.database.reader.selectFrom('complaints').selectAll().execute()
  const findings = async () => {
    const found: string[] = []
    for await (const { problem } of examineComplaints(app.system)) found.push(problem)
    return found
  }

  test('what is not sent leaves number, moment and digest, and nothing of the text', async () => {
    const { content, digest, isSent } = await write('keep', 'CANARY-text')
    expect(isSent).toBe(false)
    expect(content.number).toMatch(/^CP-[0-9A-Z]{5}-[0-9A-Z]{5}-\d\d$/)
    const kept = JSON.stringify(await rows())
    expect(kept).toContain(digest)
    expect(kept).not.toContain('CANARY')
    expect(kept).not.toContain(content.random)
    expect(await list()).toMatchObject({ complaints: [], total: 0, open: 0 })
    await expect(answer(content.number)).rejects.toMatchObject({ code: 'complaint.not_found' })
  })

  test('the saved words prove themselves, and one letter more does not', async () => {
    const { content, digest } = await write('keep')
    const compare = (text: string) =>
      app.system.read((ctx) => compareComplaint(ctx, { ...content, text }))
    expect(await compare(content.text)).toMatchObject({ digest, at: content.at })
    await expect(compare(`${content.text}.`)).rejects.toMatchObject({
      code: 'complaint.not_the_same',
    })
  })

  test('the log holds the digest from the moment on, and proves it', async () => {
    const { content, digest } = await write('keep')
    const prove = () => app.system.read((ctx) => proveComplaint(ctx, content.number.toLowerCase()))
    await expect(prove()).rejects.toMatchObject({ code: 'log.not_sealed' })
    await openSealer(app.system).seal()
    const { proof, at } = await prove()
    expect(at).toBe(content.at)
    const extra = /^extra (.+)$/m.exec(proof)?.[1] ?? ''
    expect(Buffer.from(extra, 'base64').toString()).toContain(digest)
  })

  test('what is sent waits first until it is answered, once', async () => {
    const first = await write('send', 'First')
    app.clock.move(minute)
    const second = await write('send', 'Second')
    await answer(second.content.number)
    expect(await list()).toMatchObject({
      total: 2,
      open: 1,
      complaints: [
        { text: 'First', answer: null },
        { text: 'Second', answer: { text: 'We give it back today' } },
      ],
    })
    expect(await list({ state: 'answered' })).toMatchObject({ total: 1 })
    expect(await app.system.read((ctx) => readComplaint(ctx, second.content.number))).toMatchObject(
      { isSent: true, answer: { text: 'We give it back today' } },
    )
    await expect(answer(second.content.number)).rejects.toMatchObject({
      code: 'complaint.answered_already',
    })
    expect(JSON.stringify(await list())).not.toContain(first.content.random)
  })

  test('of ten answers at once exactly one is kept', async () => {
    const { content } = await write('send')
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => answer(content.number, `Answer ${index}`)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('neither row nor event names who wrote it, whoever is signed in', async () => {
    await write('send', 'x', people.amina)
    const events = await app.system.read((ctx) =>
      listEvents(ctx, { actions: ['complaint.written'], limit: 9 }),
    )
    expect(events).toMatchObject([{ actorKind: 'anonymous', actorId: null }])
    expect(JSON.stringify(await rows())).not.toContain('amina')
  })

  test('the database refuses to change or to remove one, and doctor finds who forces it', async () => {
    const { content } = await write('send')
    await write('keep')
    await answer(content.number)
    const run = (query: ReturnType<typeof sql>) =>
      app.runtime.database.write((tx: Transaction) => query.execute(tx))
    for (const table of ['complaints', 'complaintAnswers']) {
      const column = sql.ref(table === 'complaints' ? 'createdAt' : 'answer')
      await expect(run(sql`update ${sql.table(table)} set ${column} = 'x'`)).rejects.toThrow()
      await expect(run(sql`delete from ${sql.table(table)}`)).rejects.toThrow()
    }
    expect(await findings()).toEqual([])
    for (const table of ['complaints', 'complaintAnswers'])
      for (const name of engine === 'sqlite' ? ['NoUpdate', 'NoDelete'] : ['NoChange'])
        await run(
          engine === 'sqlite'
            ? sql`drop trigger ${sql.id(table + name)}`
            : sql`drop trigger ${sql.id(table + name)} on ${sql.table(table)}`,
        )
    await run(sql`update "complaintAnswers" set "answer" = 'x'`)
    expect(await findings()).toEqual(['answer-altered'])
    await run(sql`update "complaints" set "createdAt" = '2020-01-01T00:00:00.000Z'`)
    expect((await findings()).toSorted()).toEqual(['altered', 'altered', 'answer-altered'])
    await run(sql`delete from "complaintAnswers"`)
    await run(sql`delete from "complaints"`)
    expect((await findings()).toSorted()).toEqual(['answer-lost', 'lost', 'lost'])
  })
})

describe('a complaint', () => {
  test.each([
    [{ text: ' ' }, 'text'],
    [{ text: 'x'.repeat(4001) }, 'text'],
    [{ about: 'embassy' }, 'about'],
    [{ send: undefined }, 'send'],
    [{ from: 'x'.repeat(201) }, 'from'],
    [{ origin: 'XX' }, 'origin'],
  ])('%#: is refused with a sentence at its field', (wrong, field) => {
    const right = { about: 'agency', text: 'x', send: 'keep' }
    const issue = newComplaintSchema.safeParse({ ...right, ...wrong }).error?.issues[0]
    expect(issue?.path).toEqual([field])
    expect(issue?.message).toMatch(/^[A-Z].*\.$/)
  })
})
