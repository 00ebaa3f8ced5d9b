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
