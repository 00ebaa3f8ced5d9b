import { keyOf, type Steps } from './fold.ts'
import { article, endsOf, lexiconOf } from './lexicon.ts'
import { isMetKey } from './likeness/met.ts'
import { stemsOf } from './stems.ts'
import type { WordClass } from './words/word-class.ts'

const telling: readonly WordClass[] = [
  'authority',
  'topic',
  'country',
  'official',
  'sovereign',
  'credential',
  'border',
]
const building: readonly WordClass[] = [
  ...telling,
  'check',
  'office',
  'business',
  'agency',
  'site',
  'form',
  'verdict',
  'paper',
  'check',
]
/** Short words between others in a joined name: "eVisaCanada", "GoVisaUK". */
const glue = new Set(
  [
    'e',
    'i',
    'my',
    'the',
    'of',
    'for',
    'go',
    'to',
    'and',
    'get',
    'ca',
    'au',
    'bd',
    'in',
    'work',
    'apply',
    'letter',
    'info',
    'help',
    'login',
    'account',
    'online',
    'site',
    'web',
    'now',
    'immi',
    'file',
    'track',
    'global',
    'help',
    'your',
    'uk',
    'us',
    'nz',
    'eu',
    'sa',
    'qa',
    'my',
    'sg',
    'jp',
    'kr',
    'gov',
    'govt',
    'gouv',
    'gob',
  ].map(keyOf),
)

/** Returns the words that a joined one consists of ("canadaembassyonline"), or null when it is an ordinary word. */
export function joinedWords(key: string, steps: Steps): string[] | null {
  const bare = key.replace(/^\d+|\d+$/g, '')
  if (bare.length < 5 || bare.length > 40 || !/^[a-z]+$/.test(bare)) return null
  const { words } = lexiconOf(key)
  const classesOf = (part: string) => words.get(part)
  const best: (number | undefined)[] = [0]
  for (let end = 1; end <= bare.length; end += 1)
    for (let start = Math.max(0, end - 16); start < end; start += 1) {
      steps.count += 1
      if (best[start] === undefined || best[end] !== undefined) continue
      const part = bare.slice(start, end)
      const classes = part.length >= 3 ? classesOf(part) : undefined
      if (glue.has(part) || (classes && building.some((name) => classes.has(name))))
        best[end] = start
    }
  if (best[bare.length] === undefined) return null
  const parts: string[] = []
  for (let end = bare.length; end > 0; end = best[end] as number)
    parts.unshift(bare.slice(best[end] as number, end))
  const tells = parts.some(
    (part) => part.length >= 3 && telling.some((name) => classesOf(part)?.has(name)),
  )
  return parts.length > 1 && tells ? parts : null
}

const shortestRest = 3

/** "EmbassyLink": returns the two parts of an unknown word that begins or ends with a long word of an authority. */
export function authorityAndRest(key: string, steps: Steps): string[] | null {
  if (isMetKey(key)) return null
  const { words } = lexiconOf(key)
  for (let at = shortestRest; at <= key.length - shortestRest; at += 1) {
    steps.count += 1
    const parts = [key.slice(0, at), key.slice(at)]
    const isLong = (part: string) => {
      const classes = part.length >= 7 ? words.get(part) : undefined
      return classes?.has('authority') || classes?.has('official')
    }
    if (parts.some(isLong)) return parts
  }
  return null
}

/**
 * Returns the long word of an authority that is one typing error away; of a document or a verdict ("aproved",
 * "permitt") only where no text so far had the word in this form.
 */
export function slipOf(key: string, steps: Steps): string | null {
  if (key.length < 5 || key.length > 24) return null
  if (!/^[a-z]+$/.test(key)) return slipBesideEndings(key, steps)
  const { nearly, nearlyVerdict, words } = lexiconOf(key)
  // "vissa", "permitt": no word doubles its letters like this.
  const single = key.replace(/(.)\1+/g, '$1')
  const meant = single === key ? undefined : words.get(single)
  if (meant && isOfState.some((name) => meant.has(name)) && !isMetKey(key)) return single
  if (key.length < 6) return null
  return (
    nearestIn(nearly, key, steps) ?? (isMetKey(key) ? null : nearestIn(nearlyVerdict, key, steps))
  )
}

/** Does the same where endings and the article are part of a word, for words that no text so far had. */
function slipBesideEndings(key: string, steps: Steps): string | null {
  if (!/^[\u0600-\u06FF\u0900-\u09FF]+$/.test(key) || isMetKey(key)) return null
  const { nearly, words } = lexiconOf(key)
  for (const stem of stemsOf(key)) {
    const meant = stem.length < 6 ? null : nearestIn(nearly, stem, steps)
    if (meant !== null) return words.has(meant) ? meant : meant.slice(article.length)
  }
  return null
}

const isOfState = ['authority', 'official', 'credential', 'verdict', 'surely'] as const

function nearestIn(
  nearly: ReadonlyMap<string, readonly string[]>,
  key: string,
  steps: Steps,
): string | null {
  for (const end of endsOf(key))
    for (const word of nearly.get(end) ?? []) {
      steps.count += 1
      if (Math.abs(word.length - key.length) <= 1 && isOneSlip(key, word)) return word
    }
  return null
}

/** Tells whether two words differ by one letter more, less or other, or by two swapped ones. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (
    end < one.length - start &&
    end < other.length - start &&
    one.at(-1 - end) === other.at(-1 - end)
  )
    end += 1
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length + right.length <= 1 || (left.length === 1 && right.length === 1)) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/**
 * "Hi Commission", "Hom Office": returns the word that comes before the next one in an authority's name, when an
 * unknown word lacks some of its letters.
 */
export function shortenedFirst(key: string, next: string | undefined): string | null {
  if (next === undefined || key.length < 2 || !/^[a-z]+$/.test(key)) return null
  const firsts = lexiconOf(next).firsts.get(next) ?? []
  return (
    firsts.find(
      (first) =>
        key.length < first.length && key.length * 2 >= first.length && isWithin(key, first),
    ) ?? null
  )
}

/** Tells whether a word begins like another and all its letters are in that one, in order. */
function isWithin(short: string, long: string): boolean {
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return short[0] === long[0] && at === short.length
}
