import { expect, test } from 'vitest'
import { refusals } from '#gate'
import { comparisonProblems } from '#modules/comparisons/schema'
import { printedDateProblems } from '#modules/documents/schema'
import { fieldNames } from '#modules/records/fields.schema'
import { recordProblems } from '#modules/records/lines.schema'
import { sentenceProblems } from '#modules/speech/said.schema'
import { answerProblems, speechProblems } from '#modules/speech/schema'
import { partsOf } from '#platform/problems.schema'
import { codesInBengali, saidInBengali } from '#test/said-in-bengali'
import { pageProblems } from '#texts/page-problems'
import { exchange as ofCells } from '#texts/problems/notes-cells'
import { exchange as ofColumns } from '#texts/problems/notes-columns'
import { exchange as ofImages } from '#texts/problems/notes-images'
import { exchange as ofRows } from '#texts/problems/notes-rows'
import { exchange as ofTables } from '#texts/problems/notes-tables'

const sentences: Readonly<Record<string, string>> = {
  ...{ ...ofTables, ...ofColumns, ...ofImages },
  ...{ ...ofCells, ...ofRows },
}

/** What may stand in the gaps, and how it reads. */
const given: Readonly<Record<string, [string | number | string[], RegExp]>> = {
  column: ['contract.wage', /চুক্তি \(বেতন\)|চুক্তি \(মজুরি\)|চুক্তি \(/],
  field: ['passportNumber', /পাসপোর্ট নম্বর/],
  kind: ['passport', /পাসপোর্ট/],
  kinds: [['passport', 'photo'], /পাসপোর্ট.*, /],
  paths: [['a.png', 'b.png'], /“a\.png” ও “b\.png”/],
  languages: [['bn', 'en'], /বাংলা, ইংরেজি/],
  choices: ['contract.period', /মাস/],
  difference: [['name', 'dateOfBirth', 'visible'], /নাম, জন্মতারিখ আলাদা, লুকানো নয়/],
  changed: [['name', 'passport', 'hidden'], /নাম, পাসপোর্ট.* \(তারিখ\), লুকানো/],
  problem: ['exchange.formula', /ফর্মুলা/],
  delimiter: [';', /সেমিকোলন/],
  row: [1234, /১২৩৪/],
  rows: [18, /১৮/],
  pictures: [24, /২৪/],
  line: [15, /১৫/],
  entry: [16, /১৬/],
  from: ['2048-05-14', /2048-05-14/],
  to: ['1991-08-30', /1991-08-30/],
  most: [100_000, /১,০০,০০০/],
  columns: [250, /২৫০/],
  names: ['Old passport, Remarks', /Old passport, Remarks/],
  name: ['Sheet 7', /Sheet 7/],
  path: ['a/b.png', /a\/b\.png/],
  cell: ['XFD99', /XFD99/],
  encoding: ['UTF-8', /UTF-8/],
  currency: ['SAR', /SAR/],
  yes: ['approved', /approved/],
  no: ['pending', /pending/],
}
const values = Object.fromEntries(Object.entries(given).map(([gap, [value]]) => [gap, value]))

test('each is noted in Bengali, with what stands in it', () => {
  const faults = Object.entries(sentences).filter(([name, english]) => {
    const said = saidInBengali({ code: `exchange.${name}`, values: values }) ?? ''
    const gaps = [...english.matchAll(/\{(\w+)\}/g)].map(([, gap = '']) => gap)
    const isWhole = gaps.every((gap) => given[gap]?.[1].test(said) ?? false)
    return !/[\u0980-\u09ff]/.test(said) || /[{}]|undefined/.test(said) || !isWhole
  })
  expect(faults).toEqual([])
})

test('whatever refuses a row, an image or an import is in Bengali by its code', () => {
  const codes = Object.keys(refusals).filter((code) => /^(document|import|service)\./.test(code))
  expect(codes.length).toBeGreaterThan(20)
  for (const code of codes) {
    expect(saidInBengali(code), code).toMatch(/[\u0980-\u09ff]/)
    expect(
      saidInBengali({
        code: 'exchange.ofImage',
        values: { path: 'a.png', problem: 'document.damaged' },
      }),
    ).toMatch(/^“a\.png”: ফাইলটি নষ্ট/)
  }
})

test('what a record’s rules say of a cell is in Bengali, for every field', () => {
  const names = Object.keys(recordProblems)
  for (const column of fieldNames)
    for (const name of names) {
      const noted = { column, field: column, least: 5, most: 20, problem: `records.${name}` }
      expect(saidInBengali({ code: 'exchange.leftOut', values: noted }), name).toMatch(
        /।.* এই সেলটি বাদ থাকে।$/,
      )
    }
})

test('a note of which nobody translated a part is in English, whole', () => {
  expect(
    saidInBengali({
      code: 'exchange.ofColumn',
      values: { column: 'name', problem: 'Says a disk.' },
    }),
  ).toBe(undefined)
  expect(saidInBengali({ code: 'exchange.nobodySaysThis', values: {} })).toBe(undefined)
})

type Tables = Record<string, unknown>
const files = import.meta.glob<Tables>('../../modules/*/{schema,*.schema}.ts', { eager: true })

/** Those whose sentences are for the public alone. */
const others = ['accountProblems', 'caseProblems']

/** What may stand in a gap whose values are not plain. */
const plain = {
  ...{ most: 20, least: 5, days: 45, people: 6, months: 78 },
  ...{ words: 'Xyz “Q”', name: 'Rahima Ltd', currency: 'BDT', colour: '#8a4b08', law: 'Act, 5' },
  ...{ label: 'legalName', time: ['30', 'day'], from: 'hiring', column: 'name', field: 'name' },
  ...{ size: 18.2, example: 'AR-20', scripts: 'Latin', of: 'Ruritania', regulator: 'JTKSM' },
  subject: 'visa',
}

test('whatever a module says to staff is there in Bengali, with what stands in it', () => {
  const ofSpeech = { answerProblems, sentenceProblems, speechProblems }
  const ofRecords = { comparisonProblems, printedDateProblems }
  const all = Object.assign(
    { pageProblems, ...ofSpeech, ...ofRecords },
    ...Object.values(files),
  ) as Tables
  const tables = Object.entries(all)
  const codes = tables
    .filter(([name]) => /Problems$/.test(name) && !others.includes(name))
    .flatMap(([, table]) => (typeof table === 'object' && table ? Object.values(table) : []))
    .flatMap((problem) => partsOf(String(problem)).code ?? [])
  expect(codes.length).toBeGreaterThan(150)
  const unsaid = codes.filter(
    (code) => !/[\u0980-\u09ff]/.test(saidInBengali({ code, values: plain }) ?? ''),
  )
  expect(unsaid).toEqual([])
})

test('no Bengali stands for a refusal that nothing refuses with', () => {
  const areaOf = (code: string) => code.split('.')[0]
  const areas = new Set(Object.keys(refusals).map(areaOf))
  const codes = codesInBengali.filter((code) => !/^(advice|event|issuer)\./.test(code))
  // Names of problems have capitals, and areas of their own.
  const ofRefusals = codes.filter((code) => areas.has(areaOf(code)) && !/[A-Z]/.test(code))
  expect(ofRefusals.length).toBeGreaterThan(100)
  expect(ofRefusals.filter((code) => !(code in refusals))).toEqual([])
})
