/**
 * Simplifies XML as the sheets of a workbook are read: without comments and instructions, CDATA as ordinary text.
 * @throws Error where one of them does not end
 */
export function plainXml(xml: string): string {
  const parts: string[] = []
  let from = 0
  for (let at = xml.search(unusual); at >= 0; ) {
    const [start, end] = kinds.find(([start]) => xml.startsWith(start, at)) ?? []
    if (start === undefined || end === undefined) throw new Error('unusual')
    const last = xml.indexOf(end, at + start.length)
    if (last < 0) throw new Error('endless')
    parts.push(xml.slice(from, at))
    if (start === cdata) parts.push(escaped(xml.slice(at + start.length, last)))
    from = last + end.length
    unusualFrom.lastIndex = from
    at = unusualFrom.exec(xml)?.index ?? -1
  }
  return from === 0 ? xml : parts.join('') + xml.slice(from)
}

const cdata = '<![CDATA['
const kinds = [
  ['<!--', '-->'],
  [cdata, ']]>'],
  ['<?', '?>'],
] as const
const unusual = /<(?:!--|!\[CDATA\[|\?)/
const unusualFrom = new RegExp(unusual, 'g')

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Returns the text of a part, decoded by its byte order mark or by its first line. */
export function decodedXml(bytes: Uint8Array): string {
  const [first, second] = bytes
  // Without a mark, its first sign `<` tells (XML 1.0, appendix F).
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le').decode(bytes)
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be').decode(bytes)
  const line = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const [, said = ''] = /^[^<]{0,3}<\?xml\s[^>]*?encoding=["']([\w-]+)["']/.exec(line) ?? []
  // If this line was readable byte by byte, the text is not UTF-16, whatever it says.
  return new TextDecoder(/^(utf-?16.*|)$/i.test(said) ? 'utf-8' : said).decode(bytes)
}

/** A tag of plain XML. */
export interface Tag {
  /** The text between the tag before and this one, with its references. */
  before: string
  /** With its prefix. */
  name: string
  isEnd: boolean
  /** Whether the element ends with this tag, too. */
  isEmpty: boolean
  /** Its attributes as they are written. */
  said: string
}

const tag = /([^<]*)<(\/?)([\w:.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Goes through plain XML from tag to tag, however deep its elements are. */
export class Tags {
  readonly #xml: string
  #at = 0

  constructor(xml: string) {
    this.#xml = xml
  }

  /** @throws Error where an element does not end */
  next(): Tag {
    tag.lastIndex = this.#at
    const [all, before = '', end, name = '', said = ''] = tag.exec(this.#xml) ?? []
    if (all === undefined) throw new Error('an element does not end')
    this.#at += all.length
    return { before, name, isEnd: end === '/', isEmpty: said.endsWith('/'), said }
  }

  /**
   * Yields what begins directly within an element whose first tag was read, up to its end. Whoever gets a tag goes
   * behind its element.
   * @throws Error where another element ends
   */
  *within(name: string): Iterable<Tag> {
    let tag = this.next()
    for (; !tag.isEnd; tag = this.next()) yield tag
    if (tag.name !== name) throw new Error(`the end of ${tag.name} alone`)
  }

  /** Leaves out what is in the element that this tag begins. */
  skip({ isEmpty }: Tag): void {
    for (let depth = isEmpty ? 0 : 1; depth > 0; ) {
      const next = this.next()
      if (next.isEnd) depth -= 1
      else if (!next.isEmpty) depth += 1
    }
  }
}

/** Returns attributes by their names with prefixes; references stay. */
export function attributesOf(said: string): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {}
  for (const { 1: name = '', 2: one, 3: other } of said.matchAll(attribute))
    found[name] = one ?? other ?? ''
  return found
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

/** Follows each letter that is struck out, and shows it so. */
const stroke = '\u0336'

export const struckOut = (text: string) => text.replace(/\S/gu, `$&${stroke}`)

/** Tells whether part of a text was struck out. */
export const isStruckOut = (text: string) => text.includes(stroke)

const strike = /<(?:\w+:)?strike(?=[\s/>])(?:\s+val\s*=\s*["'](\w*)["'])?/

/** Tells whether the XML of a font strikes out (ECMA-376, part 1, 18.4.10). */
export function strikes(font: string): boolean {
  const found = strike.exec(font)
  return found !== null && !/^(?:0|false)$/.test(found[1] ?? '')
}

/** Returns elements with their content, whatever prefix their name has. */
export function elementsIn(xml: string, name: string): string[] {
  const element = new RegExp(
    `<(?:\\w+:)?${name}(?:\\s[^<>]*)?(?:/>|(?<!/)>[\\s\\S]*?</(?:\\w+:)?${name}\\s*>)`,
    'g',
  )
  return Array.from(xml.matchAll(element), ([whole]) => whole)
}

const anyTag = /([^<]*)<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y
const plain = /^<(?:\w+:)?t(?:\s[^<>]*[^<>/]|)>([^<]*)<\/(?:\w+:)?t\s*>$/
const item = /<(?:\w+:)?si\s*(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si\s*>)/g

/** Returns the texts that cells share, in order. */
export function sharedTexts(xml: string): string[] {
  return Array.from(xml.matchAll(item), ([, inner = '']) => richText(inner))
}

/**
 * Returns the text of a cell, struck out where its fonts strike it out, without its pronunciation (ECMA-376, part 1,
 * 18.4.6 and 18.4.8).
 */
export function richText(inner: string): string {
  if (!strikes(inner)) return withoutFonts(inner)
  const runs = elementsIn(inner, 'r')
  const texts = runs.map((run) => (strikes(run) ? struckOut : String)(withoutFonts(run)))
  return texts.length > 0 ? texts.join('') : withoutFonts(inner)
}

function withoutFonts(inner: string): string {
  const [, whole] = plain.exec(inner) ?? []
  if (whole !== undefined) return plainText(whole)
  let text = ''
  for (const { names, text: part } of textsIn(inner))
    if (names.at(-1) === 't' && !names.includes('rPh')) text += part
  return plainText(text)
}

/**
 * Yields the texts between the tags of plain XML, with the elements around each, the outermost first.
 * @throws Error where an element does not end
 */
export function* textsIn(xml: string): Iterable<{ names: readonly string[]; text: string }> {
  const names: string[] = []
  let at = 0
  while (at < xml.length) {
    anyTag.lastIndex = at
    const [all, text = '', end, name = '', said = ''] = anyTag.exec(xml) ?? []
    if (all === undefined) break
    at += all.length
    if (text !== '') yield { names, text }
    if (end && names.pop() !== name) throw new Error(`the end of ${name} alone`)
    if (!end && !said.endsWith('/')) names.push(name)
  }
  if (names.length > 0 || xml.includes('<', at)) throw new Error('an element does not end')
}

const named = new Map(Object.entries({ amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }))

/**
 * Replaces references by their characters (XML 1.0, sections 4.1 and 4.6); an entity that the file itself declares
 * stays.
 */
export function withoutReferences(xml: string): string {
  return xml.includes('&') ? xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, signOf) : xml
}

function signOf(reference: string, decimal?: string, hex?: string, name = ''): string {
  if (name !== '') return named.get(name.toLowerCase()) ?? reference
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference
}

/**
 * Replaces the same in a cell, and the characters that XML may not contain, written as `_x000D_` (ECMA-376, part 1,
 * 22.9.2.19).
 */
export function plainText(xml: string): string {
  const text = withoutReferences(xml)
  if (!text.includes('_x')) return text
  return text.replace(/_x([\da-f]{4})_/gi, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}
