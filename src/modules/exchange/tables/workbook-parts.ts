import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { bytesOfEntry } from '../zip-entry.ts'
import { withoutReferences } from './written-text.ts'
import { decodedXml, plainXml } from './xml.ts'

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

const value = String.raw`\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`

/** Yields an element's start tags with their attributes, if they have any, whatever prefix its name has. */
export function* tagsIn(xml: string, name: string): Iterable<string> {
  const beginning = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])(?:[^<>"']|"[^"<]*"|'[^'<]*')*>`, 'g')
  for (const [tag] of xml.matchAll(beginning)) yield tag
}

const attributes = new Map<string, RegExp>()

/** Returns the value of an attribute, also of one such as `r:id`; empty without it. */
export function attributeOf(tag: string, name: string): string {
  const attribute =
    attributes.get(name) ??
    new RegExp(`^[^\\s"']*(?:\\s+[^\\s"'=]+${value})*?\\s+(?:[\\w.-]+:)?${name}${value}`)
  attributes.set(name, attribute)
  const found = attribute.exec(tag)
  return withoutReferences(found?.at(-2) ?? found?.at(-1) ?? '')
}
