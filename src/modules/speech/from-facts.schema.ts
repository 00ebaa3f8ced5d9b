import { catalogue, gapsIn, isFactGap, type SentenceKey, sentenceKeys } from './catalogue.schema.ts'
import { maySay, type Sentence, type Speaker } from './compose.schema.ts'
import type { Facts } from './facts.schema.ts'

const isOfFacts = (key: SentenceKey) =>
  key.startsWith('fact_') && gapsIn(catalogue.en[key]).every(isFactGap)

/** Returns what the facts alone say of an organisation, as far as there are facts. */
export const sentencesFromFacts = (speaker: Speaker): Sentence[] =>
  sentenceKeys
    .filter((key) => isOfFacts(key) && maySay(key, speaker))
    .map((key) => ({ key, gaps: {} }))

/** Returns what each item costs, or that the organisation takes nothing for it. */
export function feeSentences({ fees }: Pick<Facts, 'fees'>): Sentence[] {
  return fees.map(({ item, sum }) =>
    sum === null
      ? { key: 'money_none', gaps: { item } }
      : { key: 'money_fee', gaps: { item, sum } },
  )
}
