import { signsForLetters } from './confusables.ts'
import { foldText, notLetters } from './fold-text.ts'

/**
 * How much of the text a term must be.
 * `word`: whole words ("gov" is not in "Algo Vision").
 * `part`: also inside a longer word ("canadaembassy"), for terms that no other word contains.
 * `whole`: the entire name, apart from a legal form such as "Ltd".
 */
export type TermMatch = 'word' | 'part' | 'whole'

/** Lists that a term may name in braces: "{country} visa". */
export type TermGroups = Readonly<Record<string, readonly string[]>>

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
const oneOf = (characters: string) =>
  characters.length === 1 ? escaped(characters) : `[${[...characters].map(escaped).join('')}]`

/**
 * Folded text has few characters that are no letters, so they are listed: Unicode property classes
 * (\P{L}) would make each of these expressions take a tenth of a second to compile.
 */
const SIGNS = notLetters.replace(/[0-9]/g, '')
const GAP = `${oneOf(SIGNS)}*`
const START = `(?<=^|${oneOf(notLetters)})`
const END = `(?=$|${oneOf(notLetters)})`
/** Arabic writes "and", "for", "by" and "the" onto the word. */
const ARABIC_PREFIX = '(?:[وبل]?(?:ال|لل)?)?'
const LEGAL_FORM = `(?:${GAP}${START}(?:ltd|limited|inc|llc|llp|plc|pvt|pte|pty|co|corp|company|gmbh|sdn|bhd|fze|com|net|org)${END})*`
/** From this many letters on, a misreading is likelier than another word: i for l, rn for m, doubled letters. */
const LOOSE_FROM = 6

function strictLetter(letter: string): string {
  return oneOf(letter + (signsForLetters[letter] ?? ''))
}

function looseLetter(letter: string, gap: string): string {
  if (letter === 'i' || letter === 'l') return oneOf('il1!|¡£')
  if (letter === 'm') return `(?:m|r${gap}n)`
  if (letter === 'w') return `(?:w|v${gap}v)`
  if (letter === 'd') return `(?:d|c${gap}[l1])`
  return strictLetter(letter)
}

/**
 * A gap without the signs that can be the letter itself: if "!" could be both in one repetition, a row
 * of them would take for ever.
 */
function gapBetweenDoubled(letter: string): string {
  const itself = letter === 'i' || letter === 'l' ? '1!|¡£' : (signsForLetters[letter] ?? '')
  return `${oneOf([...SIGNS].filter((sign) => !itself.includes(sign)).join(''))}*`
}

/** A folded word in which any letter may be doubled or single, and "rn" may be drawn as "m". */
function looseWord(word: string, gap: string): string {
  const letters = [...word].filter((letter, at, all) => letter !== all[at - 1])
  const parts: string[] = []
  for (let at = 0; at < letters.length; at += 1) {
    const letter = looseLetter(letters[at] as string, gap)
    const run = `${letter}(?:${gap && gapBetweenDoubled(letters[at] as string)}${letter})*`
    if (letters[at] === 'r' && letters[at + 1] === 'n') {
      parts.push(`(?:${run}${gap}n(?:${gap}n)*|m)`)
      at += 1
    } else parts.push(run)
  }
  return parts.join(gap)
}

function wordPattern(word: string, gap: string, loose: boolean): string {
  const spellings = new Set([foldText(word), foldText(word.toUpperCase())])
  const patterns = [...spellings].map((spelling) => {
    const letters = spelling.replaceAll(' ', '')
    if (loose) return looseWord(letters, gap)
    return [...letters].map(strictLetter).join(gap)
  })
  return patterns.length === 1 ? (patterns[0] as string) : `(?:${patterns.join('|')})`
}

/** One piece of a term: a word, alternatives "a|b", or a list "{country}"; "?" at the end makes it optional. */
function piecePattern(piece: string, gap: string, loose: boolean, groups: TermGroups): string {
  const optional = piece.endsWith('?')
  const body = optional ? piece.slice(0, -1) : piece
  const group = /^\{(.+)\}$/.exec(body)?.[1]
  const words = group === undefined ? body.split('|') : groups[group]
  if (words === undefined) throw new Error(`The term list names no group ${group}`)
  const pattern = `(?:${words.map((word) => wordPattern(word, gap, loose)).join('|')})`
  return optional ? `(?:${pattern}${gap})?` : pattern + gap
}

function termPattern(term: string, gap: string, groups: TermGroups): string {
  const loose = term.length >= LOOSE_FROM || term.includes('{')
  const pieces = term.split(' ').map((piece) => piecePattern(piece, gap, loose, groups))
  const last = pieces.pop() as string
  // The gap after the last piece would swallow the end of the word.
  return pieces.join('') + (gap !== '' && last.endsWith(gap) ? last.slice(0, -gap.length) : last)
}

/**
 * The expression that finds `term` in text written by {@link foldText}. Spaces and punctuation inserted
 * anywhere do not hide a term, but its two ends must be ends of words, so that words which only meet
 * by chance ("Algo Vision") do not make one. Abbreviations of three letters match unbroken or
 * spaced letter by letter: "I CA" is a likelier initial and company than Singapore's ICA.
 */
export function patternOf(term: string, match: TermMatch, groups: TermGroups): RegExp {
  if (match === 'whole') {
    return new RegExp(`^${GAP}${termPattern(term, GAP, groups)}${LEGAL_FORM}${GAP}$`, 'gu')
  }
  if (/^[a-z]{3}$/.test(term)) {
    const spaced = [...term].map(strictLetter).join(GAP.replace('*', '+'))
    return new RegExp(`${START}(?:${termPattern(term, '', groups)}|${spaced})${END}`, 'gu')
  }
  const spread = termPattern(term, GAP, groups)
  const prefix = /\p{Script=Arabic}/u.test(term) ? ARABIC_PREFIX : ''
  if (match === 'word') return new RegExp(`${START}${prefix}${spread}${END}`, 'gu')
  const unbroken = termPattern(term, '', groups)
  return new RegExp(`${START}${spread}|${spread}${END}|${unbroken}`, 'gu')
}

/**
 * The expression for one word made of nothing but a short official name and everyday words around it:
 * "irccstatus", "canadagov", but neither "vfsoft" nor "mangovisa".
 */
export function gluedPattern(cores: readonly string[], around: readonly string[]): RegExp {
  const anyOf = (words: readonly string[]) =>
    `(?:${words.map((word) => [...foldText(word)].map(strictLetter).join('')).join('|')})`
  const context = anyOf(around)
  const core = anyOf(cores)
  return new RegExp(
    `${START}(?:${context}{1,4}${core}${context}{0,4}|${core}${context}{1,4})${END}`,
    'gu',
  )
}
