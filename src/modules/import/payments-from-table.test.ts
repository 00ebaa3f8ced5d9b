import { beforeEach, describe, expect, test } from 'vitest'
import {
  correctEntry,
  examineLedger,
  ledgerCsv,
  listLedger,
  refundPayment,
} from '#modules/training'
import { ledgerListSchema, newItemRefundSchema } from '#modules/training/payments.schema'
import { allOf } from '#test/all-of'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest } from '#test/test-runtime'
import { askForRun, workOnImport } from './index.server.ts'
import { importGround } from './test-ground.ts'

const columns = [
  ...['Passport No.', 'Purpose', 'Amount', 'Currency', 'Paid by', 'Date', 'Mode', 'Receipt No.'],
]
const fee = ['ZZ7000001', 'fee', '1,50,000.50', 'bdt', 'worker', '02/11/2026', 'bKash', 'MR 7']
const medical = ['zz-700 0002', 'মেডিকেল পরীক্ষা বা টিকা', '8500', 'BDT', 'other', '2026-11-03']
const borne = ['W100001', 'Ticket, travel or lodging', '600', 'SAR', 'agency', '2026-11-04']
const table = (rows: string[][]) =>
  csvOf(
    rows.map((cells) => columns.map((_, at) => cells[at] ?? '')),
    columns,
  )

describe.each(engines)('a ledger that is imported on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))
  beforeEach(async () => {
    await ground.bring(csvOf([tableRow(1), tableRow(2)], tableColumns))
  })

  const entries = () =>
    ground.amina.read(async (ctx) => {
      const list = ledgerListSchema.parse({ pageSize: 100 })
      return (await listLedger(ctx, list)).entries.toSorted((a, b) => a.sequence - b.sequence)
    })
  const payments = async () => (await entries()).filter(({ kind }) => kind === 'payment')
  const findings = () => allOf(examineLedger(ground.app.system), 'problem')
  const stands = async () => (await payments()).filter(({ correctedBy }) => correctedBy === null)
  const correct = (entry: { id: string } | undefined) =>
    ground.amina.write((ctx) =>
      correctEntry(ctx, { entryId: String(entry?.id), reason: 'Another sum' }),
    )

  test('records each payment with a receipt, and nothing in the dry run', async () => {
    const importId = await ground.prepare(table([fee, medical, borne]))
    const { mapping, counts } = await ground.check(importId)
    expect(mapping).toMatchObject({ 'payment.item': 'Purpose', 'payment.reference': 'Receipt No.' })
    expect(mapping).not.toHaveProperty('passportNumber')
    expect(counts).toMatchObject({ created: 3, failed: 0 })
    expect(await entries()).toEqual([])
    expect((await ground.run(importId)).counts).toMatchObject({ created: 3, failed: 0 })
    const receipt = (number: string) => expect.objectContaining({ number })
    expect(await payments()).toMatchObject([
      {
        ...{ item: 'fee', amount: 15_000_050, currency: 'BDT', paidBy: 'worker' },
        ...{ receivedOn: '2026-11-02', method: 'mobile-wallet', reference: 'MR 7' },
        ...{ receipt: receipt('2026-000001'), receivedBy: null, studentName: 'Rahima Khatun b' },
      },
      { item: 'medical', amount: 850_000, method: 'other', receipt: receipt('2026-000002') },
      { item: 'travel', amount: 60_000, currency: 'SAR', paidBy: 'agency', receipt: null },
    ])
    expect(await findings()).toEqual([])
  })

  test('brought in twice it changes nothing, and two equal payments are two', async () => {
    const twice = table([fee, fee, medical])
    expect((await ground.bring(twice)).counts).toMatchObject({ created: 3 })
    const again = await ground.prepare(twice)
    expect((await ground.check(again)).counts).toMatchObject({ created: 0, unchanged: 3 })
    expect((await ground.run(again)).counts).toMatchObject({ created: 0, unchanged: 3 })
    expect((await ground.bring(table([fee, fee, fee]))).counts).toMatchObject({
      ...{ created: 1, unchanged: 2 },
    })
    expect(await payments()).toHaveLength(4)
  })

  test('taken back, each payment is countered, and can be brought in again', async () => {
    const { id } = await ground.bring(table([fee, medical, borne]))
    const [first, second] = await payments()
    await correct(first)
    const refund = { amount: 100, method: 'cash', receivedOn: '2026-11-05', reason: 'Too much' }
    const given = newItemRefundSchema.parse(refund)
    await ground.amina.write((ctx) =>
      refundPayment(ctx, { paymentId: String(second?.id), refund: given }),
    )
    const undone = await ground.undo(id)
    expect(undone).toMatchObject({ state: 'undone', counts: { undone: 1, left: 2 } })
    expect(undone.problems).toMatchObject([
      { row: 2, problems: [expect.stringMatching(/^This payment stays: /)] },
      { row: 3 },
    ])
    expect(await stands()).toMatchObject([{ item: 'medical' }])
    // What somebody corrected by hand stays away; what the undo countered comes again.
    const { counts, problems } = await ground.bring(table([fee, medical, borne]))
    expect(counts).toMatchObject({ created: 1, unchanged: 2, remarked: 1 })
    expect(problems).toMatchObject([
      { row: 2, problems: [expect.stringMatching(/been corrected/)] },
    ])
    expect(await stands()).toMatchObject([{ item: 'medical' }, { item: 'travel' }])
    expect((await ground.records()).map(({ deletedAt }) => deletedAt)).toEqual([null, null])
    expect(await findings()).toEqual([])
  })

  test('says of each row why it stays out, and asks once for words that are not known', async () => {
    const wrong = (change: Record<number, string>) => fee.map((cell, at) => change[at] ?? cell)
    const importId = await ground.prepare(
      table([
        ...[wrong({ 0: 'ZZ7999999' }), wrong({ 0: '' }), wrong({ 1: 'Service charge' })],
        ...[wrong({ 1: 'service charge' }), wrong({ 2: '-50' }), wrong({ 3: 'taka' })],
        ...[wrong({ 5: '01/12/2026' }), wrong({ 4: '' }), wrong({ 6: 'by hand', 7: 'MR 8' })],
      ]),
    )
    const { counts, problems, findings } = await ground.check(importId)
    expect(counts).toMatchObject({ created: 1, remarked: 1, failed: 8 })
    expect(problems.map(({ problems: [said] }) => said)).toEqual([
      expect.stringMatching(/^No record with this number/),
      expect.stringMatching(/^This row names no candidate/),
      expect.stringMatching(/^Item: we do not know these words/),
      expect.stringMatching(/^Item: we do not know/),
      expect.stringMatching(/^Amount: write the amount in figures/),
      expect.stringMatching(/^Currency: write the code/),
      expect.stringMatching(/^Day of payment: this day is in the future/),
      expect.stringMatching(/^Who paid: this cell is empty/),
      expect.stringMatching(/^Way of payment: write cash.*left out\.$/),
    ])
    expect(findings.questions).toEqual([
      { column: 'payment.item', value: 'Service charge', rows: 2, isRefused: true },
      { column: 'payment.currency', value: 'taka', rows: 1, isRefused: true },
    ])
    await ground.answer(importId, 'payment.item', 'Service charge', 'fee')
    expect((await ground.check(importId)).counts).toMatchObject({ created: 3, failed: 6 })
  })

  test.each([
    ['Recruitment fee', 'fee'],
    ['Visa fee', 'visa'],
    ['Air ticket', 'travel'],
    ['ভিসা ফি', 'visa'],
    ['टिकट', 'travel'],
  ])('knows %s for what it is', async (said, item) => {
    await ground.bring(table([fee.with(1, said)]))
    expect(await stands()).toMatchObject([{ item }])
  })

  test('asks about days of two readings, as of candidates', async () => {
    const importId = await ground.prepare(table([fee.with(5, '04/05/26')]))
    const { counts, findings } = await ground.check(importId)
    expect(counts).toMatchObject({ created: 0, failed: 1 })
    expect(findings.questions).toMatchObject([{ column: 'payment.receivedOn', value: '04/05/26' }])
    await ground.answer(importId, 'payment.receivedOn', 'any', 'day-first')
    expect((await ground.check(importId)).counts).toMatchObject({ created: 1 })
  })

  test('takes no day whose day and month the spreadsheet may have swapped', async () => {
    const on = (day: string) => fee.with(5, day)
    const swapped = table([on('25/10/2026'), on('2026-03-11 00:00:00')])
    const { counts, problems } = await ground.bring(swapped)
    expect(counts).toMatchObject({ created: 1, failed: 1 })
    expect(problems).toMatchObject([
      { row: 3, problems: [expect.stringMatching(/^Day of payment: the spreadsheet may have/)] },
    ])
  })

  test('goes on where it was cut off, without a payment more or less', async () => {
    const importId = await ground.prepare(table([fee, fee, fee, medical]))
    await ground.amina.write((ctx) => askForRun(ctx, { importId }))
    const stop = new AbortController()
    const onProgress = ({ rowsDone }: { rowsDone: number }) => rowsDone === 2 && stop.abort()
    await workOnImport(ground.app.system, {
      ...{ importId, signal: stop.signal, onProgress, rowsAtOnce: 1 },
    })
    expect(await payments()).toHaveLength(2)
    await ground.work()
    expect((await ground.look(importId)).counts).toMatchObject({ created: 4, unchanged: 0 })
    expect(await payments()).toHaveLength(4)
  })

  test('is our own export: what stands in it is known, what was corrected is left out', async () => {
    await ground.bring(table([fee, medical]))
    const [first] = await payments()
    await correct(first)
    let csv = ''
    for await (const piece of ledgerCsv(ground.amina.read, {})) csv += piece
    expect((await ground.bring(csv)).counts).toMatchObject({
      ...{ created: 0, unchanged: 1, failed: 0, skipped: 5 },
    })
    expect(await stands()).toMatchObject([{ item: 'medical' }])
  })
})
