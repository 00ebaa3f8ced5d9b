import { languages } from '#platform/languages.schema'
import { courses, labelIn, lists, stages, tiles } from './by-language.schema.ts'
import { catalogue } from './catalogue.schema.ts'
import { keyOf, keyOfWord, wordsOf } from './fold.schema.ts'
import { isBesideVisa, plainPlaces } from './lists.schema.ts'
import { isNation, kinds } from './name-words.schema.ts'
import { arabicPrefixes, denials, endings, plainWords, subjects } from './words.schema.ts'

/** A word that may not stand beside a paper or a country: as typed, what it stands beside, and its place. */
export interface BesideFault {
  word: string
  /** Null where the field itself is about a candidate's file. */
  subject: string | null
  at: number
}

/** "10am", "3rd", "A4", "CR-7": numbers as people write them. */
const number =
  /^(?:\p{Nd}+(?:st|nd|rd|th|am|pm|kg|x|taka|tk|rs|টি|টা|টায়?|x\p{Nd}+(?:mm|cm)?|জন|ই|লা|শে)?|(?:[A-Z]|CR|RL)\p{Nd}+|[a-z]|[ap]-m|(?:[^\p{Script=Latin}\p{Nd}]\p{M}?){1,2}\p{Nd})$/iu
const title =
  /^(?:mr|mrs|ms|miss|md|mohammad|dr|sir|madam|brother|sister|ask|call|জনাব|মোঃ|ভাই|আপা|श्री|श्रीमती|السيد|السيدة|الأستاذ|ginoong|g|gng|ate|kuya)$/iu
/** Signs that say something themselves. */
const telling = /[%✓✔→]|(?<![\p{L}\p{Nd}])[+=](?![\p{L}\p{Nd}])/u

/** What is asked of a word, whatever stands beside it. */
interface Kind {
  /** The word, for Arabic also without what is written to its front, each without its endings. */
  stems: readonly string[]
  isSubject: boolean
  isNation: boolean
  isPlain: boolean
}
type Placed = Kind & { raw: string; key: string; at: number }

const known = new Map<string, Kind>()

function kindOf(key: string): Kind {
  const before = known.get(key)
  if (before) return before
  const cut = scriptOf(key) === 3 ? prefixes.filter((each) => key.startsWith(each)) : []
  const forms = [
    key,
    ...cut.map((each) => key.slice(each.length)).filter(({ length }) => length > 1),
  ]
  const stems = forms.flatMap(stemsOf)
  const own = plain()
  const nation = stems.some(isNation)
  const kind = {
    stems,
    isNation: nation,
    isSubject:
      runOn.test(key) ||
      own.subjects.some((subject) =>
        subject.length > 3
          ? forms.some((form) => form.startsWith(subject))
          : stems.includes(subject),
      ),
    isPlain:
      nation ||
      stems.some((stem) => own.stems.has(stem)) ||
      own.subjects.some((each) => stems.includes(each)),
  }
  if (known.size < 20_000) known.set(key, kind)
  return kind
}
/** "yourvisaisok" */
const runOn = /(?<!ad|impro|di)(?:visa|permit|pasport)(?!b)|iqama/
const prefixes = arabicPrefixes.map(keyOf).filter(Boolean)
const denied = denials.map(keyOf)

/** Sentences of a text, with their places. */
function sentencesOf(text: string): Placed[][] {
  const sentences: Placed[][] = []
  let from = 0
  for (const part of text.split(/([.!?।॥؟;]+(?=\s|$)|\n)/u)) {
    const words = wordsOf(part).map((word) => {
      const [begin, end] = [word[0]?.at ?? 0, word.at(-1)?.end ?? 0]
      const key = keyOfWord(word)
      return { ...kindOf(key), key, raw: part.slice(begin, end), at: from + begin }
    })
    if (words.length > 0) sentences.push(withoutGaps(words))
    from += part.length
  }
  return sentences
}

/** "v-i-s-a": letters set apart are a word. */
function withoutGaps(words: readonly Placed[]): Placed[] {
  const joined: Placed[] = []
  for (const [at, word] of words.entries()) {
    const isLetter = (each: Placed | undefined) => /^\p{L}$/u.test(each?.raw ?? '')
    const isRun = isLetter(word) && isLetter(words[at - 1])
    const last = joined.at(-1)
    if (!isRun || !last) joined.push(word)
    else {
      const key = (last.key + word.key).slice(0, 40)
      joined[joined.length - 1] = {
        ...kindOf(key),
        key,
        raw: `${last.raw}-${word.raw}`,
        at: last.at,
      }
    }
  }
  return joined
}

/** "us" is seldom the country, and "mali" in Filipino a mistake. */
const isOfNation = ({ raw, key, isNation: is }: Placed) =>
  is && !/^(?:us|mali)$/.test(raw) && !isSpoken(key)

/** What a sentence is about, as typed: a paper or a country; a word torn in two is one. */
function subjectOf(words: readonly Placed[]): string | null {
  for (const [at, word] of words.entries()) {
    if (word.isSubject || isOfNation(word)) return word.raw
    const next = words[at + 1]
    if (!next || (word.isPlain && next.isPlain)) continue
    const torn = word.key + next.key
    if (torn.length > 3 && torn.length < 20 && kindOf(torn).isSubject)
      return `${word.raw} ${next.raw}`
  }
  return null
}

/** "Canada has", but not "a worker in Canada has". */
const isActor = (words: readonly Placed[], at: number) =>
  words[at]?.isNation === true &&
  !/^(?:in|to|from|for|of|at|near|sa|ng)$/i.test(words[at - 1]?.raw ?? '')

/** Tells whether words stand at a place that are plain each, but not together. */
function isNever(words: readonly Placed[], at: number, all: () => ReadonlySet<string>): boolean {
  const { never } = plain()
  const matches = (word: Placed | undefined, key: string) =>
    word?.key === key ||
    (key === '@' && word?.isNation) ||
    (!/[a-z]/.test(key) && word?.stems.includes(key))
  const word = words[at] as Placed
  const isListed = scriptOf(word.key) === 0 || plain().words.has(word.key)
  const starts = [...(isListed ? [word.key] : word.stems), ...(isActor(words, at) ? ['@'] : [])]
  return starts.some((start) =>
    never
      .get(start)
      ?.some((keys) =>
        keys[1] === '+'
          ? all().has(keys[2] ?? '')
          : keys.every((key, step) => step === 0 || matches(words[at + step], key)),
      ),
  )
}

/** "कुवैत ने", "साउदीले": a country that does something. */
const isActing = (words: readonly Placed[], at: number) =>
  words[at]?.isNation && (words[at + 1]?.raw === 'ने' || words[at]?.raw.endsWith('ले'))

const isNamed = ({ raw }: Placed, words: readonly Placed[], at: number) =>
  /^(?:\p{Lu}|[^\p{Lu}\p{Ll}])/u.test(raw) &&
  [1, 2].some((back) => title.test(words[at - back]?.raw ?? ''))

function faultIn(
  words: readonly Placed[],
  isOfVisa: boolean,
  isKnown: (at: number) => boolean,
): Placed | null {
  let set: Set<string> | undefined
  const all = () => {
    if (set) return set
    set = new Set(words.flatMap(({ key, stems }) => (scriptOf(key) === 0 ? [key] : stems)))
    if (denied.some((each) => set?.has(each))) set.add('~')
    if (isOfVisa) set.add('#')
    return set
  }
  const fault = words.find(
    (word, at) =>
      !(isKnown(word.at) || number.test(word.raw)) &&
      (isNever(words, at, all) ||
        isActing(words, at) ||
        !(word.isPlain || isNamed(word, words, at))),
  )
  return fault ?? null
}

/**
 * Returns the first word that stands beside a paper or a country and is not plain: in the sentence that names it, and in
 * the sentences before and behind. Unknown words are refused there, so that a claim needs no list of its own.
 */
export function besideFault(text: string, isOfFile = false): BesideFault | null {
  const sentences = sentencesOf(text)
  const named = sentences.map(subjectOf)
  if (!isOfFile && !named.some(Boolean)) return null
  const places = plainPlaces(text)
  const isOfVisa = isBesideVisa(text)
  for (const [place, words] of sentences.entries()) {
    const subject = named[place] ?? named[place - 1] ?? named[place + 1] ?? null
    const fault = (isOfFile || subject) && faultIn(words, isOfVisa, (at) => places.has(at))
    if (fault) return { word: fault.raw, subject, at: fault.at }
  }
  const sign = telling.exec(text)
  return sign && { word: sign[0], subject: named.find(Boolean) ?? null, at: sign.index }
}

const scripts = ['Latin', 'Bengali', 'Devanagari', 'Arabic'].map(
  (script) => new RegExp(`^\\p{Script=${script}}`, 'u'),
)
const scriptOf = (text: string) => scripts.findIndex((script) => script.test(text))
const endingsOf = scripts.map((_, script) => [
  ...new Set(endings.filter((ending) => scriptOf(ending) === script).map(keyOf)),
])

/** Returns a word without each ending that it may have, itself first; roots of Filipino begin with "~". */
function stemsOf(key: string): string[] {
  const script = scriptOf(key)
  const isLatin = script === 0
  const cut = (endingsOf[script] ?? [])
    .filter((ending) => key.length - ending.length >= (isLatin ? 3 : 2) && key.endsWith(ending))
    .map((ending) => key.slice(0, -ending.length))
  // "taking" is of "take".
  if (isLatin)
    return [key, ...cut, ...(key.endsWith('ing') ? [`${key.slice(0, -3)}e`] : []), ...rootsOf(key)]
  // "يسأل", "نسأل", "اسأل"
  const persons = [key, ...cut].filter((each) => each.length > 3 && /^[اينتس]/.test(each))
  return [key, ...cut, ...persons.map((each) => each.slice(1))]
}

const filipinoPrefix =
  /^(?:ipinag|makakapag|nakapag|makapag|makaka|nakaka|pinag|nagka|magka|ipag|mag|nag|pag|maka|naka|paki|ipa|ma|na|pa|i)(?=.{4})/
/** "nagtatanong", "tanungin": "tanong". */
function rootsOf(key: string): string[] {
  const infixed = key.replace(/^([b-df-hj-np-tv-z]?)(?:um|in)(?=[aeiou].{2})/, '$1')
  const bare = [key, infixed, ...[key, infixed].map((each) => each.replace(filipinoPrefix, ''))]
  const once = bare.map((each) => each.replace(/^(.?[aeiou])(?=\1)/, ''))
  const ends = [...bare, ...once].map((each) => each.replace(/(?<=.{4})(?:h?[ai]n|ng)$/, ''))
  const roots = new Set([...bare, ...once, ...ends])
  return [...roots].filter(({ length }) => length > 3).map((each) => `~${each}`)
}

interface Plain {
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  /**
   * Words in a row that are never plain, by the first: "+" before one anywhere in the sentence, "@" for a country, "#" for
   * a visa or permit, "~" for a denial.
   */
  never: ReadonlyMap<string, readonly (readonly string[])[]>
  subjects: readonly string[]
}
let built: Plain | undefined

function plain(): Plain {
  built ??= build()
  return built
}

function build(): Plain {
  const ungapped = (text: string) => text.replace(/\{\w+\}/g, ' ')
  const sayings = languages.flatMap((language) => [
    ...Object.values(catalogue[language]).map(ungapped),
    ...Object.values({ stages, tiles, courses, ...lists }).flatMap((list) =>
      Object.values(list).map((label) => ungapped(labelIn(label, language))),
    ),
    ...namesIn(language),
  ])
  const listed = plainWords.flatMap((list) => list.split(',').map((each) => each.trim()))
  const keysIn = (text: string) =>
    text.split(' ').map((one) => (/[+@#~]/.test(one) ? one : keyOf(one)))
  const refused = listed.filter((each) => each.startsWith('-')).map((each) => keysIn(each.slice(1)))
  const never = new Map<string, string[][]>()
  for (const keys of refused) never.set(keys[0] ?? '', [...(never.get(keys[0] ?? '') ?? []), keys])
  const said = [...sayings, ...listed.filter((each) => !each.startsWith('-'))]
  const keys = new Set(said.flatMap((text) => wordsOf(text).map(keyOfWord)))
  const isRefused = (key: string) => never.get(key)?.some(({ length }) => length === 1)
  const stems = [...keys].filter((key) => !isRefused(key)).flatMap(stemsOf)
  return {
    words: keys,
    stems: new Set([...stems.filter((stem) => !isRefused(stem)), ...kinds.cities]),
    never,
    subjects: subjects.split(/,\s*/).map(keyOf),
  }
}

/** Names of days, months and languages. */
const namesIn = (language: string): string[] => [
  ...(['long', 'short'] as const).flatMap((form) => {
    const names = new Intl.DateTimeFormat(language, { weekday: form, month: form, timeZone: 'UTC' })
    const days = [...Array(84).keys()].map((at) => Date.UTC(2026, at % 12, 1 + (at % 28)))
    return days.map((day) => names.format(day))
  }),
  ...spokenIn(language),
]

const spokenIn = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: 'language' })
  return 'en ja ko de it pl ro fr es ar bn hi ne ur fil he el tr ru pt'
    .split(' ')
    .map((code) => names.of(code) ?? '')
}

let spoken: Set<string> | undefined
/** "English for the journey": tells whether a word is a language, although it is of a country, too. */
function isSpoken(key: string): boolean {
  spoken ??= new Set(languages.flatMap(spokenIn).map(keyOf))
  return spoken.has(key)
}
