import type { Language } from '#platform/languages.schema'
import { listIn, namesOf, written } from '#platform/written/schema'
import { choicesIn, mentionsIn } from '#speech/wordings'
import {
  gapsIn,
  isFactGap,
  kindOf,
  piecesOf,
  type SentenceKey,
  wordingOf,
} from './catalogue.schema.ts'
import type { GapValues, Sentence } from './said.schema.ts'

/** Whose an authority is, where it is no state's. */
export const otherOwners = ['states', 'charity', 'union', 'profession'] as const
export type OtherOwner = (typeof otherOwners)[number]

/** A row that a gap chooses. */
export interface Row {
  name: (language: Language) => string
  /** Whose an authority is, where it is no state's. */
  by?: OtherOwner
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
  /** What fills a gap from the facts of an organisation; null without that fact. */
  fact: (gap: string, language: Language) => Part[] | null
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
  return fill(wordingOf(key, language), (gap) => partsOf(gap, gaps, language, speaker))
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
  return gapsIn(key).filter((gap) => {
    const isChosen = kindOf(gap) in speaker.tables || kindOf(gap) === 'papers'
    if (!isFactGap(gap) && !(isChosen && gaps[gap])) return false
    return partsOf(gap, gaps, 'en', speaker) === null
  })
}

/** Tells whether this speaker has the facts of a sentence, and rows for the gaps that choose one. */
export function maySay(key: SentenceKey, speaker: Speaker): boolean {
  return gapsIn(key).every((gap) => {
    if (isFactGap(gap)) return partsOf(gap, {}, 'en', speaker) !== null
    const rows = speaker.tables[kindOf(gap) as keyof Tables]
    return rows === undefined || Object.keys(rows).length > 0
  })
}

/** Returns a rendered sentence as plain text. */
export const textOf = (parts: readonly Part[], isolated: (text: string) => string) =>
  parts.map(({ text, entered }) => (entered ? isolated(text) : text)).join('')

function fill(
  wording: Parameters<typeof piecesOf>[0],
  filled: (gap: string) => Part[] | null,
): Part[] | null {
  const parts: Part[] = []
  for (const { text, gap } of piecesOf(wording)) {
    const next = gap === undefined ? [] : filled(gap)
    if (next === null) return null
    parts.push(...[{ text }, ...next].filter((part) => part.text !== ''))
  }
  return parts
}

function partsOf(gap: string, gaps: Sentence['gaps'], language: Language, speaker: Speaker) {
  if (isFactGap(gap)) return speaker.fact(gap, language)
  const [kind, value] = [kindOf(gap), gaps[gap]]
  if (kind in written)
    return [{ text: written[kind as keyof typeof written](value as never, language) }]
  if (kind === 'embassy') return embassyIn(value as GapValues['embassy'], language)
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
  const listIn = (language: Language): Readonly<Record<string, string>> =>
    choicesIn(language)[kind as keyof ReturnType<typeof choicesIn>] ?? {}
  if (Object.hasOwn(listIn('en'), id)) return { name: (language) => listIn(language)[id] ?? '' }
  const rows = tables[kind as keyof Tables] ?? {}
  return (Object.hasOwn(rows, id) && rows[id]) || null
}

/** "the embassy of India in Kathmandu, Nepal": as a mention, never as a place of ours. */
function embassyIn({ of, in: country, city }: GapValues['embassy'], language: Language) {
  const named = namesOf('region', language)
  return fill(mentionsIn(language).embassy, (gap) =>
    gap === 'of'
      ? [{ text: named(of) }]
      : [
          ...(city ? [{ text: choicesIn(language).city[city] }, { text: ', ' }] : []),
          { text: named(country) },
        ],
  )
}

const named = ({ name, href }: Row, language: Language): Part[] => [
  { text: name(language), entered: true, ...(href && { href }) },
]

/** An authority is always named as one that we are not, and only a state's is called one. */
export const mention = (row: Row, language: Language) =>
  fill(mentionsIn(language)[row.by ?? 'state'], () => named(row, language))
