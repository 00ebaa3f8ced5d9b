/** Notes beside words of the organisation that do not exist in the reader's language, in Filipino. */
export const onlyInWords = {
  all: {
    en: 'Nakasulat sa Ingles',
    bn: 'Nakasulat sa Bengali',
    hi: 'Nakasulat sa Hindi',
    ne: 'Nakasulat sa Nepali',
    ar: 'Nakasulat sa Arabic',
    fil: 'Nakasulat sa Filipino',
  },
  partly: 'May bahaging nasa ibang wika',
}
