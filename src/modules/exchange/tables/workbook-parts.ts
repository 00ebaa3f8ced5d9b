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

const value = String.raw`\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`

/** An element's beginnings with their attributes, whatever stands before its name. */
export function* tagsIn(xml: string, name: string): Iterable<string> {
  const beginning = new RegExp(`<(?:\\w+:)?${name}\\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*>`, 'g')
  for (const [tag] of xml.matchAll(beginning)) yield tag
}

const attributes = new Map<string, RegExp>()

/** The value of an attribute, also of one such as `r:id`; empty without it. */
export function attributeOf(tag: string, name: string): string {
  const attribute =
    attributes.get(name) ??
    new RegExp(`^[^\\s"']*(?:\\s+[^\\s"'=]+${value})*?\\s+(?:[\\w.-]+:)?${name}${value}`)
  attributes.set(name, attribute)
  const found = attribute.exec(tag)
  return withoutReferences(found?.at(-2) ?? found?.at(-1) ?? '')
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text with the signs that its references stand for (XML 1.0, sections 4.1 and 4.6). */
function withoutReferences(text: string): string {
  return text.replace(
    /&(?:#x([\dA-Fa-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/g,
    (_, hexadecimal?: string, decimal?: string, name = '') =>
      signs[name] ?? String.fromCodePoint(Number(hexadecimal ? `0x${hexadecimal}` : decimal)),
  )
}
