import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { exportRecords } from '#modules/archive'
import { staffContract } from '#modules/contracts'
import { askBack, listOriginals, returnOriginal } from '#modules/documents'
import { type CandidateRecord, recordListSchema } from '#modules/records/schema'
import { besideTargets } from '#modules/tables/columns/columns-beside.schema'
import { dayAfter } from '#platform/clock/schema'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { engines, forEachTest } from '#test/test-runtime'
import { getImport, listOfAddresses } from './index.server.ts'
import { type ImportGround, importGround } from './test-ground.ts'

/** Our own list of records, as CSV. */
const ours = async ({ amina }: ImportGround) =>
  text(await exportRecords(amina, recordListSchema.parse({ sort: 'oldest' })))
describe.each(engines)('an import from elsewhere, on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))
  const amina = forEachTest(async () => ground.amina)

  test('the older system: My_Aust rows only, hidden and denied kept, addresses listed, never fetched', async () => {
    const names = ['id', 'IRCC_Num', 'name', 'F_name', 'M_name', 'Po_address', 'nationality']
    const entry = (number: number, more: object) => ({
      _id: { $oid: `x${number}` },
      ...Object.fromEntries(tableRow(number).map((cell, at) => [names[at], cell])),
      ...more,
    })
    const url = 'https://img.example/ZZ7000002.jpg'
    const table = JSON.stringify([
      entry(1, { My_Aust: 'yes', Status: 'Approved', User_Hide: 'yes', Doc_189_PC: 'x' }),
      entry(2, { My_Aust: 'yes', Status: 'Denied', User_Hide: 'no', P_url: url }),
      entry(3, { Status: 'Approved' }),
    ])
    const { id } = await ground.upload(table, 'database_of_client.json')
    const checked = await ground.check(id)
    expect(checked).toMatchObject({
      isOlder: true,
      counts: { created: 2, skipped: 1 },
      findings: { addresses: 1 },
    })
    expect(checked.unusedColumns).toEqual(['_id', 'My_Aust', 'Doc_189_PC'])
    const job = await amina.read((ctx) => getImport(ctx, id))
    expect(await text(listOfAddresses(amina, job))).toContain(`2,ZZ7000002,Candidate photo,${url}`)
    await ground.run(id)
    const brought = (await ground.records()).map(({ state, hiddenAt }) => [
      state,
      hiddenAt !== null,
    ])
    expect(brought).toEqual([
      ['approved', true],
      ['pending', false],
    ])
  })

  test('our own list of records, brought into another installation, hides what was hidden', async () => {
    const rows = [
      [...tableRow(1), 'CA', 'yes', 'approved'],
      [...tableRow(2), '', 'no', 'approved'],
      [...tableRow(3, { 5: '-12, Road 3' }), '', 'yes', 'pending'],
    ]
    await ground.bring(csvOf(rows, [...tableColumns, 'Destination', 'Hidden', 'State']))
    const list = await ours(ground)
    const elsewhere = await importGround(engine)
    await elsewhere.bring(list)
    const told = (records: CandidateRecord[]) =>
      records.map(({ passportNumber, address, destinationCountry, state, hiddenAt }) => {
        return { passportNumber, address, destinationCountry, state, isHidden: hiddenAt !== null }
      })
    const here = told(await ground.records())
    expect(here.map(({ isHidden }) => isHidden)).toEqual([true, false, true])
    expect(told(await elsewhere.records())).toEqual(here)
    // A spreadsheet that it was saved from in between writes times in its own way.
    const resaved = list.replaceAll(/,2026-11-20T[^,\r]+/g, ',20/11/2026 09:00')
    expect(await elsewhere.bring(resaved)).toMatchObject({ counts: { unchanged: 3 } })
  })
})

const termColumns = [
  ...['contract.employer', 'contract.wage', 'contract.currency', 'contract.period'],
  ...['contract.housing', 'contract.hoursPerWeek'],
]
const documentColumns = ['receivedOn', 'dueOn', 'purpose'].map((one) => `original.passport.${one}`)
const columns = [...tableColumns, ...termColumns, ...documentColumns]
const terms = ['Al Noor, Riyadh', '1,200.50', 'sar', 'a month', 'free', '48']
const passport = ['2026-11-01', '05/12/2026', 'Appointment at an embassy']
const whole = [...tableRow(1), ...terms, ...passport]
const bare = [...tableRow(2), ...Array(9).fill('')]

describe.each(engines)('what stands beside a record, on %s', (engine) => {
  const ground = forEachTest(() => importGround(engine))

  const besideOf = ({ amina, app }: ImportGround, record: CandidateRecord | undefined) =>
    amina.read(async (ctx) => {
      const recordId = String(record?.id)
      const { versions, readings } = await staffContract(ctx, recordId)
      const originals = await listOriginals({ tx: ctx.tx, clock: app.clock }, recordId)
      return {
        readings,
        terms: versions.map(({ terms: { employer, wage, housing, hoursPerWeek } }) => ({
          ...{ employer, wage, housing, hoursPerWeek },
        })),
        originals: originals.map(({ kind, purpose, receivedOn, dueOn, backBy, agreedAt }) => ({
          ...{ kind, purpose, receivedOn, dueOn, backBy, agreedAt },
        })),
      }
    })
  const expected = {
    readings: [],
    terms: [
      {
        employer: 'Al Noor, Riyadh',
        wage: { amount: 120_050, currency: 'SAR', period: 'month' },
        housing: 'free',
        hoursPerWeek: 48,
      },
    ],
    originals: [
      {
        ...{ kind: 'passport', purpose: 'embassy', receivedOn: '2026-11-01', dueOn: '2026-12-05' },
        ...{ backBy: '2026-12-05', agreedAt: null },
      },
    ],
  }

  test('terms and originals in hand come in with a new record, and our own list takes them elsewhere', async () => {
    await ground.bring(csvOf([whole, bare], columns))
    const [first, second] = await ground.records()
    expect(await besideOf(ground, first)).toEqual(expected)
    expect(await besideOf(ground, second)).toEqual({ readings: [], terms: [], originals: [] })
    const list = await ours(ground)
    const elsewhere = await importGround(engine)
    expect(await elsewhere.bring(list)).toMatchObject({ counts: { created: 2, remarked: 0 } })
    expect(await besideOf(elsewhere, (await elsewhere.records())[0])).toEqual(expected)
    const cells = (csv: string) =>
      csv.split('\r\n').map((line) => line.split(',').slice(-besideTargets.length))
    expect(cells(await ours(elsewhere))).toEqual(cells(list))
    expect(await elsewhere.bring(list)).toMatchObject({ counts: { unchanged: 2, remarked: 0 } })
    const [known] = await elsewhere.records()
    const events = await elsewhere.app.actions(`record:${known?.id}`)
    expect(events).toEqual(expect.arrayContaining(['contract.terms_entered', 'original.received']))
  })

  test('a document that the candidate asked back goes with the earlier day, and one that is back stays behind', async () => {
    const two = ['2026-11-01; 2026-11-03', '05/12/2026; 2026-12-07', 'embassy; ticket']
    await ground.bring(csvOf([[...tableRow(1), ...terms, ...two]], columns))
    const [record] = await ground.records()
    const recordId = String(record?.id)
    const { amina, app } = ground
    const [second, first] = await amina.read(({ tx }) =>
      listOriginals({ tx, clock: app.clock }, recordId),
    )
    await amina.write((ctx) => askBack(ctx, { recordId, id: String(first?.id) }))
    const day = app.clock.now().slice(0, 10)
    const asked = dayAfter(day, 3)
    const part = async () => (await ours(ground)).split('\r\n')[1]
    expect(await part()).toContain(`2026-11-01;2026-11-03,${asked};2026-12-07,embassy;ticket`)
    const returned = { recordId, id: String(second?.id), returnedOn: day }
    await amina.write((ctx) => returnOriginal(ctx, returned))
    expect(await part()).toContain(`,2026-11-01,${asked},embassy,`)
  })

  test('a table changes neither terms nor documents of a record on file; an undo takes the new record', async () => {
    await ground.bring(csvOf([whole], columns))
    const other = [...tableRow(1), 'Another employer', ...terms.slice(1), '2026-11-02', '', '']
    const { id } = await ground.upload(csvOf([other], columns))
    for (const told of [await ground.check(id), await ground.run(id)])
      expect(told).toMatchObject({
        counts: { unchanged: 1, remarked: 1 },
        problems: [
          {
            isIn: true,
            problems: [
              expect.stringContaining('Passport in hand (received on): an original in hand needs'),
              expect.stringContaining('Contract: this record is on file'),
            ],
          },
        ],
      })
    const [record] = await ground.records()
    expect(await besideOf(ground, record)).toEqual(expected)
    const brought = await ground.bring(csvOf([[...tableRow(3), ...terms, ...passport]], columns))
    expect(await ground.undo(brought.id)).toMatchObject({ counts: { undone: 1, left: 0 } })
    expect((await ground.records()).map(({ id: left }) => left)).toEqual([record?.id])
  })

  test('words that are not known are asked about once, and answered for all rows', async () => {
    const rows = [4, 5].map((number) => [
      ...[...tableRow(number), ...terms.slice(0, 4), 'Company villa', terms[5], ...passport],
    ])
    const { id } = await ground.upload(csvOf(rows as string[][], columns))
    expect((await ground.check(id)).findings.questions).toEqual([
      { column: 'contract.housing', value: 'Company villa', rows: 2, isRefused: false },
    ])
    await ground.answer(id, 'contract.housing', 'Company villa', 'allowance')
    await ground.run(id)
    for (const record of await ground.records())
      expect(await besideOf(ground, record)).toMatchObject({ terms: [{ housing: 'allowance' }] })
  })
})
