/** Beside words of the organisation that are not there in the reader's language, in Nepali. */
export const onlyInWords = {
  all: {
    en: 'अङ्ग्रेजीमा मात्र',
    bn: 'बङ्गालीमा मात्र',
    hi: 'हिन्दीमा मात्र',
    ne: 'नेपालीमा मात्र',
    ar: 'अरबीमा मात्र',
    fil: 'फिलिपिनोमा मात्र',
  },
  partly: 'केही भाग अर्को भाषामा',
}
