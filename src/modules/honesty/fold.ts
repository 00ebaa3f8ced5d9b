import { createRequire } from 'node:module'

/** Counts the work of a judgement, so that a test can compare it with the length of the text. */
export interface Steps {
  count: number
}

const require = createRequire(import.meta.url)
let alikes: Record<string, string> | undefined
/** Looks a letter up in Unicode's table of look-alikes (confusables.txt), as the package contains it. */
const lookAlike = (letter: string): string | undefined => {
  alikes ??= require('unhomoglyph/data.json') as Record<string, string>
  return alikes[letter]
}

/** Spellings that people confuse, within one script: short and long vowels, forms of alef, n before a consonant. */
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

/** Digits and symbols used for letters; i, l and the like are one letter, as they are to the eye. */
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

/** Returns a character as a hasty eye reads it: lower case, without accents, a look-alike as what it looks like. */
export function plainCharacter(character: string): string {
  const found = known.get(character)
  if (found !== undefined) return found
  const plain = fold(character)
  // The characters of four scripts are few; a text with any others is refused for them.
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
  // Two letters that other languages use in names, and that are not worth the table.
  if (lower === 'ß' || lower === 'ı') return lower === 'ı' ? 'i' : lower
  const alike = lookAlike(lower) ?? lookAlike(letters) ?? lower
  return alike.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Returns a digit's value: Unicode has digits in runs of ten, so it is the distance from the run's zero. */
function digitValue(code: number): number {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

/** Returns the form under which a word is looked up: what looks or sounds alike has one key. */
export function keyOf(plain: string): string {
  if (/^\d+$/.test(plain)) return plain
  if (!/[a-z]/.test(plain))
    return plain.replace(/[নমঙঞण](?=্)্|[नमङञण]्/g, (n) => (n < 'ঀ' ? 'ं' : 'ং'))
  return plain
    .replace(/[0134578$@!|€l]/g, (sign) => signs.get(sign) ?? sign)
    .replace(/rn|vv/g, (pair) => (pair === 'rn' ? 'm' : 'w'))
}
