import type { Answer } from '#api/client'
import { speakerFrom as speakerOf } from '#modules/organisation/facts.schema'
import {
  dotted,
  isFactGap,
  kindOf,
  ownGaps,
  type Place,
  piecesOf as piecesIn,
  placesOf,
  type SentenceKey,
  sentenceKeys,
  wordingOf,
} from '#modules/speech/catalogue.schema'
import {
  maySay,
  type Row,
  render,
  type Speaker,
  type Tables,
  textOf,
} from '#modules/speech/compose.schema'

export { dotted } from '#modules/speech/catalogue.schema'

import type { Language } from '#platform/languages.schema'
import { isolated } from '#texts/isolated'
import { type Option, optionsLike } from './matching.ts'
import { optionsOf } from './options.ts'

/** A sentence while it is written: its gaps may be empty. */
export interface DraftSentence {
  key: SentenceKey
  gaps: Record<string, unknown>
}

/** Returns the speaker of what the server told. */
export function speakerFrom({ facts, rows }: Answer<'GET /speech'>): Speaker {
  const tables = Object.entries(rows).map(([kind, all]) => [
    kind,
    Object.fromEntries(
      all.map(({ id, names, href, by }): [string, Row] => [
        id,
        { name: (language) => names[language], ...(href && { href }), ...(by && { by }) },
      ]),
    ),
  ])
  return speakerOf(facts, Object.fromEntries(tables) as Tables)
}

const mostFound = 12

/** Returns sentences to choose from, with their gaps as dots: those that were found, or all that fit the place. */
export function optionsAmong(
  found: readonly SentenceKey[] | null,
  place: Place,
  language: Language,
  speaker: Speaker,
  fits: (key: SentenceKey) => boolean = () => true,
): Option[] {
  const here = found ?? sentenceKeys.filter((key) => placesOf(key).includes(place))
  return here
    .filter((key) => maySay(key, speaker) && fits(key))
    .slice(0, mostFound)
    .map((value) => ({ value, label: dotted(value, language) }))
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

/** Returns a whole sentence as text; null where it cannot be said. */
export function plainText(sentence: DraftSentence, language: Language, speaker: Speaker) {
  const parts = render(sentence, language, speaker)
  return parts && textOf(parts, isolated)
}

/** A wording in its pieces: texts, and between them gaps that the facts or the writer fill. */
export function piecesOf(key: SentenceKey, language: Language) {
  return piecesIn(wordingOf(key, language)).flatMap(({ text, gap }) => [
    ...(text ? [{ text }] : []),
    ...(gap === undefined ? [] : [{ gap, isFact: isFactGap(gap) }]),
  ])
}
