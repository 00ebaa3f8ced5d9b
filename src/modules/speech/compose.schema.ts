import type { Language } from '#platform/languages.schema'
import { labelIn, lists } from './by-language.schema.ts'
import {
  catalogue,
  gapsIn,
  isFactGap,
  kindOf,
  ownGaps,
  type Place,
  placesOf,
  type SentenceKey,
  sentenceKeys,
} from './catalogue.schema.ts'
import type { Fault } from './judge.schema.ts'
import {
  type Facts,
  type GapValues,
  listIn,
  namesOf,
  type Sentence,
  written,
} from './said.schema.ts'

/** A row that a gap chooses. */
export interface Row {
  name: (language: Language) => string
  /** Of a reviewed table, or a page of ours. */
  href?: string
}

/** Rows of other modules' tables and of this installation, by kind and id. */
export type Tables = Record<
  'paper' | 'item' | 'authority' | 'place' | 'telephone' | 'person' | 'page',
  Readonly<Record<string, Row>>
>

/** What a sentence is rendered with. */
export interface Speaker {
  facts: Facts
  tables: Tables
}

/** A part of a rendered sentence. What somebody entered is isolated: `<bdi>` in markup, U+2068 in plain text. */
export interface Part {
  text: string
  entered?: true
  href?: string
}

/**
 * Renders a sentence. Null where a fact that it needs is not there or a chosen row no longer is: then it is not shown.
 */
export function render(
  { key, gaps }: Sentence,
  language: Language,
  speaker: Speaker,
): Part[] | null {
  return fill(catalogue[language][key], (gap) => partsOf(gap, gaps, language, speaker))
}

/** Returns sentences in a language, each in its parts; one that can no longer be said is left out, and staff see it. */
export const sentencesIn = (
  sentences: readonly Sentence[],
  language: Language,
  speaker: Speaker,
): Part[][] =>
  sentences.map((each) => render(each, language, speaker)).filter((each) => each !== null)

/**
 * Returns the gaps of a sentence that cannot be filled: a fact that is not there, or a row that no longer is. Where
 * somebody is still writing it, what is not filled yet is not among them.
 */
export function goneGaps({ key, gaps }: Sentence, speaker: Speaker): string[] {
  return gapsIn(catalogue.en[key]).filter((gap) => {
    const isChosen = kindOf(gap) in speaker.tables || kindOf(gap) === 'papers'
    if (!isFactGap(gap) && !(isChosen && gaps[gap])) return false
    return partsOf(gap, gaps, 'en', speaker) === null
  })
}

/** Tells whether this speaker has the facts of a sentence, and rows for the gaps that choose one. */
export function maySay(key: SentenceKey, speaker: Speaker): boolean {
  return gapsIn(catalogue.en[key]).every((gap) => {
    if (isFactGap(gap)) return partsOf(gap, {}, 'en', speaker) !== null
    const rows = speaker.tables[kindOf(gap) as keyof Tables]
    return rows === undefined || Object.keys(rows).length > 0
  })
}

/** Returns a rendered sentence as plain text. */
export const textOf = (parts: readonly Part[], isolated: (text: string) => string) =>
  parts.map(({ text, entered }) => (entered ? isolated(text) : text)).join('')

function fill(wording: string, filled: (gap: string) => Part[] | null): Part[] | null {
  const parts: Part[] = []
  for (const [at, piece] of wording.split(/\{(\w+)\}/).entries()) {
    const next = at % 2 === 0 ? [{ text: piece }] : filled(piece)
    if (next === null) return null
    parts.push(...next.filter(({ text }) => text !== ''))
  }
  return parts
}

function partsOf(gap: string, gaps: Sentence['gaps'], language: Language, speaker: Speaker) {
  if (isFactGap(gap)) return factParts(gap, language, speaker)
  const [kind, value] = [kindOf(gap), gaps[gap]]
  if (kind in written)
    return [{ text: written[kind as keyof typeof written](value as never, language) }]
  if (kind === 'papers') return documentsIn(value as GapValues['papers'], language, speaker.tables)
  const row = rowOf(speaker.tables, kind, value as string)
  if (row === null) return null
  if (kind === 'authority') return mention(row, language)
  return kind in speaker.tables ? named(row, language) : [{ text: row.name(language) }]
}

function documentsIn(all: GapValues['papers'], language: Language, tables: Tables): Part[] | null {
  const names = all.flatMap(({ paper, copies }) => {
    const name = rowOf(tables, 'paper', paper)?.name(language)
    const times = copies === 1 ? '' : ` (× ${written.number(copies, language)})`
    return name === undefined ? [] : `${name}${times}`
  })
  return names.length < all.length ? null : [{ text: listIn(names, language) }]
}

function rowOf(tables: Tables, kind: string, id: string): Row | null {
  const list: Readonly<Record<string, string>> = lists[kind as keyof typeof lists] ?? {}
  if (Object.hasOwn(list, id)) return { name: (language) => labelIn(list[id] ?? '', language) }
  const rows = tables[kind as keyof Tables] ?? {}
  return (Object.hasOwn(rows, id) && rows[id]) || null
}

const named = ({ name, href }: Row, language: Language): Part[] => [
  { text: name(language), entered: true, ...(href && { href }) },
]

/** An authority is always named as one that we are not. */
const mention = (row: Row, language: Language) =>
  fill(labelIn(lists.word.mention, language), () => named(row, language))

function factParts(gap: string, language: Language, { facts, tables }: Speaker): Part[] | null {
  const regulator = rowOf(tables, 'authority', facts.licence.regulator ?? '')
  if (gap === 'our_regulator') return regulator && mention(regulator, language)
  if (gap === 'our_land' && regulator) return null
  const text = enteredFacts[gap]?.(facts, language)
  if (text) return [{ text, entered: true }]
  const names = namedFacts[gap]?.(facts, language) ?? []
  return names.length === 0 ? null : [{ text: listIn(names, language) }]
}

type FromFacts<Found> = Readonly<Record<string, (facts: Facts, language: Language) => Found>>
const enteredFacts: FromFacts<string | null> = {
  our_name: ({ displayName }) => displayName,
  our_licence: ({ licence }) => licence.number,
  our_address: addressLine,
  our_telephones: ({ telephones }) => telephones.join(', '),
  our_email: ({ email }) => email,
  our_websites: ({ websites }) => websites.map((each) => new URL(each).host).join(', '),
}
const namedFacts: FromFacts<string[]> = {
  our_land: ({ licence }, language) =>
    licence.country ? [written.country(licence.country, language)] : [],
  our_year: ({ foundedIn }, language) => (foundedIn ? [written.year(foundedIn, language)] : []),
  our_countries: ({ countries }, language) => countries.map(namesOf('region', language)),
  our_spoken: ({ spoken }, language) => spoken.map(namesOf('language', language)),
  our_trades: ({ trades }, language) => trades.map((each) => labelIn(lists.trade[each], language)),
  our_services: ({ services }, language) =>
    services.map((each) => labelIn(lists.service[each], language)),
}

/** Returns an address in one line, from the street to the country. */
export function addressLine(
  { address }: Pick<Facts, 'address'>,
  language: Language,
): string | null {
  if (address === null) return null
  const { street, area, city, postcode, country } = address
  const town = [city, postcode].filter(Boolean).join(' ')
  const parts = [street, area, town, namesOf('region', language)(country)]
  return parts.filter(Boolean).join(', ')
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether a word begins as another does, or both share their stem: "closing" finds "closed". */
function isAlike(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true
  const stem = Math.max(4, Math.min(word.length, typed.length) - 3)
  return typed.length >= 4 && word.slice(0, stem) === typed.slice(0, stem)
}

/** Tells whether each typed word is in a text. */
const answers = (text: readonly string[], typed: readonly string[]) =>
  typed.every((each) => text.some((word) => isAlike(word, each)))

/** Returns the words of a sentence, in each of these languages. */
const saidWords = (key: SentenceKey, ...of: Language[]) =>
  of.flatMap((language) => wordsOf(catalogue[language][key].replace(/\{\w+\}/g, ' ')))

/**
 * Returns how much a sentence shares with a text, in the writer's language or in English: each longer word counts the
 * more the fewer sentences have it, so that "licence" tells more than "office".
 */
function likeness(typed: string, key: SentenceKey, language: Language): number {
  const has = (each: SentenceKey, word: string) => answers(saidWords(each, language, 'en'), [word])
  const shared = new Set(wordsOf(typed).filter((word) => word.length > 3 && has(key, word)))
  return [...shared].reduce((sum, word) => {
    return sum + 2 / Math.sqrt(sentenceKeys.filter((each) => has(each, word)).length)
  }, 0)
}

/**
 * Finds the sentences of a place by any of their words, in the writer's language or English, then those whose gaps
 * offer what was typed; each in the order of the catalogue. Nothing typed: all of them.
 * @param more names of rows that gaps offer from other tables, by kind of gap, in the writer's language
 */
export function findSentences(
  typed: string,
  language: Language,
  place: Place,
  more: Readonly<Record<string, readonly string[]>> = {},
): SentenceKey[] {
  const words = wordsOf(typed)
  const here = sentenceKeys.filter((key) => placesOf(key).includes(place))
  // "strike" finds the sentence with a reason, "passport" the one with papers.
  const offersOf = (kind: string) => [
    ...Object.values(lists[(kind === 'papers' ? 'paper' : kind) as keyof typeof lists] ?? {}).map(
      (label: string) => labelIn(label, language),
    ),
    ...(more[kind] ?? []),
  ]
  const said = here.filter((key) =>
    [language, 'en' as const].some((each) => answers(saidWords(key, each), words)),
  )
  const meant = here.filter((key) => {
    const offered = ownGaps(key).map(kindOf).flatMap(offersOf).flatMap(wordsOf)
    return answers([...saidWords(key, language, 'en'), ...offered], words)
  })
  return [...new Set([...said, ...meant])]
}

/** Where the catalogue says it honestly, by the first word of its keys: for each topic of refused words. */
const areasOf: Readonly<Record<string, readonly string[]>> = {
  paper: ['paper', 'stage', 'safe'],
  authority: ['mention', 'authority', 'visit', 'care', 'fact', 'tile'],
  verdict: ['paper', 'stage', 'authority', 'safe', 'reason'],
}
const mostOffered = 3
/** "until 2027", "for two years" */
const ofTime =
  /\p{Nd}|\b(?:until|till|years?|months?|taon|hanggang|buwan)\b|বছর|পর্যন্ত|মাস|साल|तक|महीन|वर्ष|सम्म|महिना|حتى|سنة|سنت|شهر/u

/** What tells which sentence is meant, although it shares no word with it. */
const meant: Partial<Record<SentenceKey, RegExp>> = {
  mention_website:
    /\b(?:web)?(?:sites?|pages?|links?|portal|server)\b|সাইট|লিংক|साइट|लिंक|موقع|رابط/iu,
  mention_sent:
    /\b(?:sen[dt]|submi\w+|filed|handed in|ipinasa|isinumite)\b|জমা|পাঠা|जमा|भेज|बुझा|पठा|سلم|أرسل/iu,
  safe_promise:
    /^(?=.*(?:vis[ae]|permit|decid|approv|সিদ্ধান্ত|ভিসা|পারমিট|वीज़ा|वीजा|भिसा|परमिट|تأشير|تصريح)).*(?:\b(?:only|nobody|not?|cannot|can't|can’t|never|if|such|lang|hindi|wala)\b|শুধু|নয়|না|केवल|सिर्फ|नहीं|मात्र|होइन|فقط|وحد|ليس)/isu,
  mention_back: /\b(?:came|is|are) back\b|returned|naibalik|ফেরত|लौट|वापस|फिर्ता|عاد/iu,
  authority_slow:
    /\b(?:wait\w*|late|delay\w*|slow)\b|অপেক্ষা|দেরি|इंतज़ार|देर|प्रतीक्षा|ढिलो|انتظار|ننتظر|تأخر|hintay/iu,
  authority_fee: /\bfees?\b|ফি|शुल्क|फ़ीस|फीस|رسوم/iu,
  care_abroad: /\b(?:trouble|emergency|stranded)\b|বিপদ|मुसीबत|सङ्कट|مشكلة|problema/iu,
  authority_ask: /\bask\b|জিজ্ঞ|पूछ|सोध|اسأل|tanong/iu,
  visit_authority: /\d\s?[ap]m\b|\d:\d\d|appointment|বেলা|বাজে|টায়|बजे|الساعة|alas/iu,
}

interface Reader {
  place: Place
  language: Language
  speaker: Speaker
}

/**
 * Returns the sentences that say a text honestly which own words may not say, by its fault: those of the place that share
 * most with it; none where nothing in it is refused.
 */
export function offersFor(
  text: string,
  fault: Fault | null,
  { place, language, speaker }: Reader,
): SentenceKey[] {
  if (!fault?.word) return []
  const rest = text.replace(fault.word, ' ')
  const areas = areasOf[fault.code] ?? []
  const here = sentenceKeys.filter((key) => placesOf(key).includes(place) && maySay(key, speaker))
  const fit = here
    .map((key, at) => {
      const isOfArea = areas.includes(key.split('_', 1)[0] ?? '')
      const tellsWhen = ofTime.test(text) && /day|span|month/.test(ownGaps(key).join())
      const shared = likeness(rest, key, language)
      const fits = shared > 0 || (fault.code !== 'authority' && /_end_date|_until/.test(key))
      const isMeant = meant[key]?.test(text) ?? false
      const score =
        shared + (isOfArea ? 0.5 : 0) + (fits && tellsWhen ? 0.75 : 0) + (isMeant ? 2.5 : 0)
      return { key, at, score }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
  return fit.slice(0, mostOffered).map(({ key }) => key)
}
