import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { decodedXml, plainXml } from './plain-xml.ts'

/** The plain XML of some parts of a workbook, by their paths in small letters. */
export async function partsOf(
  workbook: Buffer,
  isWanted: (path: string) => boolean,
): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(workbook, { autoClose: false })
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    if (!isWanted(entry.fileName)) continue
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    parts.set(entry.fileName.toLowerCase(), plainXml(decodedXml(bytes)))
  }
  return parts
}

/** An element's beginnings with their attributes, whatever stands before its name. */
export function* tagsIn(xml: string, name: string): Iterable<string> {
  for (const [tag] of xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g'))) yield tag
}

/** The value of an attribute, also of one such as `r:id`; empty without it. */
export function attributeOf(tag: string, name: string): string {
  const [, , value = ''] = new RegExp(`\\s(?:\\w+:)?${name}=(["'])(.*?)\\1`).exec(tag) ?? []
  return value
}
