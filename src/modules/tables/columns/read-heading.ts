import { type Atom, headingWords } from './heading-words.ts'

/** Letters that one word has in several spellings; Arabic without its article's look-alikes and marks. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670ـ\u093c\u200b-\u200d]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('\u09af\u09bc', '\u09df')
    .replaceAll('\u09a1\u09bc', '\u09dc')
    .normalize('NFC')
}

let made: Map<string, Atom> | undefined

/** Made with the first table: a start would wait for it. */
function atoms(): Map<string, Atom> {
  made ??= new Map(
    Object.entries(headingWords).flatMap(([atom, words]) =>
      folded(words)
        .trim()
        .split(/\s+/)
        .map((word) => [word, atom as Atom] as const),
    ),
  )
  return made
}

/** A number or letter before a question: `7.`, `Q3)`, `(b)`, `iv.`, `५.` */
const numbering =
  /^\s*(?:(?:q(?:uestion)?\.?\s*)?[([]?(?:\p{Nd}{1,3}\s*[.)\]:–-]\s*)+|[([](?:[a-h]|[ivx]{1,4})[)\]]\s*|(?:[a-h]|[ivx]{1,4})[.)]\s+)(?=\P{N})/iu
/** A hint behind a heading, which may itself have brackets. */
const hints = /[([{<][^)\]}>]*[)\]}>]?/gu
const shorts: readonly [RegExp, string][] = [
  [/#/g, ' number '],
  [/№/g, ' number '],
  [/(?<!\p{L})f\/(?=n)|(?<!\p{L})[sd]\/o(?!\p{L})/giu, ' father '],
  [/(?<!\p{L})m\/(?=n)/giu, ' mother '],
  [/(?<!\p{L})p\/p(?!\p{L})/giu, ' passport '],
  [/(?<!\p{L})e-?mail/giu, ' email '],
  // `D.O.B.` and `P. P.` are one word.
  [/(?<!\p{L})(\p{L})[./] ?(?=\p{L}[./]|\p{L}(?!\p{L}))/gu, '$1'],
]

/** `DOB (BS)`: days of another calendar, as Nepal and the Gulf count them; beside one of ours it is the other. */
const otherCalendar = /[([]\s*(?:b\.?\s?s|a\.?\s?h|(?:bikram|vikram)?\s?samb?v?at|hijri)\b/i

/** Returns a heading without its number, its hints and the signs around it. */
export function withoutHints(heading: string): string {
  if (otherCalendar.test(heading)) return heading
  const text = heading.normalize('NFKC').replace(numbering, '')
  const plain = text.replace(hints, ' ').trim()
  return plain === '' ? text.trim() : plain
}

/**
 * Reads what a heading says, as a set of what its words stand for: `2. Father's full name (as in passport)` is father
 * and name. Null where a word is not known: then it may say anything.
 */
export function readHeading(heading: string): ReadonlySet<Atom> | null {
  const text = shorts.reduce((so, [form, word]) => so.replace(form, word), withoutHints(heading))
  const apart = text.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/['’`]/g, '')
  const words = folded(apart).match(/[\p{L}\p{M}]+/gu) ?? []
  const found = new Set<Atom>(whichIn(heading))
  for (const word of words) {
    const known = atomOf(word) ?? atomsWithin(word)
    if (known === null) return null
    for (const atom of [known].flat()) if (atom !== 'filler') found.add(atom)
  }
  return found
}

/** Returns whether a hint says which of several it is: `(New)`, `(old)`. */
function whichIn(heading: string): Atom[] {
  const said = heading.match(hints)?.join(' ') ?? ''
  const words = folded(said).match(/[\p{L}\p{M}]+/gu) ?? []
  return words.map(atomOf).filter((atom) => atom === 'latest' || atom === 'former')
}

function atomOf(word: string): Atom | null {
  const known = atoms()
  const bare = word.replace(/^(?:ال|لل)(?=.{2})/u, '')
  return known.get(word) ?? known.get(bare) ?? null
}

/** Reads words that are written together, such as `fathersname`; null where they are others. */
function atomsWithin(word: string): Atom[] | null {
  if (!/^[a-z]{5,40}$/.test(word)) return null
  const known = atoms()
  const best: (Atom[] | null)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null
    for (let start = 0; start < end; start += 1) {
      const before = best[start]
      const atom = known.get(word.slice(start, end))
      if (!before || !atom || end - start < 2) continue
      const now = [...before, atom]
      if (!best[end] || now.length < (best[end] as Atom[]).length) best[end] = now
    }
  }
  return best[word.length] ?? null
}
