import {
  catalogue,
  gapsIn,
  isFactGap,
  placesOf,
  type SentenceKey,
  sentenceKeys,
} from './catalogue.schema.ts'
import { render, type Sentence, type Speaker } from './compose.schema.ts'
import type { Facts } from './facts.schema.ts'

const noGaps = (key: SentenceKey): Sentence => ({ key, gaps: {} })
const known = (key: SentenceKey) => gapsIn(catalogue.en[key]).every(isFactGap)

/** Returns the default sentences of a place: those that the facts alone fill, as far as there are facts. */
export function sentencesFromFacts(place: 'welcome' | 'legal', speaker: Speaker): Sentence[] {
  return sentenceKeys
    .filter((key) => /^(?:fact|welcome)_/.test(key) && placesOf(key).includes(place) && known(key))
    .filter((key) => render(noGaps(key), 'en', speaker) !== null)
    .map(noGaps)
}

/** Returns what each item costs, or that the agency takes nothing for it. */
export function feeSentences({ fees }: Facts): Sentence[] {
  return fees.map(({ item, sum }) =>
    sum === null
      ? { key: 'money_none', gaps: { item } }
      : { key: 'money_fee', gaps: { item, sum } },
  )
}
