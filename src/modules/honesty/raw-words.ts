import { keyOf, plainCharacter, type Steps } from './fold.ts'

/** What separates a word from the one before it. */
export type Gap = 'space' | 'comma' | 'dash' | 'end' | 'line'

const longestWord = 64

/** A word as it was written, and the key under which it is looked up. */
export interface Raw {
  text: string
  key: string
  gap: Gap
  asks: boolean
  /** Whether it begins something that is said apart: after a semicolon, in or after parentheses. */
  isApart: boolean
}

const apart = /[;؛()[\]]/
const letter = /[\p{L}\p{M}\p{Nd}]/u
const sign = /[$@!|]/

/** "Visa ✓" says that it is valid; ticks at the beginning of a line only mark its items. */
const withTicks = (text: string): string =>
  /[✓✔]/.test(text)
    ? text
        .split('\n')
        .map((line) => (/^\s*[✓✔]/.test(line) ? line : line.replace(/[✓✔]/g, ' valid ')))
        .join('\n')
    : text

/** Returns the words of a text as they were written, in order. */
export function rawWords(text: string, steps: Steps): Raw[] {
  const plain = withTicks(text)
    .replace(/[©®]/g, ' copyright ')
    .replace(/(?<!\p{L})c\/o(?!\p{L})/giu, 'care of')
  const characters = [...plain.normalize('NFKC')]
  const raws: Raw[] = []
  let word = ''
  let between = ''
  const flush = () => {
    if (word !== '')
      for (const part of partsOf(word)) {
        raws.push({
          text: part,
          key: keyOfWord(part),
          gap: gapOf(between, part, raws.at(-1)),
          asks: false,
          isApart: apart.test(between),
        })
        between = ''
      }
    word = ''
  }
  characters.forEach((character, at) => {
    steps.count += 1
    const next = characters[at + 1] ?? ''
    const inWord =
      letter.test(character) ||
      (/['’\u02BC\u00AD]|\u200C|\u200D/.test(character) && word !== '' && letter.test(next)) ||
      (sign.test(character) &&
        (character === '!'
          ? word !== '' && /\p{Ll}/u.test(next)
          : letter.test(next) || (word !== '' && sign.test(next))))
    if (inWord && word.length < longestWord) word += character
    else {
      flush()
      if (inWord) word = character
      else if (between.length < 12) {
        between += character
        const last = raws.at(-1)
        if (last && /[?؟]/.test(character)) last.asks = true
      }
    }
  })
  flush()
  return raws
}

/** "we’re" is two words, and so is "l’ambassade". */
function partsOf(word: string): string[] {
  // "YourVisaIsGranted", but not "WhatsApp".
  if (/^(?:\p{Ll}+|\p{Lu}\p{Ll}+)(?:\p{Lu}\p{Ll}+){2,}$/u.test(word))
    return word.match(/\p{Lu}?\p{Ll}+/gu) ?? [word]
  const match = /^(.+?)['’\u02BC](.+)$/u.exec(word)
  if (!match) return [word]
  const [, left = '', right = ''] = match
  if (/^(?:s|re|m|ve|ll|d)$/i.test(right)) return [left, `'${right.toLowerCase()}`]
  return left.length <= 2 && right.length >= 3 ? [left, right] : [word]
}

function keyOfWord(word: string): string {
  if (word.startsWith("'")) return word
  let plain = ''
  // "IRCC2024": a year after a word is not part of it.
  const letters = word.replace(/(?<=\p{L}{2})\d{2,}$/u, '')
  for (const character of letters) plain += plainCharacter(character)
  return keyOf(plain.replace(/['’\u02BC\u00AD]|\u200C|\u200D/g, ''))
}

function gapOf(between: string, word: string, last: Raw | undefined): Gap {
  if (!last) return 'end'
  if (between.includes('\n') && !goesOn(between, word)) return 'line'
  if (/[!?؟।॥…]/.test(between)) return 'end'
  if (between.includes('.'))
    return /^\.\s*$/.test(between) && (/^\p{Ll}/u.test(word) || last.text.length === 1)
      ? 'space'
      : /^\.$/.test(between)
        ? 'space'
        : 'end'
  if (/[:;؛–—•|>»/]|\s-+\s/.test(between)) return 'dash'
  return /[,،()[\]"“”„«]/.test(between) ? 'comma' : 'space'
}

/** "We are not\na government office": a line that was broken because it was full. */
const goesOn = (between: string, word: string) =>
  /^,?[^\S\n]*\n[^\S\n]*$/.test(between) && /^\p{Ll}/u.test(word)
