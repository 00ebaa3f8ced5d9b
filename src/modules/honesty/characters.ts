import { filled } from '#platform/gaps/schema'
import { honestyProblems as problems } from './problems/schema.ts'

/** The languages in which public texts are understood, and therefore accepted. */
export const coveredLanguages = 'English, Bengali, Hindi, Nepali, Arabic or Filipino'

const scripts = ['Latin', 'Bengali', 'Devanagari', 'Arabic'] as const
type Script = (typeof scripts)[number]
const ofScript = Object.fromEntries(
  scripts.map((script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')]),
) as Record<Script, RegExp>

/** Punctuation and symbols that every script uses, currencies among them. */
const shared = /[\p{Nd}\p{P}\p{Zs}\p{Sc}\n\r\t+=<>|~^`°©®™№×÷−•·✓✔→←]/u
const joiner = /\u200C|\u200D/
const letterOrMark = /[\p{L}\p{M}]/u

type CharacterProblem =
  | { kind: 'control' }
  | { kind: 'script'; character: string }
  | { kind: 'marks' }
  | { kind: 'mixed'; word: string }
  | { kind: 'spaced'; words: string }

/** No sentence of the covered languages has five words of one letter in a row. */
const spaced =
  /(?<![\p{L}\p{M}\p{N}'’])\p{L}\p{M}*(?:[^\S\n]+\p{L}\p{M}*){4,}(?![\p{L}\p{M}\p{N}'’])/u

/**
 * Returns what is wrong with the characters of a text: only letters, marks, digits and punctuation of four scripts, one
 * script within a word (UTS 39, single script), no invisible marks, at most two combining marks in a row, no words with
 * spaces between their letters. Null when nothing is.
 */
export function characterProblem(text: string): CharacterProblem | null {
  let word = ''
  let script: Script | null = null
  let marks = 0
  for (const character of text) {
    const nature = natureOf(character)
    // The dot below a Bengali or Devanagari letter makes it another letter.
    if (!/[\u093C\u09BC]/.test(character)) marks = nature.isMark ? marks + 1 : 0
    if (marks > 2) return { kind: 'marks' }
    switch (nature.script) {
      case 'joiner':
        // Where Bengali, Devanagari and Arabic need them: inside a word, never elsewhere.
        if (script === null || script === 'Latin') return { kind: 'control' }
        break
      case 'hidden':
        return { kind: 'control' }
      case 'unknown':
        return { kind: 'script', character }
      case 'digit':
        break
      case 'shared':
        word = ''
        script = null
        break
      case 'inherited':
        // Marks that several scripts share belong to the letter before them.
        if (script === null) return { kind: 'marks' }
        break
      default:
        if (word.length < 40) word += character
        if (script !== null && script !== nature.script) return { kind: 'mixed', word }
        script = nature.script
    }
  }
  // "ﷺ" is eighteen letters: one is a word, and judging a page of them would take a minute.
  if (text.normalize('NFKC').length > 2 * text.length + 200) {
    const character = [...text].find((one) => one.normalize('NFKC').length > 3) ?? ''
    return { kind: 'script', character }
  }
  const [words] = spaced.exec(text) ?? []
  return words === undefined ? null : { kind: 'spaced', words: words.slice(0, 40) }
}

/**
 * "T.h.i.s p.a.g.e": words whose small letters are set apart by signs; one such word may be an abbreviation ("s.a.r.l.").
 */
const dotted =
  /(?<![\p{L}\p{M}.])\p{L}(?:[.\-_*·•]\p{Ll}){2,}\s+\p{L}(?:[.\-_*·•]\p{Ll})+(?!\p{L})/u

/** Returns words of a text, which is no address, whose letters are set apart by signs; null when it has none. */
function dottedWords(text: string): CharacterProblem | null {
  const [words] = dotted.exec(text) ?? []
  return words === undefined ? null : { kind: 'spaced', words: words.slice(0, 40) }
}

/** Returns why the characters of a text, or of an address, may not be public, in a sentence; null when they may. */
export function problemOfCharacters(text: string, isAddress: boolean): string | null {
  const problem = characterProblem(text) ?? (isAddress ? null : dottedWords(text))
  return problem && sentenceOf(problem)
}

function sentenceOf(problem: CharacterProblem): string {
  switch (problem.kind) {
    case 'control':
      return problems.hidden
    case 'script':
      return filled(problems.script, { words: problem.character, languages: coveredLanguages })
    case 'marks':
      return problems.marks
    case 'mixed':
      return filled(problems.mixed, { words: problem.word })
    case 'spaced':
      return filled(problems.spaced, problem)
  }
}

interface Nature {
  script: Script | 'inherited' | 'joiner' | 'hidden' | 'shared' | 'digit' | 'unknown'
  isMark: boolean
}
const natures = new Map<string, Nature>()

function natureOf(character: string): Nature {
  const known = natures.get(character)
  if (known) return known
  const nature = {
    script: kindOf(character),
    isMark: character > '\u02FF' && /\p{M}/u.test(character),
  }
  if (natures.size < 20_000) natures.set(character, nature)
  return nature
}

const hidden =
  /[\p{Cf}\p{Cc}\p{Co}\p{Cs}\p{Cn}\u115F\u1160\u3164\uFFA0\u2800]|\u034F|\u17B4|\u17B5/u

function kindOf(character: string): Nature['script'] {
  // Plain letters need none of the tables below, which are expensive to build.
  if (/[A-Za-z]/.test(character)) return 'Latin'
  if (/[0-9]/.test(character)) return 'digit'
  if (/[ \n.,;:?!'"()-]/.test(character)) return 'shared'
  if (joiner.test(character)) return 'joiner'
  if (hidden.test(character) && !/[\n\r\t]/.test(character)) return 'hidden'
  if (!letterOrMark.test(character)) {
    if (!shared.test(character)) return 'unknown'
    return /\p{Nd}/u.test(character) ? 'digit' : 'shared'
  }
  const script = scripts.find((each) => ofScript[each].test(character))
  if (script === 'Latin') return isPlainLatin(character) ? script : 'unknown'
  return script ?? (/\p{Script=Inherited}/u.test(character) ? 'inherited' : 'unknown')
}

/**
 * Tells whether a letter is Latin as languages are written in it; not phonetic symbols, small capitals or letters in
 * circles.
 */
function isPlainLatin(character: string): boolean {
  const code = character.codePointAt(0) ?? 0
  return code < 0x180 || (code >= 0x1e00 && code <= 0x1eff) || /[ȘșȚțƠơƯưƏə]/.test(character)
}
