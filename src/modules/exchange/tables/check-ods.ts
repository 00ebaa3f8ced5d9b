import type { Entry, ZipFile } from 'yauzl'
import { bytesOfEntry } from '../zip-entry.ts'
import { decodedXml, plainXml } from './plain-xml.ts'
import { unreadable } from './table.ts'
import { attributeOf, tagsIn } from './workbook-parts.ts'

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
export async function mediaTypeOf(zip: ZipFile, parts: readonly Entry[]): Promise<string | null> {
  const own = parts.find(({ fileName }) => fileName === 'mimetype')
  const said = own ? (await bytesOf(zip, own)).toString('latin1').trim() : await rootIn(zip, parts)
  return openDocument.test(said) ? said : null
}

/**
 * Checks the parts of an OpenDocument package that are read.
 * @throws Refusal for a document that is no spreadsheet, and for a protected one
 * @throws Error for a damaged one
 */
export async function checkedOds(
  zip: ZipFile,
  parts: readonly Entry[],
  mediaType: string,
): Promise<void> {
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
  const root = [...entries].find((tag) => attributeOf(tag, 'full-path') === '/')
  return root ? attributeOf(root, 'media-type') : ''
}

async function manifestOf(zip: ZipFile, parts: readonly Entry[]): Promise<string> {
  const manifest = parts.find(({ fileName }) => fileName === manifestPath)
  return manifest ? plainXml(decodedXml(await bytesOf(zip, manifest))) : ''
}

async function bytesOf(zip: ZipFile, part: Entry): Promise<Buffer> {
  if (part.uncompressedSize > largestManifest) throw new Error('a large manifest')
  const pieces: Buffer[] = []
  for await (const piece of bytesOfEntry(zip, part)) pieces.push(piece)
  return Buffer.concat(pieces)
}
