import { expect, test } from 'vitest'
import { notesOn } from '#modules/records'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { sheetRow, workbookOf } from '#test/workbooks'
import type { ImportAnswer } from './rows/answers.schema.ts'
import { figuresOf, inOurCalendar } from './rows/read-day.ts'
import { cellsOf } from './rows/test-rows.ts'
import { importGround } from './test-ground.ts'

const ground = await importGround('sqlite')

const columns = [...tableColumns, 'Date of birth']
const rowsWith = (days: readonly string[]) => days.map((day, at) => [...tableRow(at), day])
const bornOn = (...days: string[]) => bornIn(csvOf(rowsWith(days), columns))
/** The same once it was said how the column is written. */
const toldOn = (days: readonly string[], take: ImportAnswer['take']) =>
  bornIn(csvOf(rowsWith(days), columns), take)

/** The same in XLSX, where a number is the cell of a date. */
async function bornInCells(...days: (string | number)[]) {
  const cells = days.map((day) =>
    typeof day === 'string' ? day : `<c r="@" s="1"><v>${day}</v></c>`,
  )
  const rows = [columns, ...rowsWith(cells)].map((row, at) => sheetRow(at + 1, row))
  const sheet = `<sheetData>${rows.join('')}</sheetData>`
  return bornIn(await workbookOf(sheet, { formats: ['dd/mm/yyyy'] }))
}

/** Returns what is asked about a column of days, the births, and what is said of rows and kept in notes. */
async function bornIn(table: string | Buffer, take?: ImportAnswer['take']) {
  const id = await ground.prepare(table)
  const asked = (await ground.check(id)).findings.questions
  if (take !== undefined) await ground.answer(id, 'dateOfBirth', 'any', take)
  const { findings, problems: foreseen } = await ground.check(id)
  if (take !== undefined) expect(findings.questions).toEqual([])
  const { problems } = await ground.run(id)
  expect(problems).toEqual(foreseen)
  const records = await ground.records()
  const notes = await Promise.all(
    records.map((record) => ground.amina.read((ctx) => notesOn(ctx, record.id))),
  )
  await ground.undo(id)
  return {
    asked: asked.map(({ column, value, rows }) => `${column} ${value} ${rows}`),
    days: records.map(({ dateOfBirth }) => dateOfBirth),
    notes: notes.flat().map(({ text }) => text),
    said: problems.map(({ row, problems: sentences }) => `${row} ${sentences.join()}`),
  }
}

const either =
  'Date of birth: other days of this column have the month first. Say how the days of this column are written, or write year-month-day, such as 1995-03-12. This cell is left out.'

test('a month beyond twelve puts the neighbours in doubt, whatever row it stands in', async () => {
  const { days, said } = await bornOn('03/12/1990', '05/05/1991', '1992-05-06', '03/25/1990')
  expect(days).toEqual([null, '1991-05-05', '1992-05-06', null])
  expect(said).toEqual([`2 ${either}`, expect.stringMatching(/^5 .*not a day that we can read/)])
})

test('a column without one is read with the day first', async () => {
  const { days, said } = await bornOn('03/12/1990', '25/03/1990', '12 March 1990')
  expect(days).toEqual(['1990-12-03', '1990-03-25', '1990-03-12'])
  expect(said).toEqual([])
})

const unsure =
  'Date of birth: other days in this column are of another calendar, such as Bikram Sambat, so this one may be, too. Write the day as passports count it, such as 1995-03-12. This cell is left out.'

test('a child among births of another calendar is asked about, whatever row it stands in', async () => {
  const { days, said } = await bornOn('2020-04-12', '1991-05-05', '2045-05-30', '32/02/2048')
  expect(days).toEqual([null, '1991-05-05', null, null])
  expect(said).toEqual([
    `2 ${unsure}`,
    ...[4, 5].map((row) =>
      expect.stringMatching(new RegExp(`^${row} .*may be of another calendar`)),
    ),
  ])
})

test('a flight ahead is no birth of another calendar: it is read, and asked about by nobody', async () => {
  const flights = ['20/12/2026', '2027-01-05', '14/11/2026']
  const table = csvOf(
    flights.map((day, at) => [...tableRow(at), day]),
    [...tableColumns, 'Flight date'],
  )
  const id = await ground.prepare(table)
  const { findings, problems } = await ground.check(id)
  expect([findings.questions, problems]).toEqual([[], []])
  await ground.run(id)
  const records = await ground.records()
  expect(records.map(({ flightOn }) => flightOn)).toEqual([
    ...['2026-12-20', '2027-01-05', '2026-11-14'],
  ])
  await ground.undo(id)
})

test.each(['2955-01-01', '2077-13-01', 'soon'])('%s says nothing of the others', async (day) => {
  const { days } = await bornOn('2012-04-12', day)
  expect(days).toEqual(['2012-04-12', null])
})

const swapped =
  'Date of birth: the spreadsheet may have swapped day and month here: it took other days of this column for text. Write each day of the column as year-month-day, such as 1995-03-12. This cell is left out.'
/** 1990-12-03, 1991-04-09 and 1991-05-05, and two days that cannot be swapped. */
const [december, april, fifth, march, late] = [33_210, 33_337, 33_363, 32_957, 33_220]

test.each(['25/03/1990', '31-01-1992', '25/03/90', '03/25/1990'])(
  'dates are asked about where the spreadsheet, of another order, left %s a text',
  async (text) => {
    const { days, said } = await bornInCells(december, text, april, fifth)
    expect([days[0], ...days.slice(2)]).toEqual([null, null, '1991-05-05'])
    expect(said.filter((sentence) => sentence.endsWith(swapped))).toEqual([
      `2 ${swapped}`,
      `4 ${swapped}`,
    ])
  },
)

test('a date with a day beyond twelve shows that the spreadsheet swapped none', async () => {
  for (const settled of [march, late]) {
    const { days, said } = await bornInCells('25/03/1990', december, settled)
    expect(days.slice(0, 2)).toEqual(['1990-03-25', '1990-12-03'])
    expect(said).toEqual([])
  }
})

test('dates alone, or beside days that may be either, are read as they are', async () => {
  const { days, said } = await bornInCells(december, '05/06/1990', april, '12 March 1990')
  expect(days).toEqual(['1990-12-03', '1990-06-05', '1991-04-09', '1990-03-12'])
  expect(said).toEqual([])
})

test('of other tables, the days that programs wrote with a time are such dates', async () => {
  const dates = await bornOn('25/03/1990', '1990-12-03 00:00:00')
  expect(dates.said).toEqual([`3 ${swapped}`])
  const typed = await bornOn('25/03/1990', '1990-12-03')
  expect(typed.days).toEqual(['1990-03-25', '1990-12-03'])
})

test('a column with the month first, or years of two figures, is asked about once', async () => {
  const american = ['5/13/1991', '3/4/1990', '12 March 1990', '25/03/1990']
  expect(await bornOn(...american)).toMatchObject({
    asked: ['dateOfBirth 5/13/1991 2'],
    days: [null, null, '1990-03-12', '1990-03-25'],
  })
  const told = await toldOn(american, 'month-first')
  // What can only be read in the other order is left out, and never swapped.
  expect(told.days).toEqual(['1991-05-13', '1990-03-04', '1990-03-12', null])
  expect(told.said).toEqual([expect.stringMatching(/^5 .*no day in the order/)])
  const short = ['04/05/90', '15-Aug-92', '15/08/92', '1990-05-04']
  expect(await bornOn(...short)).toMatchObject({
    asked: ['dateOfBirth 04/05/90 1'],
    days: [null, '1992-08-15', '1992-08-15', '1990-05-04'],
  })
  expect((await toldOn(short, 'day-first')).days[0]).toBe('1990-05-04')
  expect((await toldOn(short, '')).days[0]).toBe(null)
})

test('days of another calendar are converted once that was said, and kept as they were written', async () => {
  const nepali = ['2048-05-14', '१५/०२/२०५०', '1991-08-30', '2048-01-32', '2048-13-01']
  const unsaid = await bornOn(...nepali)
  expect(unsaid.asked).toEqual(['dateOfBirth 2048-05-14 3'])
  expect(unsaid.days.filter((day) => day !== null)).toEqual(['1991-08-30'])
  const told = await toldOn(nepali, 'bikram-sambat')
  // A day that makes sense in ours is left out: nobody can tell which it is.
  expect(told.days).toEqual(['1991-08-30', '1993-05-28', null, null, null])
  expect(told.notes).toEqual([
    'Date of birth: 2048-05-14 (Bikram Sambat) → 1991-08-30',
    'Date of birth: १५/०२/२०५० (Bikram Sambat) → 1993-05-28',
  ])
  const arab = await toldOn(['1412/02/19', '12-9-1405', '1991-08-30'], 'hijri')
  expect(arab.asked).toEqual(['dateOfBirth 1412/02/19 2'])
  expect(arab.days).toEqual(['1991-08-30', '1985-06-01', null])
  expect(arab.notes[0]).toBe('Date of birth: 1412/02/19 (Hijri) → 1991-08-30')
})

test('a named month or a sign of the calendar asks about its column as well', async () => {
  const nepali = ['14 Bhadra 2048', '२०४८ साल भदौ १४ गते', 'Bhadau 14, 2048 B.S.', '12 Baisakh 1398']
  const unsaid = await bornOn(...nepali, '12 March 1991')
  expect(unsaid.asked).toEqual(['dateOfBirth 14 Bhadra 2048 3'])
  expect(unsaid.days).toEqual([null, null, null, null, '1991-03-12'])
  const told = await toldOn(
    [...nepali, '2048/05/14 BS', '3 Ramadan 1412', '5 March 1990'],
    'bikram-sambat',
  )
  expect(told.days).toEqual([
    ...Array(3).fill('1991-08-30'),
    null,
    '1991-08-30',
    null,
    '1990-03-05',
  ])
  expect(told.said.filter((sentence) => sentence.includes('2000 to 2090'))).toHaveLength(1)
  expect(told.notes[1]).toBe('Date of birth: २०४८ साल भदौ १४ गते (Bikram Sambat) → 1991-08-30')
  const arab = ['19 Safar 1412', '١٩ صفر ١٤١٢ هـ', '1412/02/19هـ', '1412 صفر 19', '40 Safar 1412']
  expect((await bornOn(...arab)).asked).toEqual(['dateOfBirth 19 Safar 1412 5'])
  expect((await toldOn(arab, 'hijri')).days).toEqual([...Array(4).fill('1991-08-30'), null])
  expect((await toldOn(arab, 'day-first')).days).toEqual(Array(5).fill(null))
})

test('the months of both calendars are known as people spell them', () => {
  const spelled = {
    'bikram-sambat': `Baisakh Baishakh Vaishakh बैशाख वैशाख | Jestha Jeth Jyeshtha जेठ ज्येष्ठ | Asar Ashadh Asadh असार आषाढ | \
Shrawan Saun Sawan साउन श्रावण | Bhadra Bhadau भदौ भाद्र | Ashwin Asoj Aswin असोज आश्विन | Kartik Kartika कात्तिक कार्तिक | \
Mangsir Marga मंसिर मङ्सिर | Poush Paush Pus पुस पौष | Magh माघ | Falgun Phagun Phalgun फागुन फाल्गुन | Chaitra Chait चैत चैत्र`,
    hijri: `Muharram Moharram محرم المحرم | Safar صفر | Rabi_al-Awwal Rabi’_I Rabiul_Awal ربيع_الأول | \
Rabi_al-Thani Rabi_ath-Thani Rabi-us-Sani Rabi_II ربيع_الثاني ربيع_الآخر | \
Jumada_al-Ula Jumada_I Jamadi-ul-Awwal جمادى_الأولى جمادى_الاول | \
Jumada_al-Akhirah Jumada_al-Thani Jumada_II جمادى_الآخرة جمادى_الثانية | Rajab رجب | Sha’ban Shaaban شعبان | \
Ramadan Ramadhan Ramzan رمضان | Shawwal شوّال | Dhu_al-Qi‘dah Dhul-Qadah Zilqad Zulqaida ذو_القعدة ذي_القعدة | \
Dhu_al-Hijjah Zul-Hijja Zilhajj ذو_الحجة ذي_الحجة`,
  }
  const wrong = Object.entries(spelled).flatMap(([calendar, months]) =>
    cellsOf(months).flatMap((names, at) =>
      names.split(' ').filter((name) => {
        const found = figuresOf(`12 ${name.replaceAll('_', ' ')} 2048`)
        return found?.calendar !== calendar || found.parts.month !== String(at + 1)
      }),
    ),
  )
  expect(wrong).toEqual([])
})

test('both calendars are those of public tables, to the day', () => {
  const known = {
    'bikram-sambat': {
      '2000-1-1': '1943-04-14',
      '2057-1-1': '2000-04-13',
      '2080-1-1': '2023-04-14',
    },
    hijri: { '1445-9-1': '2024-03-11', '1421-10-1': '2000-12-27', '1445-1-1': '2023-07-19' },
  } as const
  const wrong = Object.entries(known).flatMap(([calendar, days]) =>
    Object.entries(days).filter(([written, ours]) => {
      const [year = 0, month = 0, day = 0] = written.split('-').map(Number)
      return inOurCalendar(calendar as keyof typeof known, { year, month, day }) !== ours
    }),
  )
  expect(wrong).toEqual([])
})
