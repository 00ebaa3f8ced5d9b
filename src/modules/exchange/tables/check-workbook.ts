import { fromBufferPromise } from 'yauzl'
import { limitTable } from '#platform/limits'
import { unreadable } from './table.ts'

/** More parts than any workbook of rows has. */
const mostParts = 2000

/**
 * Looks at the zip that a workbook is before anything of it is unpacked: how many parts, how large
 * they become, and whether it is protected. Macros and links to other files are never opened.
 */
export async function checkedWorkbook(bytes: Buffer): Promise<void> {
  if (bytes.toString('hex', 0, 4) === 'd0cf11e0')
    throw unreadable(
      'This spreadsheet is protected by a password or has the old XLS form. Save it as XLSX without a password and choose it again.',
    )
  let parts = 0
  let expanded = 0
  let isWorkbook = false
  try {
    const zip = await fromBufferPromise(bytes)
    for await (const entry of zip.eachEntry()) {
      parts += 1
      expanded += entry.uncompressedSize
      isWorkbook ||= entry.fileName === 'xl/workbook.xml'
      if (entry.isEncrypted()) throw new Error('protected')
      if (parts > mostParts || expanded > limitTable.importSheetExpandedBytes) break
    }
  } catch {
    throw unreadable(
      'This spreadsheet is damaged or protected. Open it yourself, save it anew as XLSX without a password, and choose it again.',
    )
  }
  if (parts > mostParts || expanded > limitTable.importSheetExpandedBytes)
    throw unreadable(
      'This spreadsheet would unpack to far more than rows of candidates need, so it was not opened. Save the rows as CSV (UTF-8) and choose that file.',
    )
  if (!isWorkbook)
    throw unreadable(
      'This zip is no spreadsheet. Choose the table first; the zip with the images comes after it.',
    )
}
