import { createRequire } from 'node:module'

/** Counts the work that a judgement takes, so that a test can hold it against the length of the text. */
export interface Steps {
  count: number
}

const require = createRequire(import.meta.url)
let alikes: Record<string, string> | undefined
/** Unicode's own table of look-alikes (confusables.txt), as the package carries it. */
const lookAlike = (letter: string): string | undefined => {
  alikes ??= require('unhomoglyph/data.json') as Record<string, string>
  return alikes[letter]
}

/** Spellings that people mix, within one script: short and long vowels, forms of alef, n before a consonant. */
const sameSound: ReadonlyMap<string, string> = new Map(
  [
    [
      'ीि',
      'ূু',
      'ীি',
      'ूु',
      'ঈই',
      'ঊউ',
      'ईइ',
      'ऊउ',
      'ণন',
      'ষশ',
      'ৎত',
      'ঁং',
      'ँं',
      'ৌো',
      'ैे',
      'ौो',
      'ॅे',
      'ॉो',
      'ষস',
      'শস',
      'জয',
    ],
    ['أا', 'إا', 'آا', 'ٱا', 'ىي', 'یي', 'کك', 'ةه', 'ھه', 'ہه', 'ؤو', 'ئي', 'ڤف'],
  ]
    .flat()
    .map((pair) => [pair.charAt(0), pair.charAt(1)] as const),
)

/** Digits and signs that stand for letters; i, l and their kin are one letter, as they are to the eye. */
const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    0: 'o',
    1: 'i',
    3: 'e',
    4: 'a',
    5: 's',
    7: 't',
    8: 'b',
    $: 's',
    '@': 'a',
    '!': 'i',
    '|': 'i',
    '€': 'e',
    l: 'i',
  }),
)

const known = new Map<string, string>()

/** A character as a hasty eye reads it: lower case, without accents, a look-alike as what it looks like. */
export function plainCharacter(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  const plain = fold(character)
  // The characters of four scripts are few; a text of all the others is refused for them.
  if (known.size < 20_000) known.set(character, plain)
  return plain
}

function fold(character: string): string {
  if (/^[\x20-\x7E]$/.test(character)) return character.toLowerCase()
  if (/\p{Nd}/u.test(character)) return String(digitValue(character.codePointAt(0) ?? 0))
  const letters = character
    .normalize('NFD')
    .replace(/(?=\p{Script=Inherited})\p{M}|[\u093C\u09BC\u0640\p{Cf}]/gu, '')
  if (/^[a-z]*$/i.test(letters)) return letters.toLowerCase()
  if (!/\p{Script=Latin}/u.test(letters)) return sameSound.get(letters) ?? letters
  const lower = letters.toLowerCase()
  // The two that are letters of names elsewhere, and not worth the table.
  if (lower === 'ß' || lower === 'ı') return lower === 'ı' ? 'i' : lower
  const alike = lookAlike(lower) ?? lookAlike(letters) ?? lower
  return alike.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Unicode lays digits out in runs of ten, so the value is the distance from the run's zero. */
function digitValue(code: number): number {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/** The form under which a word is looked up: what looks or sounds alike has one key. */
export function keyOf(plain: string): string {
  if (/^\d+$/.test(plain)) return plain
  if (!/[a-z]/.test(plain))
    return plain.replace(/[নমঙঞण](?=্)্|[नमङञण]्/g, (n) => (n < 'ঀ' ? 'ं' : 'ং'))
  return plain
    .replace(/[0134578$@!|€l]/g, (sign) => signs.get(sign) ?? sign)
    .replace(/rn|vv/g, (pair) => (pair === 'rn' ? 'm' : 'w'))
}
