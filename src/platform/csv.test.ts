import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, csvStart, withoutMark } from './csv.ts'

/** All characters, and often those that mean something to a reader of CSV or to a spreadsheet. */
const sign = fc.oneof(
  fc.constantFrom(...`"',;\n\r\t =+-@＝0\u2028\ufeff\0`),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
)
const cell = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join(''))
const tables = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
  )

test('every text comes back as it was, and none of it begins like a formula', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const read = parse(csvStart + rows.map(csvLine).join(''), {
        bom: true,
        record_delimiter: ['\r\n', '\n', '\r'],
      })
      expect(read.map((cells: string[]) => cells.map(withoutMark))).toEqual(rows)
      for (const text of read.flat())
        expect(text).not.toMatch(/^\s*(?:[=+@＝＋－＠\t\r]|-(?!\d+(?:\.\d+)?$))/u)
    }),
    { numRuns: 500 },
  )
})

test('numbers stay numbers, and nothing is an empty cell', () => {
  expect(csvLine([-5, '-5.50', '-1+1', 7n, true, null, undefined, ''])).toBe(
    "-5,-5.50,'-1+1,7,true,,,\r\n",
  )
})
