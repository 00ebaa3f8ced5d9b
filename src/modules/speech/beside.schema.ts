import { type Language, languages } from '#platform/languages.schema'
import { courses, labelIn, lists, stages, tiles } from './by-language.schema.ts'
import { catalogue } from './catalogue.schema.ts'
import {
  formsOf,
  isLatin,
  keeping,
  keyOf,
  keyOfWord,
  once,
  type Token,
  tokensOf,
  wordsOf,
} from './fold.schema.ts'
import { addRow, endOfRow, isBesideVisa, plainAmong } from './match.schema.ts'
import { isNation, kinds } from './names.schema.ts'
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

/** "yourvisaisok" */
const runOn = /(?<!ad|impro|di)(?:visa|permit|pasport)(?!b)|iqama/
const ofDocuments = entriesIn(subjects).map(keyOf)
const denied = denials.map(keyOf)

/** What is known of a word, whatever stands beside it. */
const kindOf = keeping((key) => {
  const { bases, forms } = formsOf(key)
  const nation = forms.some(isNation)
  const begins = (subject: string) => bases.some((base) => base.startsWith(subject))
  return {
    isNation: nation,
    isSubject:
      runOn.test(key) ||
      ofDocuments.some((each) => (each.length > 3 ? begins(each) : forms.includes(each))),
    isPlain: nation || forms.some((form) => plain().stems.has(form) || ofDocuments.includes(form)),
  }
})

type Placed = Token & ReturnType<typeof kindOf> & { isKnown: boolean }

/** Sentences of a text; known in them are numbers, and words of a phrase that is plain. */
function sentencesOf(text: string): Placed[][] {
  const ends = [...text.matchAll(/[.!?।॥؟;]+(?=\s|$)|\n/gu)].map(({ index }) => index)
  const sentences: Placed[][] = []
  let [next, of] = [0, -1]
  const tokens = tokensOf(text)
  const ofPhrases = plainAmong(tokens)
  for (const [place, token] of tokens.entries()) {
    while ((ends[next] ?? text.length) < token.at) next += 1
    if (next !== of) sentences.push([])
    of = next
    const isKnown = ofPhrases[place] || number.test(token.raw)
    sentences.at(-1)?.push({ ...token, ...kindOf(token.key), isKnown })
  }
  return sentences
}

/** "us" is seldom the country, and "mali" in Filipino a mistake. */
const isOfNation = ({ raw, key, isNation: is }: Placed) =>
  is && !/^(?:us|mali)$/.test(raw) && !spoken().has(key)

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
  const word = words[at] as Placed
  const isListed = isLatin(word.key) || plain().words.has(word.key)
  const starts = [...(isListed ? word.bases : word.forms), ...(isActor(words, at) ? ['@'] : [])]
  const rows = starts.flatMap((start) => plain().never.get(start) ?? [])
  return rows.some(({ keys, beside, except }) => {
    const end = endOfRow(
      words,
      at,
      keys,
      (each, key, step) =>
        step === 0 ||
        each.key === key ||
        (key === '@' ? each.isNation : !/[a-z]/.test(key) && each.forms.includes(key)),
    )
    const has = (key: string) => all().has(key)
    return end !== null && beside.every(has) && !except.some(has)
  })
}

/** "कुवैत ने", "साउदीले": a country that does something. */
const isActing = (words: readonly Placed[], at: number) =>
  words[at]?.isNation && (words[at + 1]?.raw === 'ने' || words[at]?.raw.endsWith('ले'))

const isNamed = ({ raw }: Placed, words: readonly Placed[], at: number) =>
  /^(?:\p{Lu}|[^\p{Lu}\p{Ll}])/u.test(raw) &&
  [1, 2].some((back) => title.test(words[at - back]?.raw ?? ''))

function faultIn(words: readonly Placed[], isOfVisa: boolean): Placed | undefined {
  const all = once(() => {
    const said = words.flatMap(({ key, forms }) => (isLatin(key) ? [key] : forms))
    const isDenied = denied.some((each) => said.includes(each))
    return new Set([...said, ...(isDenied ? ['~'] : []), ...(isOfVisa ? ['#'] : [])])
  })
  return words.find(
    (word, at) =>
      !word.isKnown &&
      (isNever(words, at, all) ||
        isActing(words, at) ||
        !(word.isPlain || isNamed(word, words, at))),
  )
}

/**
 * Returns the first word that stands beside a paper or a country and is not plain: in the sentence that names it, and in
 * the sentences before and behind. Unknown words are refused there, so that a claim needs no list of its own.
 */
export function besideFault(text: string, isOfFile = false): BesideFault | null {
  const sentences = sentencesOf(text)
  const named = sentences.map(subjectOf)
  if (!isOfFile && !named.some(Boolean)) return null
  const isOfVisa = isBesideVisa(text)
  for (const [place, words] of sentences.entries()) {
    const subject = named[place] ?? named[place - 1] ?? named[place + 1] ?? null
    const fault = (isOfFile || subject) && faultIn(words, isOfVisa)
    if (fault) return { word: fault.raw, subject, at: fault.at }
  }
  const sign = telling.exec(text)
  return sign && { word: sign[0], subject: named.find(Boolean) ?? null, at: sign.index }
}

/** A row of words that is never plain, beside others of the sentence, except beside yet others: "give you + visa !~". */
function neverOf(row: string) {
  const [head = '', ...rest] = row.split(/ [+](?= )| (?=!)/)
  const keysOf = (part: string) => {
    const words = part.split(' ').map((one) => (/^[@#~]$/.test(one) ? one : keyOf(one)))
    return words.filter(Boolean)
  }
  const of = (isExcept: boolean) =>
    rest
      .filter((one) => one.startsWith('!') === isExcept)
      .flatMap((one) => keysOf(one.replace('!', '')))
  return { keys: keysOf(head), beside: of(false), except: of(true) }
}

/** The words that are plain beside a paper: those of the catalogue, of the labels of choices, and of the lists. */
const plain = once(() => {
  const never = new Map<string, ReturnType<typeof neverOf>[]>()
  for (const row of wordLists.flatMap((list) => entriesIn(list.never))) addRow(never, neverOf(row))
  const isRefused = (key: string) =>
    never.get(key)?.some(({ keys: row, beside }) => row.length === 1 && beside.length === 0)
  const said = [
    ...languages.flatMap(saidIn),
    ...wordLists.flatMap(({ beside }) => entriesIn(beside)),
  ]
  const words = new Set(said.flatMap((text) => wordsOf(text).map(keyOfWord)))
  const stems = [...words].filter((key) => !isRefused(key)).flatMap((key) => formsOf(key).forms)
  const plainStems = stems.filter((stem) => !isRefused(stem))
  return { words, stems: new Set([...plainStems, ...kinds.cities]), never }
})

function saidIn(language: Language): string[] {
  const labels = Object.values({ stages, tiles, courses, ...lists }).flatMap((list) =>
    Object.values(list).map((label) => labelIn(label, language)),
  )
  const said = [...Object.values(catalogue[language]), ...labels]
  return [
    ...said.map((text) => text.replace(/\{\w+\}/g, ' ')),
    ...daysIn(language),
    ...spokenIn(language),
  ]
}

/** Names of days and months. */
const daysIn = (language: string): string[] =>
  (['long', 'short'] as const).flatMap((form) => {
    const names = new Intl.DateTimeFormat(language, { weekday: form, month: form, timeZone: 'UTC' })
    const days = [...Array(84).keys()].map((at) => Date.UTC(2026, at % 12, 1 + (at % 28)))
    return days.map((day) => names.format(day))
  })

const spokenIn = (language: string) => {
  const names = new Intl.DisplayNames([language], { type: 'language' })
  return 'en ja ko de it pl ro fr es ar bn hi ne ur fil he el tr ru pt'
    .split(' ')
    .map((code) => names.of(code) ?? '')
}

/** "English for the journey": a word may be a language, although it is of a country, too. */
const spoken = once(() => new Set(languages.flatMap(spokenIn).map(keyOf)))
