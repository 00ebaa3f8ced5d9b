import readWorkbook from 'read-excel-file/node'
import { limitTable } from '#platform/limits'
import { checkedWorkbook } from './check-workbook.ts'
import { type Table, type TableFile, unreadable } from './table.ts'
import { withHeader } from './with-header.ts'

type Cell = string | number | boolean | Date | null

/**
 * Reads the first sheet that has rows: values only. What a formula last showed is its value;
 * nothing is calculated, no macro runs and no link to another file is followed.
 */
export async function readXlsx(file: TableFile): Promise<Table> {
  if (file.bytes > limitTable.importSheetBytes)
    throw unreadable(
      `This spreadsheet is larger than ${limitTable.importSheetBytes / 1024 / 1024} MiB. Save it as CSV (UTF-8), or cut it into several files.`,
    )
  const chunks: Uint8Array[] = []
  for await (const chunk of file.open()) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  await checkedWorkbook(bytes)
  const sheets = await readWorkbook(bytes).catch(() => {
    throw unreadable(
      'This spreadsheet is damaged. Open it yourself, save it anew as XLSX or CSV, and choose it again.',
    )
  })
  const sheet = sheets.find(({ data }) => data.length > 1) ?? sheets[0]
  const others = sheets.filter((one) => one !== sheet && one.data.length > 0)
  return {
    format: 'xlsx',
    reading: others.length > 0 ? `the sheet “${sheet?.sheet}” only` : null,
    ...(await withHeader(recordsOf((sheet?.data ?? []) as unknown as Cell[][]))),
  }
}

async function* recordsOf(rows: readonly Cell[][]): AsyncIterable<string[]> {
  for (const cells of rows) yield cells.map(textOf)
}

function textOf(cell: Cell): string {
  if (cell === null) return ''
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace(/T00:00:00.000Z$/, '')
  return String(cell)
}
