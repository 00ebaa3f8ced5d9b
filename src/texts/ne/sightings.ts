import type { InAnyLanguage } from '../any-language.ts'
import type { sightingWords as english } from '../en/sightings.ts'

export const sightingWords: InAnyLanguage<typeof english> = {
  text: 'कागज कुन दिन हेर्‍यौँ, कसले हेर्‍यो र त्यसको नम्बर मात्र लेख्छौँ। तस्बिर राख्दैनौँ, र भित्र के लेखिएको छ भन्ने पनि राख्दैनौँ।',
  seen: (date, person) => `${date} मा ${person} ले हेर्नुभयो।`,
  number: (number) => `कागजको नम्बर: ${number}।`,
  keptText:
    'एजेन्सीले मेडिकल फारम वा पुलिस क्लियरेन्सको स्क्यान कारण बताएर मात्र राख्छ। उसले बताएको कारण यो हो।',
}
