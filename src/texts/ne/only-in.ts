/** Notes beside words of the organisation that do not exist in the reader's language, in Nepali. */
export const onlyInWords = {
  all: {
    en: 'अङ्ग्रेजीमा लेखिएको',
    bn: 'बङ्गालीमा लेखिएको',
    hi: 'हिन्दीमा लेखिएको',
    ne: 'नेपालीमा लेखिएको',
    ar: 'अरबीमा लेखिएको',
    fil: 'फिलिपिनोमा लेखिएको',
  },
  partly: 'केही भाग अर्को भाषामा',
}
