/** Notes beside words of the organisation that do not exist in the reader's language, in Arabic. */
export const onlyInWords = {
  all: {
    en: 'مكتوب بالإنجليزية',
    bn: 'مكتوب بالبنغالية',
    hi: 'مكتوب بالهندية',
    ne: 'مكتوب بالنيبالية',
    ar: 'مكتوب بالعربية',
    fil: 'مكتوب بالفلبينية',
  },
  partly: 'بعضه بلغة أخرى',
}
