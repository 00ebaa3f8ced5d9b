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
  /** Without it. */
  local: string
  isEnd: boolean
  /** Whether the element ends with this tag, too. */
  isEmpty: boolean
  /** Its attributes as they are written. */
  said: string
}

/** What follows the name in a tag. */
const rest = `((?:[^<>"']|"[^"<]*"|'[^'<]*')*)`
const tag = new RegExp(String.raw`([^<]*)<(\/?)((?:[\w.-]+:)?([\w.-]+))(?=[\s/>])${rest}>`, 'y')
const attribute = /\s+((?:[^\s:="'/]+:)?([^\s:="'/]+))\s*=\s*(?:"([^"]*)"|'([^']*)')|\s*\/?$/y

/** Goes through plain XML from tag to tag, however deep its elements are. */
export class Tags {
  readonly #xml: string
  #at: number
  readonly #ends = new Map<string, RegExp>()

  constructor(xml: string, from = 0) {
    this.#xml = xml
    this.#at = from
  }

  /** Tells whether no further tag begins. */
  isOver(): boolean {
    return this.#xml.indexOf('<', this.#at) < 0
  }

  /** @throws Error where an element does not end */
  next(): Tag {
    tag.lastIndex = this.#at
    const [all, before = '', end, name = '', local = '', said = ''] = tag.exec(this.#xml) ?? []
    if (all === undefined) throw new Error('an element does not end')
    this.#at += all.length
    return { before, name, local, isEnd: end === '/', isEmpty: said.endsWith('/'), said }
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

  /**
   * Returns what is in the element that this tag begins, whether or not its elements end, and goes behind it. No element
   * of the same name may be in it.
   * @throws Error where it does not end
   */
  inner({ name, isEmpty }: Tag): string {
    if (isEmpty) return ''
    const from = this.#at
    const end = this.#ends.get(name) ?? new RegExp(`</${name}\\s*>`, 'g')
    this.#ends.set(name, end)
    end.lastIndex = from
    const found = end.exec(this.#xml)
    if (!found) throw new Error('an element does not end')
    this.#at = end.lastIndex
    return this.#xml.slice(from, found.index)
  }
}

export type Attributes = Partial<Record<string, string>>

/**
 * Returns attributes by their names, with prefixes and without. Each is looked for where the one before ended, so a long
 * text takes no longer than its length.
 * @throws Error where something else than attributes is there
 */
export function attributesOf(said: string): Attributes {
  const found: Attributes = {}
  attribute.lastIndex = 0
  while (attribute.lastIndex < said.length) {
    const next = attribute.exec(said)
    if (!next) throw new Error('an attribute is not one')
    const { 1: name, 2: local = '', 3: one, 4: other } = next
    if (name === undefined) break
    found[name] = withoutReferences(one ?? other ?? '')
    if (local !== name && !name.startsWith('xmlns:')) found[local] ??= found[name]
  }
  return found
}

/** Yields the attributes of each element of a name, whatever prefix it has. */
export function* tagsIn(xml: string, name: string): Iterable<Attributes> {
  const beginning = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])${rest}>`, 'g')
  for (const [, said = ''] of xml.matchAll(beginning)) yield attributesOf(said)
}

/** Returns elements with their content, whatever prefix their name has. */
export function elementsIn(xml: string, name: string): string[] {
  const element = new RegExp(
    `<(?:\\w+:)?${name}(?:\\s[^<>]*)?(?:/>|(?<!/)>[\\s\\S]*?</(?:\\w+:)?${name}\\s*>)`,
    'g',
  )
  return Array.from(xml.matchAll(element), ([whole]) => whole)
}

/** Follows each letter that is struck out, and shows it so. */
const stroke = '\u0336'

export const struckOut = (text: string) => text.replace(/\S/gu, `$&${stroke}`)

/** Tells whether part of a text was struck out. */
export const isStruckOut = (text: string) => text.includes(stroke)

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
