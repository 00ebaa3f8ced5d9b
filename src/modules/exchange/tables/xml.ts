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
