import { keeping, once } from '#platform/kept.schema'
import { type Language, languages } from '#platform/languages.schema'
import { choicesIn } from '#speech/wordings'
import {
  kindOf,
  ownGaps,
  type Place,
  placesOf,
  type SentenceKey,
  sentenceKeys,
  textOf,
} from './catalogue.schema.ts'
import { maySay, type Speaker } from './compose.schema.ts'
import { tokensOf } from './fold.schema.ts'
import type { Fault } from './judge.schema.ts'
import table from './search.json' with { type: 'json' }

const wordsOf = keeping((text: string) => tokensOf(text).map(({ bases }) => bases.at(-1) ?? ''))
/** What is asked in any question tells no sentence from others. */
const asking = once(
  () =>
    new Set(
      wordsOf(`when what how who which is are was do does will the a an of to for in on at we you our your my i it be should can
        কখন কবে কি কী কত কে कब क्या कैसे कौन से का की के को है कहिले कसरी को हो छ متى ما كيف هل في من
        kailan ano paano ang ng sa na mga ba`),
    ),
)

/** Returns the words that somebody types who looks for a sentence. */
function typedWords(typed: string): readonly string[] {
  const words = wordsOf(typed)
  const telling = words.filter((word) => !asking().has(word))
  return telling.length > 0 ? telling : words
}

const english = choicesIn('en')

/** The words of each sentence: its wordings in every language, and what people type who mean it (`search.json`). */
const index = once(() => {
  const also: Readonly<Record<string, string>> = table
  const sentences = new Map<SentenceKey, ReadonlySet<string>>()
  for (const key of sentenceKeys) {
    const said = languages.map((language) => textOf(key, language, ' '))
    sentences.set(key, new Set(wordsOf([...said, also[key] ?? ''].join(' '))))
  }
  const heads = new Map(Object.entries(table).map(([key, words]) => [key, new Set(wordsOf(words))]))
  return { sentences, heads, all: new Set([...sentences.values()].flatMap((words) => [...words])) }
})

/** How well a word answers a typed one: the same, its beginning, or one stem. */
function likeness(word: string, typed: string): number {
  if (word === typed) return 1
  const least = /^[a-z]/.test(typed) ? 4 : 3
  if (typed.length > least - 2 && word.startsWith(typed)) return 0.8
  // "fees", "টিকিটের"
  if (word.length > 2 && typed.startsWith(word) && typed.length - word.length < 3) return 0.7
  const stem = Math.max(least, Math.min(word.length, typed.length) - 3)
  return typed.length >= least && word.slice(0, stem) === typed.slice(0, stem) ? 0.6 : 0
}

/** Returns the words of the catalogue that answer a typed one. */
const answersTo = keeping((typed: string) => {
  const found = [...index().all].flatMap((word): [string, number][] => {
    const alike = likeness(word, typed)
    return alike > 0 ? [[word, alike]] : []
  })
  const best = Math.max(0, ...found.map(([, alike]) => alike))
  // "closed" means "closed"; only without it "closing" does.
  return new Map(found.filter(([, alike]) => alike >= Math.min(best, 0.8)))
})

/** A typed word tells the more the fewer sentences have it. */
const weightOf = keeping((typed: string) => {
  const words = [...answersTo(typed).keys()]
  const having = [...index().sentences.values()].filter((has) =>
    words.some((word) => has.has(word)),
  )
  return Math.log(1 + sentenceKeys.length / (1 + having.length))
})

/** Returns how well a sentence answers what is typed, in whatever language. */
function scoreOf(key: SentenceKey, typed: readonly string[], offered: ReadonlySet<string>): number {
  const own = index().sentences.get(key) as ReadonlySet<string>
  const head = index().heads.get(key)
  let [score, answered] = [0, 0]
  for (const word of new Set(typed)) {
    let best = 0
    for (const [each, alike] of answersTo(word))
      if (own.has(each)) best = Math.max(best, alike + (head?.has(each) ? 0.3 : 0))
    if (best === 0 && [...offered].some((each) => likeness(each, word) > 0.7)) best = 0.6
    score += best * weightOf(word)
    if (best > 0) answered += 1
  }
  return (score * answered) / typed.length
}

/**
 * Finds the sentences of a place by what people type, in any language of the site, best first; also by what their gaps
 * offer. Nothing typed: all of them.
 * @param more names of rows that gaps offer from other tables, by kind of gap, in the writer's language
 */
export function findSentences(
  typed: string,
  language: Language,
  place: Place,
  more: Readonly<Record<string, readonly string[]>> = {},
): SentenceKey[] {
  const words = typedWords(typed)
  const here = sentenceKeys.filter((key) => placesOf(key).includes(place))
  if (words.length === 0) return here
  const offersOf = keeping((kind: string) => [
    ...Object.values<string>(
      choicesIn(language)[(kind === 'papers' ? 'paper' : kind) as keyof typeof english] ?? {},
    ),
    ...(more[kind] ?? []),
  ])
  return here
    .map((key) => {
      const offered = ownGaps(key).flatMap((gap) => offersOf(kindOf(gap)).flatMap(wordsOf))
      return { key, score: scoreOf(key, words, new Set(offered)) }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ key }) => key)
}

/** Returns the stage that a name means: its key, or own words that a sentence says; null for others. */
export const stageMeant = keeping((name): SentenceKey | null => {
  if (placesOf(name as SentenceKey)?.includes('stage')) return name as SentenceKey
  const words = wordsOf(name)
  const [best] = findSentences(name, 'en', 'stage')
  if (!best) return null
  const head = index().heads.get(best)
  // All of it in one language, or by the words that mean it.
  const isSaid = languages.some((language) => {
    const own = new Set(wordsOf(textOf(best, language, ' ')))
    return words.every((word) =>
      [...answersTo(word).keys()].some((one) => own.has(one) || head?.has(one)),
    )
  })
  return isSaid ? best : null
})

/** Where the catalogue says it honestly, by the first word of its keys: for each topic of refused words. */
const areasOf: Readonly<Record<string, RegExp>> = {
  paper: /^(?:paper|stage|safe|money_refused)/,
  authority: /^(?:mention|authority|embassy|visit|care|fact|tile|reason_issuer)/,
  verdict: /^(?:paper|stage|authority|safe|reason|travel)/,
}
const mostOffered = 3
/** "until 2027", "for two years" */
const ofTime =
  /\p{Nd}|\b(?:until|till|years?|months?|taon|hanggang|buwan)\b|বছর|পর্যন্ত|মাস|साल|तक|महीन|वर्ष|सम्म|महिना|حتى|سنة|سنت|شهر/u

interface Reader {
  place: Place
  speaker: Speaker
}

/**
 * Returns the sentences that say a text honestly which own words may not say, by its fault: those of the place that
 * answer it best, before others those of its topic; none where nothing in it is refused.
 */
export function offersFor(
  text: string,
  fault: Fault | null,
  { place, speaker }: Reader,
): SentenceKey[] {
  if (!fault?.word) return []
  const area = areasOf[fault.code]
  const words = wordsOf(text)
  const tellsWhen = ofTime.test(text)
  return sentenceKeys
    .filter((key) => placesOf(key).includes(place) && maySay(key, speaker))
    .map((key, at) => {
      const isOfTime = tellsWhen && /day|span|month/.test(ownGaps(key).join())
      const said = scoreOf(key, words, new Set())
      const isOfEnd = said > 0 && tellsWhen && /_end_date|_until/.test(key)
      const score = said + (area?.test(key) ? 0.6 : 0) + (isOfTime ? 0.3 : 0) + (isOfEnd ? 1.5 : 0)
      return { key, at, score }
    })
    .filter(({ score }) => score > 0.3)
    .sort((one, other) => other.score - one.score || one.at - other.at)
    .slice(0, mostOffered)
    .map(({ key }) => key)
}
