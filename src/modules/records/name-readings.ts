import { fromArabic, fromBrahmic, fromLatin, hearings } from './name-letters.ts'

/** A word of a name as it may be heard. */
export interface Reading {
  text: string
  /** In classes: `H bcdfgjklmnprst`. Two words have to share them. */
  consonants: string
  /** The vowels, and what is open, before the first consonant, between any two and behind the last. */
  between: readonly string[]
}

const brahmic = /^[\u0900-\u097F\u0980-\u09FF]+$/u
const arabic = /^\p{Script=Arabic}+$/u
const latin = /^[a-z]+$/

/** Returns a folded word in the one alphabet of what is heard; null: in another script, or with figures. */
export function heardAs(word: string): string | null {
  if (latin.test(word)) return fromLatin(word)
  if (brahmic.test(word)) return fromBrahmic(word)
  return arabic.test(word) ? fromArabic(word) : null
}

/** Names that are spelt with more vowels than the others allow for. */
const asOne: readonly (readonly [RegExp, string])[] = [
  [/^H[ou~]s[aeiE]+n$/, 'HusEn'],
  [/^b\.?[eiI]\.?[gjk][.:;aeouU~]+m$/, 'begam'],
  [/^c[^bcdfgjklmnprst]+[dj][^bcdfgjklmnprst]*r[eiIZ]+$/, 'cOduri'],
]

/** Vowels in the order in which they become one: doubles, then ai and au with whatever glides, then glides. */
const vowels: readonly (readonly [RegExp, string])[] = [
  [/([bcdfgjklmnprstywaiuAIU])\1+/g, '$1'],
  [/(?<=[bcdfghjklmnprst])ee+(?=[bcdfghjklmnprst])/g, '1'],
  [/(?<=[bcdfghjklmnprst])oo+(?=[bcdfghjklmnprst])/g, '2'],
  [/(?<=[bcdfghjklmnprst])ye(?=[bcdfghjklmnprst])/g, 'E'],
  [/([IU])\.\1/g, '$1'],
  [/[Aa]I\.?e/g, 'E'],
  [/ee+/g, 'i'],
  [/oo+/g, 'u'],
  [/ie(?=[^aeiou]|$)/g, 'i'],
  [/ea(?=u)/g, 'i'],
  [/(?<=[ae])iy~?(?=[bcdfghjklmnprst])/g, 'y'],
  [/oi?y?(?<=[iy])(?![aeiouAIU~])/g, 'Y'],
  [/(?:(?:[aeo~]y?[ie]|[aeo~]y)(?![aeiouyAIU~])|[Aa]`?I(?!\.?[AIUZaeiou]))/g, 'E'],
  [/(?<=^|[bcdfghjklmnprstiy])ou(?![aeiouwyAIU~])/g, 'W'],
  [/(?:(?:[ao~]w?[uo]|[ao~]w)(?![aeiouwyAIU~])|[Aa]U(?!\.?[AIUZaeiou]))/g, 'O'],
  [/iy(?=[aeiou~])/g, 'i'],
  [/[uo][wy](?=[aeiou~])/g, 'o'],
  [/y/g, 'i'],
  [/w/g, 'u'],
  [/([iu])\1+/g, '$1'],
  [/(?<=.)h$/g, ''],
  [/^h/g, 'H'],
]

/** A word with many open letters is not read in all ways. */
const mostReadings = 24

/** Returns the ways in which a text of `heardAs` may be read. */
export function readingsOf(heard: string): Reading[] {
  let open = ['']
  for (const letter of heard) {
    const ways = hearings[letter] ?? [letter]
    const used = open.length * ways.length > mostReadings ? ways.slice(0, 1) : ways
    open = used.flatMap((way) => open.map((text) => text + way))
  }
  const texts = open.flatMap((text) => {
    const read = vowels.reduce((now, [spelling, vowel]) => now.replace(spelling, vowel), text)
    const known = asOne.reduce((now, [spelling, name]) => now.replace(spelling, name), read)
    // Two of a letter in a row may be one that is doubled.
    return [known, known.replace(/([^aeiou])~\1/g, '$1')]
  })
  return [...new Set(texts)].map(readingOf)
}

export function readingOf(text: string): Reading {
  return {
    text,
    consonants: text.replace(/[^Hbcdfgjklmnprst]+/g, ''),
    between: text.split(/[Hbcdfgjklmnprst]/),
  }
}

const plainVowels: readonly (readonly [RegExp, string])[] = [
  [/[.:;!,`]/g, ''],
  [/[~*^A]/g, 'a'],
  [/[I1ZE]/g, 'i'],
  [/[U2WOY]/g, 'u'],
]

/** Returns a reading in letters that can be counted, to be compared with one that has a letter wrong. */
export function inPlainLetters({ text }: Reading): string {
  return plainVowels.reduce((now, [open, vowel]) => now.replace(open, vowel), text)
}

/** A word that has no sound is only like itself. */
export function asWritten(word: string): Reading {
  return { text: word, consonants: `=${word}`, between: [] }
}

/** What a place may be that a script leaves open, or half open, and what it costs to hear it so; `-` is nothing. */
const mayBe: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '~': { '-': 0, a: 0, e: 0.5, i: 1.5, o: 0, u: 0.5, E: 0.75, O: 0.5, W: 0.5, Y: 0.75 },
  '.': { '-': 0, a: 0, e: 0, i: 0, o: 0, u: 0, W: 0 },
  ',': { '-': 0, a: 0, e: 0.25, i: 1, o: 0, u: 0, W: 0 },
  ':': { '-': 0, a: 0, e: 0.25, i: 1, o: 0.5, u: 1.2 },
  ';': { '-': 0, a: 1.2, e: 0, i: 0, o: 1.2, u: 1.2 },
  '!': { '-': 0, a: 0, e: 0, i: 0, o: 0.5, u: 1.2 },
  '`': { '-': 0, a: 0, e: 0.25, i: 0.5, o: 0.25, u: 0.25, E: 1, O: 1, W: 0.5 },
  '*': { a: 0, e: 0, i: 0, o: 0, u: 0, E: 0.25, O: 0.25, W: 0 },
  '^': { a: 0, e: 0.25, i: 1.25, o: 0, u: 0, E: 0.25, O: 0.25, W: 0 },
  A: { a: 0, e: 1, i: 1.5, o: 0.75, u: 1.5, E: 1, O: 0.75 },
  I: { a: 1.5, e: 0.25, i: 0, o: 1.5, u: 2, E: 0, Y: 0.25, 1: 0 },
  U: { a: 1.5, e: 1.5, i: 2, o: 0, u: 0, O: 0, W: 0, 2: 0 },
  Z: { a: 0, e: 0.25, i: 0, o: 0.75, u: 1.5, E: 0, 1: 0 },
}

const costs: Readonly<Record<string, number>> = {
  ...{ ae: 0.5, ao: 0.5, ai: 1.5, au: 1.2, ei: 0.5, eo: 1, eu: 1.5, io: 1.5, iu: 2, ou: 0.5 },
  ...{ aE: 1, eE: 0.25, iE: 1, oE: 1, uE: 1.5, aO: 0.75, eO: 1.5, iO: 2, oO: 0.25, uO: 0.25 },
  ...{ Wu: 0, Wo: 0.25, WO: 0.25, Wa: 1.2, We: 1.5, Wi: 2, WE: 1.5 },
  ...{ EO: 1.5, YE: 0.25, Yi: 1.5, Yo: 0.75, Ya: 1, Ye: 0.75, Yu: 1.5, YO: 1.5 },
}
const never = 9

function costOf(one: string, other: string): number {
  if (one === other) return 0
  const [open, its] = [mayBe[one], mayBe[other]]
  if (open && its)
    return Math.min(...Object.keys(open).map((way) => (open[way] ?? never) + (its[way] ?? never)))
  if (its) return costOf(other, one)
  // A long vowel is written, also in Arabic.
  const plain = { 1: 'i', 2: 'u' }[other] ?? other
  if (open) return open[other] ?? (/[~*^]/.test(one) ? open[plain] : undefined) ?? never
  const own = { 1: 'i', 2: 'u' }[one] ?? one
  return own === plain ? 0 : (costs[own + plain] ?? costs[plain + own] ?? never)
}

const kinds = 'aeiou12EOWY~.:;!,`*^AIUZh'
const table = new Map(
  [...kinds].flatMap((one) =>
    [...kinds].map((other) => [one + other, costOf(one, other)] as const),
  ),
)

type Place = 'first' | 'within' | 'last'

/** What it costs when one has a vowel at a place where the other has none, or one less. */
function costOfNone(slot: string, at: number, isBare: boolean, place: Place): number {
  const vowel = slot[at] as string
  const open = mayBe[vowel]?.['-']
  if (open !== undefined) return open
  if (vowel === 'h') return costOfBreath(slot, at, place)
  // Written before a long vowel, it only carries that.
  if (vowel === '*' || vowel === '^') return /[IUEO]/.test(slot[at + 1] ?? '') ? 0.25 : 1.25
  if (/[EOWYAIU]/.test(vowel)) return place === 'last' ? 3 : 1.5
  if (place === 'last' && isBare) return vowel === 'e' ? 0.75 : 3
  if (place === 'first') return isBare ? 1.5 : 1.2
  return (isBare || place === 'last') && /[iu12]/.test(vowel) ? 1.2 : 0.8
}

/** Behind a consonant h is a breath, at the end of a syllable hardly heard. */
function costOfBreath(slot: string, at: number, place: Place): number {
  const [before, after] = [slot.slice(0, at), slot.slice(at + 1)]
  const isBehind = before === '' || (/^[.~]$/.test(before) && /^[aA.:;!,~]*$/.test(after))
  if (isBehind && place !== 'first') return 0.25
  return /^[.:;!,~]*$/.test(after) ? 0.5 : 1.25
}

function slotDistance(one: string, other: string, place: Place): number {
  if (one === other) return 0
  const [isBare, isOtherBare] = [!/[^.:;!,`~h]/.test(other), !/[^.:;!,`~h]/.test(one)]
  let above = [0]
  for (let at = 0; at < other.length; at++)
    above.push((above[at] as number) + costOfNone(other, at, isOtherBare, place))
  for (let row = 0; row < one.length; row++) {
    const none = costOfNone(one, row, isBare, place)
    const now = [(above[0] as number) + none]
    for (let at = 0; at < other.length; at++) {
      const pair = (one[row] as string) + other[at]
      // At the end an i is written: Surendra is a man, Surendri a woman.
      const same = place === 'last' && /~[iu]|[iu]~/.test(pair) ? never : (table.get(pair) ?? never)
      now.push(
        Math.min(
          (above[at] as number) + same,
          (above[at + 1] as number) + none,
          (now[at] as number) + costOfNone(other, at, isOtherBare, place),
        ),
      )
    }
    above = now
  }
  return above.at(-1) as number
}

/** Tells whether two readings may be one word: they have the same consonants, and their vowels differ little. */
export function areNear(one: Reading, other: Reading): boolean {
  if (one.text === other.text) return true
  if (one.consonants !== other.consonants) return false
  const most = 0.4 + one.consonants.length / 4
  let distance = 0
  for (const [at, slot] of one.between.entries()) {
    const place = at === 0 ? 'first' : at === one.between.length - 1 ? 'last' : 'within'
    distance += slotDistance(slot, other.between[at] as string, place)
    if (distance > most) return false
  }
  return true
}
