import { describe, expect, test } from 'vitest'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { delimiterOf } from './csv.ts'

const table = (delimiter: string, columns: readonly string[] = tableColumns) =>
  [columns, tableRow(1), tableRow(2)].map((cells) => `${cells.join(delimiter)}\r\n`).join('')

describe('what stands between cells is found', () => {
  // The address of each row has two commas in it.
  test.each([...'^~:#;|!§¦$*/=_', '\t'])('%j', (delimiter) => {
    expect(delimiterOf(table(delimiter))).toBe(delimiter)
    expect(delimiterOf(`List of candidates\n${table(delimiter)}`)).toBe(delimiter)
    expect(delimiterOf(table(delimiter).replaceAll('\r\n', '\r'))).toBe(delimiter)
  })

  test('also where no name of a column is known', () => {
    const columns = ['PP', 'No', 'Who', 'Papa', 'Mama', 'Where', 'From']
    expect(delimiterOf(table('^', columns).replaceAll(',', ' '))).toBe('^')
    expect(delimiterOf(table(';', columns))).toBe(';')
  })

  test('a usual one is not outvoted by signs within cells', () => {
    const rows = [1, 2].map((row) => tableRow(row, { 5: 'c/o A-B-C: #7, Road 3 / 4: Cumilla' }))
    expect(delimiterOf(csvOf(rows))).toBe(',')
    expect(delimiterOf(csvOf(rows).replaceAll('","', '";"'))).toBe(';')
  })

  test('one column stays one column', () => {
    expect(delimiterOf('Passport number\nAB-1234567\nAB-7654321\n')).toBe(',')
    expect(delimiterOf('Name:\nRahima: Khatun\n')).toBe(',')
  })

  test.each(['^', ';', '~'])('the line of Excel names %s', (delimiter) => {
    expect(delimiterOf(`sep=${delimiter}\r\nA,B\r\n1,2\r\n`)).toBe(delimiter)
  })
})
