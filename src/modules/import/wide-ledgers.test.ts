import { beforeEach, describe, expect, test } from 'vitest'
import { listLedger } from '#modules/training'
import { ledgerListSchema } from '#modules/training/payments.schema'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest } from '#test/test-runtime'
import { chooseColumns } from './index.server.ts'
import { importGround } from './test-ground.ts'

const columns = [
  ...['Sl', 'Candidate', 'Passport No', 'Date', 'Recruitment fee (BDT)', 'Medical', 'Visa fee'],
  ...['Ticket', 'Total', 'Currency', 'Paid by'],
]
const first = ['1', 'Rahima', 'ZZ7000001', '02/11/2026', '1,50,000', '', '8000', '-', '158000']
const second = ['2', 'Karim', 'ZZ7000002', '25/11/2026', '', '0', '', '42,500.50', '42500.5']
const ofWorker = ['BDT', 'worker']
const table = (rows: string[][], names = columns) =>
  csvOf(
    rows.map((cells) => names.map((_, at) => cells[at] ?? '')),
    names,
  )

describe.each(engines)('a ledger with a column for each item on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))
  beforeEach(async () => {
    ground.app.clock.move(10 * 24 * 3_600_000)
    await ground.bring(csvOf([tableRow(1), tableRow(2)], tableColumns))
  })

  const payments = async () =>
    (
      await ground.amina.read((ctx) => listLedger(ctx, ledgerListSchema.parse({ pageSize: 100 })))
    ).entries
      .filter(({ kind, correctedBy }) => kind === 'payment' && correctedBy === null)
      .map(({ item, amount, receivedOn }) => `${item} ${amount} ${receivedOn}`)
      .toSorted()
  const three = ['fee 15000000 2026-11-02', 'travel 4250050 2026-11-25', 'visa 800000 2026-11-02']
  const whole = table([
    [...first, ...ofWorker],
    [...second, ...ofWorker],
  ])

  test('is a payment for each filled amount, and none for a total', async () => {
    const { id, counts, reading } = await ground.bring(whole)
    expect(counts).toMatchObject({ created: 3, failed: 0, skipped: 0 })
    expect(await payments()).toEqual(three)
    expect(reading).toEqual([
      expect.stringContaining('commas'),
      'each filled amount as a payment of its own: “Recruitment fee (BDT)”, “Medical”, “Visa fee”, “Ticket”',
      'totals, not brought in: “Total”',
    ])
    expect((await ground.bring(whole)).counts).toMatchObject({ created: 0, unchanged: 3 })
    expect((await ground.undo(id)).counts).toMatchObject({ undone: 3 })
    expect(await payments()).toEqual([])
  })

  test('says in which row of the table a payment stays out, and which total is another sum', async () => {
    const wrong = first.with(6, 'eight').with(2, 'ZZ7999999')
    const importId = await ground.prepare(
      table([
        [...second.with(8, '40000'), ...ofWorker],
        [...wrong, ...ofWorker],
      ]),
    )
    const { counts, problems, reading } = await ground.check(importId)
    expect(counts).toMatchObject({ created: 1, failed: 2 })
    expect(problems.map(({ row }) => row)).toEqual([3, 3])
    expect(reading.at(-1)).toBe('a total that is not the sum of its row, first in row 2')
  })

  test('without a column for it asks once who paid and in which currency', async () => {
    const names = columns.slice(0, -2).with(4, 'Recruitment fee')
    const importId = await ground.prepare(table([first, second], names))
    const { counts, findings } = await ground.check(importId)
    expect(counts).toMatchObject({ created: 0, failed: 3 })
    expect(findings.questions).toMatchObject([
      { column: 'payment.paidBy', value: 'not stated', rows: 3 },
      { column: 'payment.currency', value: 'not stated', rows: 3 },
    ])
    const answers = [
      { column: 'payment.paidBy', value: 'not stated', take: 'worker' },
      { column: 'payment.currency', value: 'not stated', take: 'BDT' },
    ] as const
    await ground.amina.write((ctx) => chooseColumns(ctx, { importId, answers: [...answers] }))
    expect((await ground.check(importId)).counts).toMatchObject({ created: 3, failed: 0 })
    await ground.run(importId)
    expect(await payments()).toEqual(three)
  })

  test.each([
    ['what is owed', columns.with(0, 'Due')],
    ['a list of candidates', [...tableColumns, 'Visa fee', 'Ticket']],
    ['numbers of papers', ['Passport No', 'Visa', 'Ticket', 'Date']],
  ])('is none with %s', async (_, names) => {
    const { columns: read } = await ground.look(await ground.prepare(table([first], names)))
    expect(read).toEqual(names)
  })
})
