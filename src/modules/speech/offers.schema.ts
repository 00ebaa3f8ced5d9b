import type { Language } from '#platform/languages.schema'
import {
  ownGaps,
  type Place,
  placesOf,
  type SentenceKey,
  sentenceKeys,
} from './catalogue.schema.ts'
import { maySay, type Speaker } from './compose.schema.ts'
import { faultOf } from './judge.schema.ts'
import type { Offer } from './plain.schema.ts'
import { likeness } from './search.schema.ts'

/** Where the catalogue says it honestly, by the first word of its keys. */
const areasOf: Readonly<Record<Offer, readonly string[]>> = {
  mention: ['mention', 'authority', 'fact'],
  authority: ['authority', 'mention'],
  visit: ['visit'],
  paper: ['paper', 'stage'],
  fact: ['fact', 'tile'],
  safe: ['safe', 'answer', 'reason'],
}
const mostOffered = 3
/** "until 2027", "for two years" */
const ofTime =
  /\p{Nd}|\b(?:until|till|years?|months?|taon|hanggang|buwan)\b|বছর|পর্যন্ত|মাস|साल|तक|महीन|वर्ष|सम्म|महिना|حتى|سنة|سنت|شهر/u

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
  const rest = text.replace(fault.word, ' ')
  const areas = (fault.offers ?? []).flatMap((offer) => areasOf[offer])
  const here = sentenceKeys.filter((key) => placesOf(key).includes(place) && maySay(key, speaker))
  const fit = here
    .map((key, at) => {
      const isOfArea = areas.includes(key.split('_', 1)[0] ?? '')
      const tellsWhen = ofTime.test(text) && /day|span|month/.test(ownGaps(key).join())
      const shared = likeness(rest, key, language)
      const fits = shared > 0 || /_end_date|_until/.test(key)
      return { key, at, score: shared + (isOfArea ? 0.5 : 0) + (fits && tellsWhen ? 0.75 : 0) }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.at - other.at)
  return { word: fault.word, keys: fit.slice(0, mostOffered).map(({ key }) => key) }
}
