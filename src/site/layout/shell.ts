import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { speakerOf } from '#api'
import type { Organisation } from '#modules/organisation'
import { inWords } from '#modules/speech'
import { composedBegin } from '#modules/speech/by-language.schema'
import { directionOf } from '#platform/languages.schema'
import { isolated } from '#texts/isolated'
import { encode } from '../encode.ts'
import { Document } from './document.tsx'
import type { ShellProps, Slots } from './shell-props.ts'

/** A page's constant part, encoded and cut where the request's own parts go. */
type Shell = (Uint8Array | keyof Slots)[]

// Rendering header and footer again would cost more than the page itself, and they change only with the
// settings. The settings' version is part of the key, so an older shell is never asked for.
const shells = new Map<string, Shell>()
const mostShells = 200

// Private-use characters as brackets, which nobody types into a name by accident.
const open = '\uE000'
const close = '\uE001'
const slots: Slots = {
  title: `${open}title${close}`,
  description: `${open}description${close}`,
  here: `${open}here${close}`,
  action: `${open}action${close}`,
  path: `${open}path${close}`,
  from: `${open}from${close}`,
  main: `${open}main${close}`,
}

/** The parts of a page: `main` is markup, encoded where it is on every page; the others are plain texts. */
interface Parts extends Omit<Slots, 'main'> {
  main: readonly (string | Uint8Array)[]
}

/** Renders the whole document around a page's own parts, as UTF-8. */
export function renderDocument(
  props: Omit<ShellProps, 'slots'>,
  parts: Parts,
): Uint8Array<ArrayBuffer> {
  const shown = (markup: string) => inReadersWords(markup, props)
  const own: Parts = {
    title: shown(escapeText(parts.title)),
    description: escapeText(parts.description),
    here: escapeText(parts.here),
    action: escapeText(parts.action),
    path: escapeText(parts.path),
    from: escapeText(parts.from),
    main: parts.main.map((part) => (typeof part === 'string' ? shown(part) : part)),
  }
  return encode(shellFor(props).flatMap((part) => (typeof part === 'string' ? own[part] : part)))
}

function shellFor(props: Omit<ShellProps, 'slots'>): Shell {
  // Nobody asks for the same preview again, and it must not evict the public pages.
  if (props.isPreview) return freshShell(props)
  const key = keyOf(props)
  const known = shells.get(key)
  if (known) return known
  const shell = freshShell(props)
  if (shells.size >= mostShells) shells.clear()
  shells.set(key, shell)
  return shell
}

function freshShell(props: Omit<ShellProps, 'slots'>): Shell {
  const markup = renderToStaticMarkup(createElement(Document, { ...props, slots }))
  return cut(`<!doctype html>${markup}`)
}

/** Returns a name of the frame: the same for all requests that see the same one. */
export function keyOf({
  organisation,
  words,
  licence,
  closing,
  ...rest
}: Omit<ShellProps, 'slots'>): string {
  const { theme, bringsSession, hasSearch, hasOutwardLinks, isBlack, keptOn, listedAt, asks } = rest
  const flags = [bringsSession, hasSearch, hasOutwardLinks, isBlack].map(Number).join('')
  const asked = asks === null ? '' : `${asks.id} ${asks.isMultipart}`
  const standing = licence === null ? '' : `${licence.reason} ${licence.on}`
  const closes = closing === null ? '' : `${closing.lastDay} ${closing.isOver}`
  return `${words.lang} ${theme} ${flags} ${asked} ${keptOn} ${listedAt} ${standing} ${closes} ${organisation ? numberOf(organisation) : '-'}`
}

// Unchanged settings are one object (findOrganisation); serialising them for each page would cost more than
// the page. Two installations in one process (tests) are two objects.
const numbers = new WeakMap<Organisation, number>()
let lastNumber = 0

function numberOf(organisation: Organisation): number {
  const known = numbers.get(organisation)
  if (known !== undefined) return known
  lastNumber += 1
  numbers.set(organisation, lastNumber)
  return lastNumber
}

function cut(markup: string): Shell {
  const pieces = markup.split(
    new RegExp(`${open}(title|description|here|action|path|from|main)${close}`),
  )
  return pieces.map((piece, index) =>
    index % 2 === 0 ? new TextEncoder().encode(piece) : (piece as keyof Slots),
  )
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes a text for an element or a quoted attribute. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] as string)
}

const meant: Record<string, string> = Object.fromEntries(
  Object.entries(escapes).map(([character, entity]) => [entity, character]),
)
const readText = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => meant[entity] as string)

/** Puts the texts on a page that are kept as sentences into the words of its language, wherever they stand. */
function inReadersWords(
  markup: string,
  { organisation, words }: Pick<ShellProps, 'organisation' | 'words'>,
): string {
  if (organisation === null || !markup.includes(composedBegin)) return markup
  const mark = (text: string) => isolated(text, directionOf(words.lang))
  const written = { read: readText, write: escapeText }
  return inWords(markup, words.lang, speakerOf(organisation), mark, written)
}
