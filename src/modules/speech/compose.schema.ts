import { z } from 'zod'
import type { Language } from '#platform/languages.schema'
import { labelIn, lists } from './by-language.schema.ts'
import {
  type Catalogue,
  catalogue,
  type GapKind,
  gapsIn,
  isFactGap,
  kindOf,
  ownGaps,
  type Place,
  placesOf,
  type SentenceKey,
  sentenceKeys,
} from './catalogue.schema.ts'
import {
  addressLine,
  clock,
  type Facts,
  type GapValues,
  gapSchemas,
  listIn,
  namesOf,
  numberIn,
  sumIn,
  weekdayIn,
} from './facts.schema.ts'
import { sentenceProblems } from './problems.schema.ts'

/** Each gap of the catalogue by its name: a kind may be in a sentence twice, such as `day` and `day_new`. */
const gapNames = sentenceKeys.filter((key) => placesOf(key).length > 0).flatMap(ownGaps)
const gapShape: Record<string, z.ZodOptional<z.ZodType>> = Object.fromEntries(
  gapNames.map((gap) => [gap, gapSchemas[kindOf(gap)].optional()]),
)

/** A sentence as it is stored: which one, and what fills its gaps. Nothing else of what was sent is kept. */
export const sentenceSchema = z
  .object({ key: z.enum(sentenceKeys), gaps: z.object(gapShape).default({}) })
  .transform(({ key, gaps }, found): { key: SentenceKey; gaps: Record<string, unknown> } => {
    const wanted = ownGaps(key)
    const object = (gap: string, message: string) =>
      found.addIssue({ code: 'custom', path: ['gaps', gap], message })
    for (const gap of wanted) if (gaps[gap] === undefined) object(gap, sentenceProblems.gapMissing)
    for (const gap of Object.keys(gaps))
      if (!wanted.includes(gap)) object(gap, sentenceProblems.gapUnknown)
    return { key, gaps }
  })
export type Sentence = z.output<typeof sentenceSchema>

/** One sentence of the catalogue that may stand in a place. */
export const sentenceFor = (place: Place) =>
  sentenceSchema.refine(({ key }) => placesOf(key).includes(place), {
    path: ['key'],
    error: sentenceProblems.wrongPlace,
  })

export const mostSentences = 8

/** Sentences in their order: one to eight make a notice. */
export const sentencesFor = (place: Place, least = 1) =>
  z.array(sentenceFor(place)).min(least).max(mostSentences)

/** A row that a gap chooses. */
export interface Row {
  name: (language: Language) => string
  /** Of a reviewed table, or a page of ours. */
  href?: string
}

const chosen = ['paper', 'item', 'authority', 'place', 'telephone', 'person', 'page'] as const
/** Rows of other modules' tables and of this installation, by kind and id. */
export type Tables = Record<(typeof chosen)[number], Readonly<Record<string, Row>>>

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
  texts: Catalogue = catalogue,
): Part[] | null {
  return fill(texts[language][key], (gap) => partsOf(gap, gaps, language, speaker))
}

function partsOf(gap: string, gaps: Sentence['gaps'], language: Language, speaker: Speaker) {
  if (isFactGap(gap)) return factParts(gap, language, speaker)
  const write = writers[kindOf(gap)] as Write<GapKind>
  return write(gaps[gap] as never, language, speaker)
}

/** Returns the gaps of a sentence that cannot be filled: a fact that is not there, or a row that no longer is. */
export function unfilledGaps({ key, gaps }: Sentence, speaker: Speaker): string[] {
  return gapsIn(catalogue.en[key]).filter((gap) => partsOf(gap, gaps, 'en', speaker) === null)
}

/** Returns the same of a sentence that somebody is writing: what is not filled yet is not gone. */
export function goneGaps({ key, gaps }: Sentence, speaker: Speaker): string[] {
  return gapsIn(catalogue.en[key]).filter((gap) => {
    const isChosen = kindOf(gap) in speaker.tables || kindOf(gap) === 'papers'
    if (!isFactGap(gap) && !(isChosen && gaps[gap])) return false
    return partsOf(gap, gaps, 'en', speaker) === null
  })
}

/** Tells whether this speaker has the facts of a sentence, and rows for the gaps that choose one. */
export function maySay(key: SentenceKey, { facts, tables }: Speaker): boolean {
  return gapsIn(catalogue.en[key]).every((gap) => {
    if (isFactGap(gap)) return factParts(gap, 'en', { facts, tables }) !== null
    const kind = kindOf(gap)
    return !(kind in tables) || Object.keys(tables[kind as keyof Tables]).length > 0
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

type Write<Kind extends GapKind> = (
  value: GapValues[Kind],
  language: Language,
  speaker: Speaker,
) => Part[] | null
const plain =
  <Value>(write: (value: Value, language: Language) => string) =>
  (value: Value, language: Language): Part[] => [{ text: write(value, language) }]
const fromList =
  (list: Readonly<Record<string, string>>) =>
  (name: string, language: Language): Part[] | null => {
    const label = list[name]
    return label === undefined ? null : [{ text: labelIn(label, language) }]
  }
const fromTable =
  (kind: (typeof chosen)[number]) =>
  (id: string, language: Language, { tables }: Speaker): Part[] | null => {
    const row = rowOf(tables, kind, id)
    if (row === null) return null
    return [{ text: row.name(language), entered: true, ...(row.href && { href: row.href }) }]
  }

const writers: { [Kind in GapKind]: Write<Kind> } = {
  day: plain(clock.day),
  time: plain(clock.time),
  hours: plain(clock.hours),
  span: plain(clock.span),
  month: plain(clock.month),
  weekday: plain(weekdayIn),
  sum: plain(sumIn),
  number: plain((value: number, language) => numberIn(value, language)),
  country: plain((code: string, language) => namesOf('region', language)(code)),
  language: plain((code: string, language) => namesOf('language', language)(code)),
  holiday: fromList(lists.holiday),
  reason: fromList(lists.reason),
  trade: fromList(lists.trade),
  level: fromList(lists.level),
  paper: fromTable('paper'),
  item: fromTable('item'),
  place: fromTable('place'),
  telephone: fromTable('telephone'),
  person: fromTable('person'),
  page: fromTable('page'),
  authority: (id, language, { tables }) => {
    const row = rowOf(tables, 'authority', id)
    return row && mention(row, language)
  },
  papers: (all, language, { tables }) => {
    const rows = all.map(({ paper, copies }) => ({ row: rowOf(tables, 'paper', paper), copies }))
    if (rows.some(({ row }) => row === null)) return null
    const names = rows.map(({ row, copies }) => {
      const times = copies === 1 ? '' : ` (× ${numberIn(copies, language)})`
      return `${row?.name(language)}${times}`
    })
    return [{ text: listIn(names, language) }]
  },
}

function rowOf(tables: Tables, kind: (typeof chosen)[number], id: string): Row | null {
  const own = kind === 'paper' ? (lists.paper as Readonly<Record<string, string>>) : {}
  if (Object.hasOwn(own, id)) return { name: (language) => labelIn(own[id] ?? '', language) }
  return (Object.hasOwn(tables[kind], id) && tables[kind][id]) || null
}

/** An authority is always named as one that we are not. */
function mention({ name, href }: Row, language: Language): Part[] | null {
  const named = { text: name(language), entered: true as const, ...(href && { href }) }
  return fill(catalogue[language].word_mention, () => [named])
}

function factParts(gap: string, language: Language, { facts, tables }: Speaker): Part[] | null {
  const entered = (text: string | null) => (text ? [{ text, entered: true as const }] : null)
  const several = (texts: readonly string[]) =>
    texts.length === 0 ? null : [{ text: listIn(texts, language) }]
  const regulator = rowOf(tables, 'authority', facts.licence.regulator ?? '')
  switch (gap) {
    case 'our_name':
      return entered(facts.displayName)
    case 'our_licence':
      return entered(facts.licence.number)
    case 'our_regulator':
      return regulator ? mention(regulator, language) : null
    case 'our_land':
      return regulator || !facts.licence.country
        ? null
        : several([namesOf('region', language)(facts.licence.country)])
    case 'our_address':
      return entered(addressLine(facts, language))
    case 'our_telephones':
      return entered(facts.telephones.join(', '))
    case 'our_email':
      return entered(facts.email)
    case 'our_websites':
      return entered(facts.websites.map((each) => new URL(each).host).join(', '))
    case 'our_year':
      return facts.foundedIn ? [{ text: numberIn(facts.foundedIn, language, 'year') }] : null
    case 'our_countries':
      return several(facts.countries.map(namesOf('region', language)))
    case 'our_spoken':
      return several(facts.spoken.map(namesOf('language', language)))
    case 'our_trades':
      return several(facts.trades.map((each) => labelIn(lists.trade[each], language)))
    case 'our_services':
      return several(facts.services.map((each) => labelIn(lists.service[each], language)))
    default:
      return null
  }
}
