/**
 * A value of a PDF (ISO 32000-1, 7.3): a name with its slash, a string as written after its opening
 * bracket; null for anything that is not a value.
 */
export type PdfValue = null | number | string | Reference | PdfValue[] | PdfDictionary
export type PdfDictionary = Map<string, PdfValue>
interface Reference {
  object: number
}

/** The objects of a PDF without the contents of its streams; each is read on request and not kept. */
export interface PdfObjects {
  /** The catalogue. */
  root: PdfDictionary
  /** Returns the value, or the object that it refers to. */
  resolved(value: PdfValue | undefined): PdfValue | undefined
  all(): Iterable<PdfValue>
}

/** References that lead to a reference: some readers follow them, and no program writes more than one. */
const longestChain = 20

const space = /[\0\t\n\f\r ]*/y
const token =
  /<<|>>|[[\]]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|<[^<>]*>|\((?:\\.|[^\\()])*|[^\0\t\n\f\r ()<>[\]{}/%]+/sy
const inString = /[()](?:\\.|[^\\()])*/sy
const reference = /\d+[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const beginning = /(\d+) \d+ obj\s/y

/**
 * Reads a PDF as PDFium writes one: a table of offsets, no object streams, nothing encrypted. Reads each
 * object from its offset up to its stream, so that a stream cannot pass for objects.
 * @throws Error when it is not of that form
 */
export function readPdfObjects(bytes: Buffer): PdfObjects {
  const text = bytes.toString('latin1')
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-64))?.[1])
  const trailer = text.indexOf('trailer', table)
  if (!text.startsWith('xref', table) || trailer < 0) throw new Error('no table of offsets')
  const places = new Map<number, number>()
  for (const [, offset] of text.slice(table, trailer).matchAll(/(\d{10}) \d{5} n/g)) {
    beginning.lastIndex = Number(offset)
    const number = beginning.exec(text)?.[1]
    if (number === undefined) throw new Error('no object at its offset')
    places.set(Number(number), beginning.lastIndex)
  }
  const read = (place: number) => new Reader(text, place).value()
  const resolved = (value: PdfValue | undefined) => {
    let found = value
    for (let steps = 0; isReference(found); steps += 1) {
      if (steps > longestChain) throw new Error('references that lead to each other')
      const place = places.get(found.object)
      found = place === undefined ? undefined : read(place)
    }
    return found
  }
  const end = read(trailer + 'trailer'.length)
  const root = end instanceof Map ? resolved(end.get('/Root')) : null
  if (!(root instanceof Map)) throw new Error('no catalogue')
  return {
    root,
    resolved,
    *all() {
      for (const place of places.values()) yield read(place)
    },
  }
}

function isReference(value: PdfValue | undefined): value is Reference {
  return typeof value === 'object' && value !== null && 'object' in value
}

class Reader {
  readonly #text: string
  #at: number

  constructor(text: string, at: number) {
    this.#text = text
    this.#at = at
  }

  /** Returns the next value; a stray bracket is an error, a word that is not a value is null. */
  value(): PdfValue {
    this.#take(space)
    const referred = this.#take(reference)
    if (referred) return { object: Number.parseInt(referred, 10) }
    const found = this.#next()
    if (found === '<<') return this.#dictionary()
    if (found === '[') return this.#array()
    if (found === '>>' || found === ']') throw new Error('a bracket too many')
    if (/^[/(]|^<[^<]/.test(found)) return found
    return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(found) ? Number(found) : null
  }

  #dictionary(): PdfDictionary {
    const dictionary: PdfDictionary = new Map()
    for (;;) {
      this.#take(space)
      const key = this.#next()
      if (key === '>>') return dictionary
      if (!key.startsWith('/')) throw new Error('a key that is no name')
      dictionary.set(key, this.value())
    }
  }

  #array(): PdfValue[] {
    const values: PdfValue[] = []
    for (;;) {
      this.#take(space)
      if (this.#text[this.#at] === ']') {
        this.#at++
        return values
      }
      values.push(this.value())
    }
  }

  #next(): string {
    const found = this.#take(token)
    if (!found) throw new Error('not a PDF value')
    return found.startsWith('(') ? found + this.#restOfString() : found
  }

  /** A string's brackets are balanced or escaped (ISO 32000-1, 7.3.4.2). */
  #restOfString(): string {
    const from = this.#at
    for (let depth = 1; depth > 0; ) {
      const part = this.#take(inString)
      if (!part) throw new Error('a string without an end')
      depth += part.startsWith('(') ? 1 : -1
      if (depth === 0) this.#at -= part.length - 1
    }
    return this.#text.slice(from, this.#at)
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    this.#at += found?.length ?? 0
    return found
  }
}

const signs: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Returns the text of a written string (7.3.4) of single-byte letters; empty for anything that is not a string. */
export function textIn(written: PdfValue | undefined): string {
  if (typeof written !== 'string' || written.startsWith('/')) return ''
  const inner = written.slice(1, -1)
  const bytes = written.startsWith('<')
    ? Buffer.from(inner.replace(/[^0-9a-f]/gi, ''), 'hex').toString('latin1')
    : inner.replace(/\\(?:([0-7]{1,3})|\r\n|([\s\S]))/g, (_, octal, sign) =>
        octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : (signs[sign] ?? sign ?? ''),
      )
  return bytes.replace(/^\xfe\xff|^\xff\xfe|\0/g, '')
}
