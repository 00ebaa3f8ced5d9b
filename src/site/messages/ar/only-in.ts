/** Beside words of the organisation that are not there in the reader's language, in Arabic. */
export const onlyInWords = {
  all: {
    en: 'بالإنجليزية فقط',
    bn: 'بالبنغالية فقط',
    hi: 'بالهندية فقط',
    ne: 'بالنيبالية فقط',
    ar: 'بالعربية فقط',
    fil: 'بالفلبينية فقط',
  },
  partly: 'بعضه بلغة أخرى',
}
