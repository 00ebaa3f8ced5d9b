import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { composedBegin } from '#modules/speech/by-language.schema'
import { type Soon, soon } from '#platform/context'
import { type AskedForm, FormsOfPage, type PageForms } from './layout/form.tsx'

/** A part of a page as it was drawn. */
export interface Drawn {
  /** Encoded, where it is the same on every page. */
  markup: string | Uint8Array
  /** Whether it has something that no other page may have. */
  isOwn: boolean
  asks: AskedForm | null
}

/** A part of a page: drawn when the page's forms are known, or known already. */
export interface Part {
  known: Drawn | undefined
  draw(forms: PageForms): Drawn
}

const utf8 = new TextEncoder()

function drawNow(node: ReactNode, forms: PageForms): Drawn {
  const asked = forms.asks
  forms.isOwn = false
  const markup = renderToStaticMarkup(createElement(FormsOfPage, { value: forms }, node))
  const { isOwn, asks } = forms
  const differs = isOwn || markup.includes(composedBegin)
  return { markup: differs ? markup : utf8.encode(markup), isOwn, asks: asked ? null : asks }
}

/** Returns a part that is drawn once, unless a form in it got something of its own. */
function partOf(node: () => ReactNode, keep?: (drawn: Drawn) => void): Part {
  const part: Part = {
    known: undefined,
    draw: (forms) => {
      const drawn = drawNow(node(), forms)
      if (drawn.isOwn) return drawn
      part.known = drawn
      keep?.(drawn)
      return drawn
    },
  }
  return part
}

export const draw = (node: ReactNode): Part => partOf(() => node)

const elements = new WeakMap<object, Part>()

/** Draws an element once, as long as somebody keeps it. */
export function drawOnce(node: ReactNode): Part {
  if (typeof node !== 'object' || node === null) return draw(node)
  return kept(elements, node, () => draw(node))
}

const drawnWith = new WeakMap<object, Map<string, Drawn>>()

/** Draws what depends on an object that is never changed, and on what its name says. */
export function drawWith(owner: object, name: string, node: () => ReactNode): Part {
  const drawn = kept(drawnWith, owner, () => new Map<string, Drawn>())
  const part = partOf(node, (one) => drawn.set(name, one))
  part.known = drawn.get(name)
  return part
}

interface Keeps<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/** Returns what is kept by a key, made where nothing is. To set it each time costs more than to read it. */
export function kept<Key, Value>(
  by: Keeps<Key, Value>,
  key: Key,
  make: () => NonNullable<Value>,
): NonNullable<Value> {
  const known = by.get(key)
  if (known !== undefined && known !== null) return known
  const made = make()
  by.set(key, made)
  return made
}

/** A page's bytes, and the same compressed once somebody asked for that. */
export interface Page {
  bytes: Uint8Array<ArrayBuffer>
  compressed?: Promise<Uint8Array<ArrayBuffer>>
}

const wholes = new WeakMap<Drawn, Map<string, Page>>()

/** Writes a whole page once, as long as what it drew is kept, for all who see the same frame. */
export function keptWhole(drawn: Drawn, key: string, whole: () => Soon<Page['bytes']>): Soon<Page> {
  const pages = kept(wholes, drawn, () => new Map<string, Page>())
  const known = pages.get(key)
  if (known) return known
  return soon(whole(), (bytes) => {
    // A page lies in a block that it shares with others.
    const page = { bytes: new Uint8Array(bytes) }
    pages.set(key, page)
    return page
  })
}

const compress = promisify(gzip)

export function compressedOf(page: Page): Promise<Page['bytes']> {
  page.compressed ??= compress(page.bytes).then((bytes) => new Uint8Array(bytes))
  return page.compressed
}
