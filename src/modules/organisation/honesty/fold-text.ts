import { confusables, picturedAlphabets, signsForLetters } from './confusables.ts'

const KEPT_SIGNS = new Set(Object.values(signsForLetters).join(''))

/** Every character of a folded text that is no letter. */
export const notLetters: string = [...new Set([' ', ...'0123456789', ...KEPT_SIGNS])].join('')
/** Format characters, accents and vowel points (Script=Inherited), nuktas, tatweel, and letters that are blank. */
const INVISIBLE =
  /\p{Cf}|(?=\p{Script=Inherited})\p{M}|[\u093C\u09BC\u0640\u115F\u1160\u3164\uFFA0\u17B4\u17B5]/gu
const LETTER_OR_DIGIT = /[\p{L}\p{M}0-9]/u

function plainLetter(character: string): string {
  const mapped = confusables.get(character)
  if (mapped !== undefined) return mapped
  const code = character.codePointAt(0) ?? 0
  const block = picturedAlphabets.find((start) => code >= start && code < start + 26)
  if (block !== undefined) return String.fromCodePoint(0x61 + code - block)
  if (/\p{Nd}/u.test(character)) return String(decimalValue(code))
  const lower = character.toLowerCase()
  return confusables.get(lower) ?? lower
}

/** Unicode lays decimal digits out in runs of ten, so the value is the distance from the run's zero. */
function decimalValue(code: number): number {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/** Where all other letters are capitals, a small l stands for a capital I ("lRCC"). */
function smallLAsCapitalI(text: string): string {
  return text.replace(/(?<!\p{L})[\p{Lu}l]{3,}(?!\p{L})/gu, (run) =>
    /\p{Lu}/u.test(run) ? run.replaceAll('l', 'I') : run,
  )
}

/**
 * Writes a text the way a hasty eye reads it: lower case, without accents and invisible characters, each
 * look-alike letter replaced by the plain one. Digits and the signs that can pass for a letter stay;
 * everything else becomes a space. "CanadaEmbassy" becomes two words.
 */
export function foldText(text: string): string {
  // A few look-alikes (ϲ) decompose to a letter that looks different, so they are replaced first.
  const plain = [...text].map((letter) =>
    letter === letter.normalize('NFKD') ? letter : (confusables.get(letter) ?? letter),
  )
  const visible = plain.join('').normalize('NFKD').replace(INVISIBLE, '')
  const parted = smallLAsCapitalI(visible).replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ')
  let folded = ''
  for (const character of parted) {
    const letter = plainLetter(character)
    folded += LETTER_OR_DIGIT.test(letter) || KEPT_SIGNS.has(letter) ? letter : ' '
  }
  const single = folded.replace(/ +/g, ' ')
  // No word has two dozen signs in a row; a longer run would only cost time.
  return single.replace(/([^\p{L}\p{M}0-9]{24})[^\p{L}\p{M}0-9]+/gu, '$1')
}
