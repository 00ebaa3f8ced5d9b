import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Refusal } from '#platform/errors'
import { exchangeLimits } from '../limits.ts'
import { bytesOfEntry } from '../zip-entry.ts'
import { isBeyond, reachOf } from './sheet-reach.ts'
import { unreadable } from './table.ts'

/** More parts than any workbook of rows has. */
const mostParts = 2000

/** A sheet is read as a whole rectangle. No sheet of 100 MiB has more filled cells than this. */
const mostCells = 5_000_000

/**
 * Looks at the zip that a workbook is before anything of it is read: how many parts, how large they
 * become, whether it is protected, and how far its sheets reach. Macros and links to other files are
 * never opened.
 */
export async function checkedWorkbook(bytes: Buffer): Promise<void> {
  if (bytes.toString('hex', 0, 4) === 'd0cf11e0')
    throw unreadable(
      'This spreadsheet is protected by a password or has the old XLS form. Save it as XLSX without a password and choose it again.',
    )
  let isWorkbook = false
  try {
    const zip = await fromBufferPromise(bytes, { autoClose: false })
    const parts = await partsOf(zip)
    isWorkbook = parts.some(({ fileName }) => fileName === 'xl/workbook.xml')
    for (const part of parts) if (/\.xml$/i.test(part.fileName)) await refuseFarCells(zip, part)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw unreadable(
      'This spreadsheet is damaged or protected. Open it yourself, save it again as XLSX without a password, and choose it again.',
    )
  }
  if (!isWorkbook)
    throw unreadable(
      'This zip is no spreadsheet. Choose the table first; the zip with the images comes after it.',
    )
}

async function partsOf(zip: ZipFile): Promise<Entry[]> {
  const parts: Entry[] = []
  let expanded = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Error('protected')
    parts.push(entry)
    expanded += entry.uncompressedSize
    if (parts.length > mostParts || expanded > exchangeLimits.importSheetExpandedBytes)
      throw unreadable(
        'This spreadsheet would unpack to far more than rows of candidates need, so it was not opened. Save the rows as CSV (UTF-8) and choose that file.',
      )
  }
  return parts
}

/** A sheet may have any name among the parts. One cell by mistake at the far end makes a billion empty ones between. */
async function refuseFarCells(zip: ZipFile, part: Entry): Promise<void> {
  const reach = await reachOf(bytesOfEntry(zip, part))
  const { column, letters, row } = reach
  if (column * row <= mostCells && !isBeyond(reach)) return
  throw unreadable(
    `This spreadsheet reaches as far as cell ${letters}${row}, with hardly anything between. Delete the rows and columns that are not needed, or save the rows as CSV (UTF-8), and choose it again.`,
  )
}
