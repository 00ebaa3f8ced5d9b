import type { Answer } from '#api/client'
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
} from '#modules/speech/catalogue.schema'
import {
  maySay,
  type Row,
  render,
  type Speaker,
  sentenceFor,
  type Tables,
  textOf,
} from '#modules/speech/compose.schema'
import { labelIn, lists } from '#modules/speech/labels.schema'
import { findSentences } from '#modules/speech/search.schema'
import { namesOf, weekdayIn } from '#modules/speech/values.schema'
import type { Language } from '#platform/languages.schema'
import { isolated } from '#texts/isolated'
import type { Option } from './search-list.tsx'

/** A sentence while it is written: its gaps may be empty. */
export interface DraftSentence {
  key: SentenceKey
  gaps: Record<string, unknown>
}

/** Of a text; a title, a stage or a reason is one. */
export const mostSentences = 8

/** Returns the speaker of what the server told. */
export function speakerFrom({ facts, rows }: Answer<'GET /speech'>): Speaker {
  const tables = Object.entries(rows).map(([kind, all]) => [
    kind,
    Object.fromEntries(
      all.map(({ id, names, href }): [string, Row] => [
        id,
        { name: (language) => names[language], ...(href && { href }) },
      ]),
    ),
  ])
  return { facts, tables: Object.fromEntries(tables) as Tables }
}

/** Returns the sentences that are written to the end. */
export const finished = (sentences: readonly DraftSentence[], place: Place) =>
  sentences.flatMap((each) => sentenceFor(place).safeParse(each).data ?? [])

const ownLists: Readonly<Record<string, Readonly<Record<string, string>>>> = lists
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const countries = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => code !== 'ZZ' && namesOf('region', 'en')(code) !== code)
const spoken =
  'ar bn de en es fa fil fr hi id it ja ko ms my ne pl pt ro ru si ta te th tr ur vi zh'

/** Returns what a gap, or a list of facts, offers by name; none where it takes a day, a time or a number. */
export function optionsOf(
  gap: string,
  language: Language,
  { tables }: { tables: Partial<Tables> },
): Option[] {
  const kind = kindOf(gap) === 'papers' ? 'paper' : kindOf(gap)
  const from = (values: readonly string[], label: (value: string) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  if (kind === 'weekday') return from([...'1234567'], (value) => weekdayIn(Number(value), language))
  if (kind === 'country') return sorted(from(countries, namesOf('region', language)), language)
  if (kind === 'language') return from(spoken.split(' '), namesOf('language', language))
  const rows = Object.entries(tables[kind as keyof Tables] ?? {})
  const labels = Object.entries(ownLists[kind] ?? {})
  return [
    ...rows.map(([value, row]) => ({ value, label: row.name(language) })),
    ...labels.map(([value, label]) => ({ value, label: labelIn(label, language) })),
  ]
}

/** Returns the stages of the catalogue. */
export const stageOptions = (language: Language): Option[] =>
  sentenceKeys
    .filter((key) => placesOf(key).includes('stage'))
    .map((value) => ({ value, label: catalogue[language][value] }))

const sorted = (options: Option[], language: Language) =>
  [...options].sort((one, other) => one.label.localeCompare(other.label, language))

const mostFound = 12

/** Returns the sentences that fit to what is typed, with their gaps as dots. */
export function sentencesLike(
  typed: string,
  place: Place,
  language: Language,
  speaker: Speaker,
  fits: (key: SentenceKey) => boolean = () => true,
): Option[] {
  const names = (kind: string) => optionsOf(kind, language, speaker).map(({ label }) => label)
  const more = {
    ...{ paper: names('paper'), papers: names('paper'), item: names('item') },
    ...{ authority: names('authority'), place: names('place') },
  }
  return findSentences(typed, language, place, more)
    .filter((key) => maySay(key, speaker) && fits(key))
    .slice(0, mostFound)
    .map((value) => ({ value, label: catalogue[language][value].replace(/\{\w+\}/g, '…') }))
}

/** Returns a new sentence, with the gaps filled that leave no choice or that were named in the search. */
export function begun(
  key: SentenceKey,
  typed: string,
  language: Language,
  speaker: Speaker,
): DraftSentence {
  const gaps = ownGaps(key).flatMap((gap): [string, unknown][] => {
    const options = optionsOf(gap, language, speaker)
    const [only, ...others] = options
    if (only && others.length === 0) return [[gap, only.value]]
    const meant = optionsLike(typed, options, true)[0]
    if (!meant) return []
    if (kindOf(gap) === 'papers') return [[gap, [{ paper: meant.value, copies: 1 }]]]
    return [[gap, kindOf(gap) === 'weekday' ? Number(meant.value) : meant.value]]
  })
  return { key, gaps: Object.fromEntries(gaps) }
}

/** Returns the options of which a word begins as a word that is typed does; all of them where nothing is. */
export function optionsLike(typed: string, options: readonly Option[], isLong = false): Option[] {
  const words = wordsOf(typed).filter((word) => !isLong || word.length > 3)
  if (words.length === 0) return isLong ? [] : [...options]
  const shared = ({ label }: Option) =>
    words.filter((word) => wordsOf(label).some((each) => each.startsWith(word))).length
  const found = options.filter((option) => shared(option) > 0)
  return isLong ? found.sort((one, other) => shared(other) - shared(one)) : found
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Returns a whole sentence as text; null where it cannot be said. */
export function plainText(sentence: DraftSentence, language: Language, speaker: Speaker) {
  const parts = render(sentence, language, speaker)
  return parts && textOf(parts, isolated)
}

/** A wording in its pieces: texts, and between them gaps that the facts or the writer fill. */
export function piecesOf(key: SentenceKey, language: Language) {
  const wording = catalogue[language][key]
  const gaps = gapsIn(wording)
  return wording.split(/\{\w+\}/).flatMap((text, at) => {
    const gap = gaps[at]
    return [
      ...(text ? [{ text }] : []),
      ...(gap === undefined ? [] : [{ gap, isFact: isFactGap(gap) }]),
    ]
  })
}
