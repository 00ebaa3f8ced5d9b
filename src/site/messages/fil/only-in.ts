/** Beside words of the organisation that are not there in the reader's language, in Filipino. */
export const onlyInWords = {
  all: {
    en: 'Sa Ingles lang',
    bn: 'Sa Bengali lang',
    hi: 'Sa Hindi lang',
    ne: 'Sa Nepali lang',
    ar: 'Sa Arabic lang',
    fil: 'Sa Filipino lang',
  },
  partly: 'May bahaging nasa ibang wika',
}
