import { z } from 'zod'
import { text as ofStaff } from '#texts/problems/desk-parts'
import { text as shared } from '#texts/problems/problems-shared'
import { filled, problems } from './problems.schema.ts'

/** Most typed text matches this: nothing in it can be invisible. */
const plain = /^[ -~]*$/

const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** They take room and show nothing, but a computer does not count them as spaces. */
const blanks = /[\u2800\u3164\uFFA0]/g
const otherSpaces = /[^\S\n\t\uFEFF]/g

/** Directions, controls, zero-width characters, fillers, tags, annotations, selectors; not the joiners. */
const unseen =
  /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\uFFFC\u{16FE4}\u{1D159}]/gu

/** Selectors that choose between two shapes of the character before them: an emoji, a key, a Han letter. */
const choosesShape =
  /(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]|(?<=[0-9#*])\uFE0F(?=\u20E3)|(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]|(?<=(?=\p{L})\p{Script=Mongolian})[\u180B-\u180D\u180F]/u

/** Scripts in which a joiner between two letters, or after a virama, changes how they are written. */
const joiningScript =
  '(?=[\\p{L}\\p{M}])[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Adlm}\\p{scx=Rohg}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}]'
const joins = new RegExp(
  [
    `(?<=${joiningScript})[\\u200C\\u200D](?=${joiningScript})`,
    // The chillu letters of Malayalam, as written before Unicode had them, end words.
    '(?<=[\\u0D4D])\\u200D',
    // Families and professions among the emoji.
    '(?<=[\\p{Emoji_Presentation}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
  ].join('|'),
  'u',
)

/** No script stacks more marks on a letter; more would paint over the lines around it. */
const heaped = /(\p{M}{16})\p{M}+/gu

const kept = (needed: RegExp, all: RegExp) => new RegExp(`(${needed.source})|${all.source}`, 'gu')
const unseenButShapes = kept(choosesShape, unseen)
const joiners = kept(joins, /[\u200C\u200D]/u)

/**
 * Returns a text with U+FFFD in the place of each lone surrogate, which `encodeURIComponent` and databases
 * refuse.
 */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/** Tells whether every database accepts a text: PostgreSQL refuses NUL in any text and lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** What is said of a text that no database accepts. */
export const notStorable =
  'This has a NUL or half a character (a lone surrogate) in it. Send it without.'

/**
 * Returns a text without invisible characters: marks of direction, control and format characters, fillers,
 * tags, meaningless selectors. A joiner stays where its script needs one. Lines end with `\n`, letters are
 * composed (NFC).
 */
export function visibleText(text: string): string {
  if (plain.test(text)) return text
  return (
    wellFormed(text)
      .replace(lineBreaks, '\n')
      .replace(blanks, ' ')
      .replace(otherSpaces, ' ')
      .replace(unseenButShapes, '$1')
      .replace(/([\u200C\u200D])[\u200C\u200D]+/g, '$1')
      .replace(joiners, '$1')
      // Before normalising as well: sorting marks takes time quadratic in their number.
      .replace(heaped, '$1')
      .normalize('NFC')
      .replace(heaped, '$1')
  )
}

/** Does the same for one line, without space around it. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim()
}

/** Returns a file's name as it may be shown: its last part, 120 characters. */
export function visibleFileName(name: string, fallback: string): string {
  const last = visibleText(name).split(/[\\/]/).at(-1) ?? ''
  return visibleLine(last).slice(0, 120).trim() || fallback
}

/** No real input is as long; longer text is refused before any work is done on it. */
const longest = 100_000
/** What is said of any text. */
export const textProblems = problems('text', { ...shared, ...ofStaff })

type Error = Parameters<typeof z.string>[0]

const typed = (error?: Error) =>
  z.string(error).max(longest, { error: textProblems.longest, abort: true })

/** A line that somebody types. Every such field is this or `prose`, so that none keeps invisible characters. */
export const line = (error?: Error) => typed(error).overwrite(visibleLine)

/** A text of several lines that somebody types. */
export const prose = (error?: Error) => typed(error).overwrite((text) => visibleText(text).trim())

/** A text that must not be empty; `long` is the sentence for one with too many characters, with its gap. */
export const filledProse = (most: number, missing: string, long: `${string}{most}${string}`) =>
  prose({ error: missing })
    .min(1, { error: missing })
    .max(most, { error: filled(long, { most }) })

/** A line of a form that may be left out or empty: then null. */
export const optionalLine = (most: number, long: string) =>
  line()
    .max(most, { error: long })
    .nullish()
    .transform((text) => text || null)

/** Returns what a text says as JSON; null for one that is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
