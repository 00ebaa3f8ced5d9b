import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Refusal } from '#platform/errors'
import { exchangeLimits } from '../notes/limits.schema.ts'
import { unreadable, type WorkbookFormat } from './table.ts'
import { decodedXml, plainXml, tagsIn } from './xml.ts'

/** The bytes of an entry are not the ones that were packed. */
class WrongChecksum extends Error {}

/**
 * Yields the bytes of one entry of a zip. It throws `WrongChecksum` when they are not the ones that were packed, or not
 * as many, which yauzl does not check.
 */
export async function* bytesOfEntry(zip: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  let [sum, bytes] = [0, 0]
  for await (const part of await zip.openReadStreamPromise(entry)) {
    sum = crc32(part as Buffer, sum)
    bytes += (part as Buffer).length
    if (bytes > entry.uncompressedSize) throw new WrongChecksum()
    yield part as Buffer
  }
  if (sum !== entry.crc32 || bytes !== entry.uncompressedSize) throw new WrongChecksum()
}

/** Returns the plain XML of some parts of a workbook, by their paths in lower case; not of damaged ones. */
export async function partsOf(
  workbook: Buffer,
  isWanted: (path: string) => boolean,
): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(workbook, { autoClose: false })
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileName.toLowerCase()
    if (!isWanted(entry.fileName) || parts.has(path)) continue
    const xml = await plainPart(zip, entry).catch(() => null)
    if (xml !== null) parts.set(path, xml)
  }
  return parts
}

async function plainPart(zip: ZipFile, entry: Entry): Promise<string> {
  const bytes = Buffer.allocUnsafeSlow(entry.uncompressedSize)
  let at = 0
  for await (const piece of bytesOfEntry(zip, entry)) at += piece.copy(bytes, at)
  const xml = plainXml(decodedXml(bytes.subarray(0, at)))
  // Freed immediately: the next part may be as large.
  bytes.buffer.transfer(0)
  return xml
}

const openDocument = /^application\/vnd\.oasis\.opendocument\.([\w-]+)$/
/** The second is that of a template. */
const spreadsheets = ['spreadsheet', 'spreadsheet-template']

const encrypted = /<(?:[\w.-]+:)?encryption-data[\s/>]/

const manifestPath = 'META-INF/manifest.xml'
/** More than the manifest of any spreadsheet without thousands of pictures takes. */
const largestManifest = 1024 * 1024

/**
 * Returns the media type that an OpenDocument package says it has; null for any other package. It is in a part of its
 * own, or else in the manifest (OpenDocument 1.3, part 2, 3.3 and 3.2).
 */
async function mediaTypeOf(zip: ZipFile, parts: readonly Entry[]): Promise<string | null> {
  const own = parts.find(({ fileName }) => fileName === 'mimetype')
  const said = own ? (await bytesOf(zip, own)).toString('latin1').trim() : await rootIn(zip, parts)
  return openDocument.test(said) ? said : null
}

/**
 * Checks the parts of an OpenDocument package that are read.
 * @throws Refusal for a document that is no spreadsheet, and for a protected one
 * @throws Error for a damaged one
 */
async function checkedOds(zip: ZipFile, parts: readonly Entry[], mediaType: string): Promise<void> {
  const [, kind = ''] = openDocument.exec(mediaType) ?? []
  if (!spreadsheets.includes(kind)) throw unreadable('otherDocument')
  if (encrypted.test(await manifestOf(zip, parts))) throw unreadable('lockedSheet')
  const read = parts.filter(({ fileName }) => /^(?:content|styles)\.xml$/.test(fileName))
  if (!read.some(({ fileName }) => fileName === 'content.xml')) throw new Error('no content')
  // Read only to find damage.
  for (const part of read) for await (const _ of bytesOfEntry(zip, part));
}

async function rootIn(zip: ZipFile, parts: readonly Entry[]): Promise<string> {
  const entries = tagsIn(await manifestOf(zip, parts), 'file-entry')
  const root = [...entries].find((entry) => entry['full-path'] === '/')
  return root?.['media-type'] ?? ''
}

async function manifestOf(zip: ZipFile, parts: readonly Entry[]): Promise<string> {
  const manifest = parts.find(({ fileName }) => fileName === manifestPath)
  return manifest ? plainXml(decodedXml(await bytesOf(zip, manifest))) : ''
}

async function bytesOf(zip: ZipFile, part: Entry): Promise<Buffer> {
  if (part.uncompressedSize > largestManifest) throw new Error('a large manifest')
  return buffer(bytesOfEntry(zip, part))
}

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
    const parts = await entriesOf(zip)
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

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
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
