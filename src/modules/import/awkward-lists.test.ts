import { expect, test } from 'vitest'
import { csvOf, smallPicture } from '#test/tables'
import { chooseColumns } from './index.server.ts'
import { importGround } from './test-ground.ts'

const ground = await importGround('sqlite')
let number = 5_000_000
const passport = () => {
  number += 1
  return `EK${number}`
}
const columns = ['Name', 'Passport No', 'Permanent Address', 'Date of Birth', 'Mobile No']
const row = (born: string, mobile = '') => ['Rahima Khatun', passport(), 'Cumilla', born, mobile]

test('days of one reading are read, whatever the program or the language', async () => {
  const days = [
    ...['১২ মার্চ ১৯৯০', '12 मार्च 1990', '12 مارس 1990', '12 آذار 1990', 'ika-12 ng Marso 1990'],
    ...['12 MAR/MARS 90', '19900312', '12Mar1990', '12 03 1990', '12,03,1990', '12-MAR-1990.'],
    ...['DOB: 12/03/1990', '১২ই মার্চ, ১৯৯০ খ্রি.', '12.III.1990', 'March 12, 1990', '1990 March 12'],
  ]
  const { counts } = await ground.bring(
    csvOf(
      days.map((day) => row(day)),
      columns,
    ),
  )
  expect(counts).toMatchObject({ created: days.length, remarked: 0 })
  const born = (await ground.records()).slice(-days.length).map(({ dateOfBirth }) => dateOfBirth)
  expect(born.filter((day) => day !== '1990-03-12')).toEqual([])
})

test('years of the Buddhist calendar are asked about, and no other day of the column changes', async () => {
  const id = await ground.prepare(csvOf([row('13/03/2533'), row('12/03/1990')], columns))
  const { findings } = await ground.check(id)
  expect(findings.questions).toMatchObject([{ column: 'dateOfBirth', value: '13/03/2533' }])
  await ground.answer(id, 'dateOfBirth', 'any', 'buddhist')
  expect((await ground.run(id)).counts).toMatchObject({ created: 2 })
  const born = (await ground.records()).slice(-2).map(({ dateOfBirth }) => dateOfBirth)
  expect(born).toEqual(['1990-03-13', '1990-03-12'])
})

test('of a telephone with more than a number the first is kept, and a note has the rest', async () => {
  const cells = [
    ...['01711-123456 / 01811-123456', '01711123456 (wife)', 'Mob: 01711123456', '1711123456.0'],
    ...['+880 (0) 1711-123456', '01711123456,01811123456', '০১৭১১১২৩৪৫৬ (বাবা)'],
  ]
  const table = csvOf(
    cells.map((cell) => row('1990-03-12', cell)),
    columns,
  )
  const { counts, remarks } = await ground.bring(table)
  expect(counts).toMatchObject({ created: cells.length, remarked: 4 })
  expect(remarks).toEqual([
    {
      note: expect.stringMatching(/^Telephone: .*first number is kept/),
      rows: 4,
      first: expect.any(Array),
    },
  ])
  const kept = (await ground.records()).slice(-cells.length)
  expect(kept.filter(({ telephone }) => telephone !== '+8801711123456')).toEqual([])
})

test('two rows of names, sections, sums and signatures leave only people', async () => {
  const lines = [
    'Sl,Name,Passport,,,Contact,,Permanent Address,Date of Birth',
    ',,Number,Issue Date,Expiry Date,Mobile,Email,,',
    'District: Sylhet',
    `1,Rahima Khatun,${passport()},2022-01-01,2032-01-01,01711123456,r@example.org,Sylhet,1990-03-12`,
    'Sub total,,1',
    ',,Number,Issue Date,Expiry Date,Mobile,Email,,',
    `2,Mita Rani,${passport()},2022-01-01,2032-01-01,01711123457,m@example.org,Sylhet,1990-03-13`,
    '3,Salma Begum,,,,01711123458,s@example.org,Sylhet,1990-03-14',
    '[ID] Status: Active',
    ',,[100234] Status: Active',
    'Total candidates,,2',
    'Prepared by:,,Checked by:',
  ]
  const { counts, problems } = await ground.bring(`${lines.join('\n')}\n`)
  expect(counts).toMatchObject({ created: 2, failed: 1, nobody: 7 })
  // Somebody without a passport's number is no sum.
  expect(problems.filter(({ isIn }) => !isIn)).toMatchObject([{ row: 8 }])
})

test('two columns that may hold the passport are asked about', async () => {
  const table = `Name,Passport No,Passport No (New),Address\nRahima,EK0011221,EK0011222,Cumilla\n`
  const { id, mapping, state } = await ground.upload(table)
  expect(state).toBe('uploaded')
  expect(mapping.passportNumber).toBeUndefined()
  const { guesses } = await ground.describe(id)
  expect(guesses.problem?.code).toBe('exchange.severalColumns')
  const old = await ground.upload(table.replace('Passport No,', 'Passport No (Old),'))
  expect(old.mapping.passportNumber).toBe('Passport No (New)')
})

test('rows that stay out come first, and a remark about many rows is one', async () => {
  const rows = Array.from({ length: 130 }, (_, at) =>
    row(at === 120 ? '' : '1990-03-12', 'nobody knows'),
  )
  const wrong = ['', passport(), '', '', '']
  const done = await ground.bring(
    csvOf([...rows, [...wrong.slice(0, 1), '2021-03-12', 'Cumilla', '1990-03-12', '']], columns),
  )
  expect(done.counts).toMatchObject({ created: 130, failed: 1, remarked: 130 })
  const { problems, problemRows, remarks } = await ground.describe(done.id)
  expect(problemRows).toBe(1)
  expect(problems).toMatchObject([{ row: 132, isIn: false }])
  expect(remarks).toMatchObject([{ rows: 130, note: { code: 'exchange.cellLeftOut' } }])
  const list = (await ground.mistakesOf(done.id)).trim().split('\r\n')
  expect(list).toHaveLength(3)
  expect(list[1]).toMatch(/,132,no,/)
  expect(list[2]).toMatch(/,2,yes,.*\(So in 130 rows\.\)/)
})

test('what is brought in as pending becomes public to nobody, and a run follows the file as it is', async () => {
  const table = csvOf([row('1990-03-12')], columns)
  const id = await ground.prepare(table)
  expect((await ground.check(id)).findings.publicRows).toBe(1)
  await ground.amina.write((ctx) => chooseColumns(ctx, { importId: id, asPending: true }))
  expect((await ground.check(id)).findings.publicRows).toBe(0)
  await ground.run(id)
  const [newest] = await ground.records({ sort: 'newest' })
  expect(newest?.state).toBe('pending')
  // Between the dry run and the run somebody changes the record: the verdict no longer holds.
  const again = await ground.prepare(table.replace('Cumilla', 'Sylhet'), { updateExisting: true })
  expect((await ground.check(again)).counts).toMatchObject({ updated: 1 })
  await ground.app.edit(String(newest?.id), { address: 'Sylhet' })
  expect((await ground.run(again)).counts).toMatchObject({ updated: 0, unchanged: 1 })
})

test('with a zip of scans, dates of a document that has no scan are told as not kept, once for the column', async () => {
  const [first, second, third] = [passport(), passport(), passport()] as [string, string, string]
  const heads = [
    'Name',
    'Passport No',
    'Permanent Address',
    'Date of Birth',
    'Passport Expiry Date',
  ]
  const line = (number: string) => ['Rahima Khatun', number, 'Cumilla', '1990-03-12', '2032-01-31']
  const table = csvOf([first, second, third].map(line), heads)
  const { id, counts } = await ground.bringAsForeseen(table, {
    images: { [`${first} passport.png`]: await smallPicture(7) },
  })
  expect(counts).toMatchObject({ created: 3, failed: 0, images: 1, remarked: 2 })
  const { remarks } = await ground.describe(id)
  expect(remarks).toMatchObject([{ rows: 2, note: { values: { problem: 'exchange.noPaper' } } }])
  const kept = (await ground.app.rows('documents')).filter(({ validUntil }) => validUntil !== null)
  expect(kept).toMatchObject([{ kind: 'passport', validUntil: '2032-01-31' }])
})
