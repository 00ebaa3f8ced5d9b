import type { InAnyLanguage } from '../any-language.ts'
import type { sightingWords as english } from '../en/sightings.ts'

export const sightingWords: InAnyLanguage<typeof english> = {
  text: 'हम लिखते हैं कि काग़ज़ किस दिन देखा, किसने देखा, और उस पर कौन-सा नंबर है। हम उसकी तस्वीर नहीं रखते, न वह रखते हैं जो उसमें लिखा है।',
  seen: (date, person) => `${date} को ${person} ने देखा।`,
  number: (number) => `काग़ज़ पर नंबर: ${number}।`,
  keptText: 'एजेंसी मेडिकल फ़ॉर्म या पुलिस क्लियरेंस का स्कैन तभी रखती है जब वह बताए कि क्यों। वह यह कारण देती है।',
}
