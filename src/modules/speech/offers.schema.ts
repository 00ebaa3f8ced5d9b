import type { Language } from '#platform/languages.schema'
import { type Place, placesOf, type SentenceKey, sentenceKeys } from './catalogue.schema.ts'
import { maySay, type Speaker } from './compose.schema.ts'
import { faultOf } from './fields.schema.ts'
import type { Offer } from './plain.schema.ts'
import { likeness } from './search.schema.ts'

/** Where the catalogue says it honestly, by the first word of its keys. */
const areasOf: Readonly<Record<Offer, readonly string[]>> = {
  mention: ['authority', 'fact'],
  authority: ['authority'],
  visit: ['visit'],
  paper: ['paper', 'stage'],
  fact: ['fact', 'tile'],
  safe: ['safe', 'answer', 'reason'],
}
const mostOffered = 3

/** What a refused text can be said with instead: the word that was refused, and sentences that share most with it. */
export interface Offered {
  word: string
  keys: SentenceKey[]
}

/** Returns what says a text honestly that own words may not say; null where nothing in it is refused. */
export function offersFor(
  text: string,
  place: Place,
  language: Language,
  speaker: Speaker,
): Offered | null {
  const fault = faultOf('words', text)
  if (!fault?.word) return null
  const areas = (fault.offers ?? []).flatMap((offer) => areasOf[offer])
  const here = sentenceKeys.filter((key) => placesOf(key).includes(place) && maySay(key, speaker))
  const fit = here
    .map((key, at) => {
      const area = areas.indexOf(key.split('_', 1)[0] ?? '')
      return { key, at, score: likeness(text, key, language) + (area === -1 ? 0 : 1.5) }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
  return { word: fault.word, keys: fit.slice(0, mostOffered).map(({ key }) => key) }
}
