import { describe, expect, test } from 'vitest'
import { notePrintedDates } from '#modules/documents'
import { endingSchema } from '#modules/documents/schema'
import { addRecord, deleteRecord } from '#modules/records'
import { recordListSchema } from '#modules/records/schema'
import { dayAfter } from '#platform/clock/schema'
import { approvedRecord, candidate } from '#test/candidates'
import { startPadma } from '#test/padma'
import { engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { exportEnding, exportRecords } from '../index.server.ts'

const { pageSize: _pageSize, ...everything } = recordListSchema.parse({})

describe.each(engines)('a list that changes while it is exported, on %s,', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const amina = () => app.as(people.amina)
  const add = (number: number) =>
    amina().write((ctx) =>
      addRecord(ctx, candidate({ passportNumber: `ZZ${1_000_000 + number}`, name: 'Rahima' })),
    )
  const trash = ({ id, version }: { id: string; version: number }) =>
    amina().write((ctx) => deleteRecord(ctx, { recordId: id, version }))
  /** Reads the head and the first rows, changes the list, and reads the rest; returns the column of rows. */
  async function readAround(
    rows: AsyncGenerator<Uint8Array>,
    column: string,
    change: () => Promise<unknown>,
  ) {
    const parts = [(await rows.next()).value, (await rows.next()).value]
    await change()
    for await (const part of rows) parts.push(part)
    const [head = '', ...lines] = Buffer.concat(parts).toString().trim().split('\r\n')
    const at = head.replace('\uFEFF', '').split(',').indexOf(column)
    return lines.map((line) => line.split(',')[at])
  }

  test('loses no other record and repeats none, in the order that it had', async () => {
    const records = []
    for (let number = 0; number < 205; number += 1) {
      records.push(await add(number))
      app.clock.move(1000)
    }
    const newestFirst = records.map(({ reference }) => reference).reverse()
    const read = (change: () => Promise<unknown>) =>
      exportRecords(amina(), everything).then((rows) => readAround(rows, 'reference', change))
    expect(await read(() => add(205))).toEqual(newestFirst)
    const [oldest, newest] = [records[0], records[204]] as [
      (typeof records)[0],
      (typeof records)[0],
    ]
    const rest = await read(async () => {
      await trash(newest)
      await trash(oldest)
    })
    expect(rest.slice(1)).toEqual(newestFirst.slice(0, -1))
  })
  test('loses no document that ends, and repeats none', async () => {
    const day = (number: number) => dayAfter(app.clock.now().slice(0, 10), number)
    const record = await approvedRecord(app)
    const note = (validUntil: string) =>
      amina().write((ctx) =>
        notePrintedDates(ctx, {
          ...{ recordId: record.id, kind: 'visa-paper' },
          dates: { issuedOn: null, validUntil },
        }),
      )
    const { id } = await uploadScan(amina(), record.id, 'visa-paper', 'Visa')
    await note(day(1))
    const others = await Promise.all(Array.from({ length: 204 }, (_, number) => add(number)))
    await app.system.write(async ({ tx }) => {
      const documents = () => tx.selectFrom('documents').selectAll().where('id', '=', id)
      const first = await documents().executeTakeFirstOrThrow()
      for (const [index, { id: recordId }] of others.entries()) {
        const validUntil = day(Math.max(2, index - 197))
        const values = { ...first, id: app.runtime.ids.uuid(), recordId, validUntil }
        await tx.insertInto('documents').values(values).execute()
      }
    })
    const asked = { ...endingSchema.parse({}), language: 'en' as const }
    const rows = await exportEnding(amina(), asked)
    const ends = await readAround(rows, 'validUntil', () => note(day(20)))
    expect(ends).toEqual([day(1), ...Array(200).fill(day(2)), day(3), day(4), day(5), day(6)])
  })
})
