import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Refusal } from '#platform/errors'
import { exchangeLimits } from '../limits.ts'
import { checkedOds, mediaTypeOf } from './check-ods.ts'
import { unreadable } from './table.ts'
import type { WorkbookFormat } from './workbook-task.ts'

/** Most programs call it `xl/workbook.xml`. */
const workbook = /(^|\/)workbook\d*\.xml$/
/** Other formats that are zips: other Office documents, OpenDocument, and the files of Numbers and Pages. */
const otherPackage = /^(\[content_types\]\.xml|mimetype|index\.zip|index\/.*\.iwa)$/
const otherDocument = /^(?:word\/document|ppt\/presentation)\.xml$/

/** More parts than any workbook of rows has. */
const mostParts = 2000

/** Tells whether a spreadsheet is packed, or locked in a container of old Office documents. */
export const isPacked = (start: Buffer) =>
  ['504b0304', '504b0506', 'd0cf11e0'].includes(start.toString('hex', 0, 4))

/**
 * Checks the zip of a workbook before anything of it is read: how many parts, how large they become, and whether it
 * is protected. Macros and links to other files are never opened. Returns its format.
 */
export async function checkedWorkbook(bytes: Buffer): Promise<WorkbookFormat> {
  if (bytes.toString('hex', 0, 4) === 'd0cf11e0') throw unreadable('lockedSheet')
  try {
    const zip = await fromBufferPromise(bytes, { autoClose: false })
    const parts = await partsOf(zip)
    const mediaType = await mediaTypeOf(zip, parts)
    if (mediaType !== null) {
      await checkedOds(zip, parts, mediaType)
      return 'ods'
    }
    refuseOther(parts.map(({ fileName }) => fileName.toLowerCase()))
    return 'xlsx'
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw unreadable('damagedSheet')
  }
}

function refuseOther(names: readonly string[]): void {
  if (names.some((name) => workbook.test(name))) return
  if (names.some((name) => otherDocument.test(name))) throw unreadable('otherDocument')
  const isOther = names.some((name) => otherPackage.test(name))
  throw unreadable(isOther ? 'otherForm' : 'zipInPlace')
}

async function partsOf(zip: ZipFile): Promise<Entry[]> {
  const parts: Entry[] = []
  let expanded = 0
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new Error('protected')
    parts.push(entry)
    expanded += entry.uncompressedSize
    if (parts.length > mostParts || expanded > exchangeLimits.importSheetExpandedBytes)
      throw unreadable('sheetUnpacks')
  }
  return parts
}
