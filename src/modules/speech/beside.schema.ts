import { languages } from '#platform/languages.schema'
import { courses, labelIn, lists, stages, tiles } from './by-language.schema.ts'
import { catalogue } from './catalogue.schema.ts'
import {
  formsOf,
  isLatin,
  keeping,
  keyOf,
  keyOfWord,
  type Token,
  tokensOf,
  wordsOf,
} from './fold.schema.ts'
import { endOfRow, isBesideVisa, plainPlaces } from './match.schema.ts'
import { isNation, kinds } from './name-words.schema.ts'
import { denials, entriesIn, subjects, wordLists } from './words.schema.ts'

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
  isSubject: boolean
  isNation: boolean
  isPlain: boolean
}
type Placed = Kind & Token

const kindOf = keeping((key): Kind => {
  const { bases, forms } = formsOf(key)
  const { subjects: own, stems } = plain()
  const nation = forms.some(isNation)
  return {
    isNation: nation,
    isSubject:
      runOn.test(key) ||
      own.some((subject) =>
        subject.length > 3
          ? bases.some((base) => base.startsWith(subject))
          : forms.includes(subject),
      ),
    isPlain:
      nation || forms.some((form) => stems.has(form)) || own.some((each) => forms.includes(each)),
  }
})
/** "yourvisaisok" */
const runOn = /(?<!ad|impro|di)(?:visa|permit|pasport)(?!b)|iqama/
const denied = denials.map(keyOf)

/** Sentences of a text, with their places. */
function sentencesOf(text: string): Placed[][] {
  const ends = [...text.matchAll(/[.!?।॥؟;]+(?=\s|$)|\n/gu)].map(({ index }) => index)
  const sentences: Placed[][] = []
  let [next, of] = [0, -1]
  for (const token of tokensOf(text)) {
    while ((ends[next] ?? text.length) < token.at) next += 1
    if (next !== of) sentences.push([])
    of = next
    sentences.at(-1)?.push({ ...token, ...kindOf(token.key) })
  }
  return sentences
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
  // "কুয়েতে" is in Kuwait, and "কুয়েত" may be who does something.
  (isLatin(words[at].key) || words[at].bases.some(isNation)) &&
  !/^(?:in|to|from|for|of|at|near|sa|ng)$/i.test(words[at - 1]?.raw ?? '')

/** Tells whether words stand at a place that are plain each, but not together. */
function isNever(words: readonly Placed[], at: number, all: () => ReadonlySet<string>): boolean {
  const { never } = plain()
  const matches = (word: Placed, key: string) =>
    word.key === key ||
    (key === '@' && word.isNation) ||
    (!/[a-z]/.test(key) && word.forms.includes(key))
  const word = words[at] as Placed
  const isListed = isLatin(word.key) || plain().words.has(word.key)
  const starts = [...(isListed ? word.bases : word.forms), ...(isActor(words, at) ? ['@'] : [])]
  return starts.some((start) =>
    never
      .get(start)
      ?.some(
        ({ keys, beside, except }) =>
          endOfRow(words, at, keys, (each, key, step) => step === 0 || matches(each, key)) !==
            null &&
          beside.every((key) => all().has(key)) &&
          !except.some((key) => all().has(key)),
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
    set = new Set(words.flatMap(({ key, forms }) => (isLatin(key) ? [key] : forms)))
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

/** A row of words that is never plain, beside others of the sentence, except beside yet others. */
interface Never {
  keys: readonly string[]
  beside: readonly string[]
  except: readonly string[]
}

interface Plain {
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  never: ReadonlyMap<string, readonly Never[]>
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
  const never = new Map<string, Never[]>()
  for (const row of wordLists.flatMap((list) => entriesIn(list.never))) {
    const [head = '', ...rest] = row.split(/ [+](?= )| (?=!)/)
    const keysOf = (part: string) =>
      part
        .split(' ')
        .map((one) => (/^[@#~]$/.test(one) ? one : keyOf(one)))
        .filter(Boolean)
    const keys = keysOf(head)
    const of = (isExcept: boolean) => rest.filter((one) => one.startsWith('!') === isExcept)
    const made = {
      keys,
      beside: of(false).flatMap((one) => keysOf(one.trim())),
      except: of(true).flatMap((one) => keysOf(one.slice(1))),
    }
    never.set(keys[0] ?? '', [...(never.get(keys[0] ?? '') ?? []), made])
  }
  const said = [...sayings, ...wordLists.flatMap(({ beside }) => entriesIn(beside))]
  const keys = new Set(said.flatMap((text) => wordsOf(text).map(keyOfWord)))
  const isRefused = (key: string) =>
    never.get(key)?.some(({ keys: row, beside }) => row.length === 1 && beside.length === 0)
  const stems = [...keys].filter((key) => !isRefused(key)).flatMap((key) => formsOf(key).forms)
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
