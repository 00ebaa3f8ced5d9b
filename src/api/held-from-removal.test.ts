import { describe, expect, test } from 'vitest'
import { openCase } from '#modules/cases'
import { openRetention } from '#modules/privacy'
import type { DueRow, Hold } from '#modules/privacy/schema'
import { day } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { approvedRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { rowsAbout, rowsAboutAccount } from '#test/rows-about'
import { smallPicture } from '#test/tables'
import { startTestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

type Rows = ReturnType<typeof rowsAbout>
type Table = keyof Rows

interface Waiting {
  hold: Hold
  /** What is written about the record, as far as nobody has answered. */
  rows: readonly Table[]
  /** Of those, the rows that are about the account that the candidate linked. */
  ofAccount?: readonly Table[]
  /** Somebody answers, or what was begun is over. */
  settle: (tx: Transaction, made: Rows) => Promise<unknown>
}

const answeredAt = '2026-11-21T09:00:00.000Z'

/** Changes the row of a table that was made. */
const set =
  (table: Table, columns: object): Waiting['settle'] =>
  (tx, made) =>
    tx
      .updateTable(table as 'cases')
      .set(columns)
      .where('id', '=', String((made[table]?.[0] as { id?: string } | undefined)?.id))
      .execute()
const answered = (result: string) =>
  set('cases', { state: 'answered', result, changedAt: answeredAt })

/** Each of what holds a record back, and how it ends. */
const waiting: Record<string, Waiting> = {
  'a mistake that the candidate named': {
    ...{ hold: 'case', rows: ['cases'], settle: answered('declined') },
  },
  'an entry that the linked account calls wrong': {
    ...{ hold: 'case', rows: [], ofAccount: ['cases'], settle: answered('answered') },
  },
  'an original in the office': {
    ...{ hold: 'original', rows: ['originals'] },
    settle: set('originals', { returnNotedAt: answeredAt }),
  },
  'an original that was asked back after its return': {
    ...{ hold: 'original', rows: ['originals'] },
    settle: set('originals', { returnNotedAt: '2026-11-23T09:00:00.000Z' }),
  },
  'an authority that showed something else': {
    ...{ hold: 'authority', rows: ['comparisons'] },
    settle: set('comparisons', { answer: 'kept', answeredBy: 'amina', answeredAt }),
  },
  'a class that goes on': {
    ...{ hold: 'class', rows: [], ofAccount: ['classes', 'enrolments'] },
    settle: set('classes', { state: 'finished' }),
  },
  'a question with the number of the passport': {
    ...{ hold: 'case', rows: [] },
    settle: (tx) =>
      tx.updateTable('cases').set({ state: 'answered' }).where('kind', '=', 'code').execute(),
  },
}
const names = Object.keys(waiting)

describe.each(engines)('a record whose time is over, on %s,', async (engine) => {
  const held = new Map<string, { id: string; made: Rows }>()
  const app = await startTestApp(engine)
  const free = (await approvedRecord(app)).id
  for (const [number, name] of names.entries()) held.set(name, await enter(name, number))
  app.clock.move(11 * 366 * day)
  await openRetention(app.runtime).work()

  const idOf = (name: string) => held.get(name)?.id as string
  const list = async (): Promise<Map<string, DueRow>> => {
    const key = await app.key('admin')
    const { due } = await app.json('GET', '/due-removals', { key })
    return new Map(due.map((row: DueRow) => [row.recordId, row]))
  }
  const remove = async (id: string): Promise<string> => {
    const { recordId, what, since } = (await list()).get(id) as DueRow
    const body = { removals: [{ recordId, what, since }] }
    const key = await app.key('admin')
    return (await app.json('POST', '/due-removals/remove', { key, body })).outcomes[0]
  }
  const left = async () => (await app.rows('records')).map(({ id }) => id).toSorted()

  async function enter(name: string, number: number) {
    const { rows: tables, ofAccount = [] } = waiting[name] as Waiting
    const { id: recordId } = await approvedRecord(app, { passportNumber: `HELD${number}` })
    const scan = await smallPicture(number)
    const { id: documentId } = await uploadScan(app.as(people.amina), recordId, 'visa-paper', scan)
    await app.code(recordId)
    const account = await app.addPerson('student', `held${number}@padma.example`)
    const made = await app.runtime.database.write(async (tx) => {
      const codes = tx.selectFrom('accessCodes').select('id').where('recordId', '=', recordId)
      const { id: accessCodeId } = await codes.executeTakeFirstOrThrow()
      const about = { number, recordId, documentId, accessCodeId, accountId: account.id }
      const [ofRecord, own] = [rowsAbout(about), rowsAboutAccount(about)]
      const write = (table: string, values: unknown) =>
        tx
          .insertInto(table as Table)
          .values(values as never)
          .execute()
      for (const table of tables) await write(table, ofRecord[table])
      if (ofAccount.length > 0)
        await write('recordLinks', {
          ...{ accountId: account.id, recordId, accessCodeId },
          ...{ linkedAt: answeredAt, viewedAt: null },
        })
      for (const table of ofAccount) await write(table, own[table])
      if (name.includes('asked back'))
        await tx
          .updateTable('originals')
          .set({ returnNotedAt: answeredAt, askedBackAt: '2026-11-22T09:00:00.000Z' })
          .where('recordId', '=', recordId)
          .execute()
      return { ...ofRecord, ...(ofAccount.length > 0 ? own : {}) }
    })
    if (name.includes('question')) await ask(`held-${number}`)
    return { id: recordId, made }
  }

  /** Somebody writes the number in another way than it was entered. */
  async function ask(number: string) {
    const said = { name: 'Rahima', number, from: '+880 1' }
    await app.system.write((ctx) => openCase(ctx, { kind: 'code', said }))
  }

  test.each(names)('stays for %s, which the list tells', async (name) => {
    const row = (await list()).get(idOf(name))
    expect(row).toMatchObject({ what: 'record', held: [waiting[name]?.hold] })
    expect(await remove(idOf(name))).toBe('held')
  })

  test('stays when removal goes by itself too, and alone for that: another one goes', async () => {
    const byItself = (removesByItself: boolean) => chooseSettings(app, { removesByItself })
    await byItself(true)
    expect(await left()).toContain(free)
    const server = openRetention(app.runtime)
    for (let at = 0; at < 9; at += 1) {
      await server.work()
      app.clock.move(day)
    }
    await byItself(false)
    expect(await left()).toEqual(names.map(idOf).toSorted())
  })

  test.each(names)('goes when nothing waits any more: %s', async (name) => {
    const { id, made } = held.get(name) as { id: string; made: Rows }
    await app.system.write(({ tx }) => waiting[name]?.settle(tx, made) as Promise<unknown>)
    // Its time is counted anew, from the answer.
    await openRetention(app.runtime).work()
    expect((await list()).get(id)?.held).toEqual([])
    expect(await remove(id)).toBe('removed')
    expect(await left()).not.toContain(id)
  })
})
