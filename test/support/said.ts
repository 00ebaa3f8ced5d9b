import type { OwnWords } from '#modules/speech/by-language.schema'
import type { SentenceKey } from '#modules/speech/catalogue.schema'
import type { Said } from '#modules/speech/said.schema'

/** What an organisation says in its own words, in English or by language. */
export const inOwnWords = (own: string | OwnWords): Said => ({
  sentences: [],
  own: typeof own === 'string' ? { en: own } : own,
})

/** What it says with sentences that need no gap filled. */
export const inSentences = (...keys: SentenceKey[]): Said => ({
  sentences: keys.map((key) => ({ key, gaps: {} })),
  own: {},
})

/** The address of an invented office. */
export const office = {
  ...{ street: '12 Naya Paltan', area: '', city: 'Dhaka' },
  ...{ postcode: '1000', country: 'BD' },
}
