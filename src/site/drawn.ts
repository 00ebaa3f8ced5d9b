import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { composedBegin } from '#modules/speech/by-language.schema'
import { type Soon, soon } from '#platform/context'
import { boundForms, type FormTokens, isBound, postedForm } from './form-token.ts'
import { isCountedOnce, keyedForms } from './idempotency-key.ts'

/** What a page consists of, and whether a form in it needs something that no other page may have. */
export interface Drawn {
  /** Encoded, where it is the same on every page. */
  markup: string | Uint8Array
  hasOwnForms: boolean
}

const utf8 = new TextEncoder()

export function draw(node: ReactNode): Drawn {
  const markup = renderToStaticMarkup(node)
  const actions = [...markup.matchAll(postedForm)].map(([, action = '']) => action)
  const hasOwnForms = actions.some((action) => isBound(action) || isCountedOnce(action))
  const differs = hasOwnForms || markup.includes(composedBegin)
  return { markup: differs ? markup : utf8.encode(markup), hasOwnForms }
}

const elements = new WeakMap<object, Drawn>()

/** Draws an element once, as long as somebody keeps it. */
export function drawOnce(node: ReactNode): Drawn {
  if (typeof node !== 'object' || node === null) return draw(node)
  return kept(elements, node, () => draw(node))
}

const drawnWith = new WeakMap<object, Map<string, Drawn>>()

/** Draws what depends on an object that is never changed, and on what its name says. */
export function drawWith(owner: object, name: string, node: () => ReactNode): Drawn {
  const drawn = kept(drawnWith, owner, () => new Map<string, Drawn>())
  return kept(drawn, name, () => draw(node()))
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

/** Gives such forms their keys and tokens. */
export function finished(
  { markup, hasOwnForms }: Drawn,
  ids: Parameters<typeof keyedForms>[1] | undefined,
  tokens: FormTokens | undefined,
): Soon<Drawn['markup']> {
  if (!hasOwnForms || typeof markup !== 'string') return markup
  const keyed = ids ? keyedForms(markup, ids) : markup
  return tokens ? boundForms(keyed, tokens) : keyed
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
