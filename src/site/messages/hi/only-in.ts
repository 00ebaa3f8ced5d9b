/** Beside words of the organisation that are not there in the reader's language, in Hindi. */
export const onlyInWords = {
  all: {
    en: 'सिर्फ़ अंग्रेज़ी में',
    bn: 'सिर्फ़ बांग्ला में',
    hi: 'सिर्फ़ हिन्दी में',
    ne: 'सिर्फ़ नेपाली में',
    ar: 'सिर्फ़ अरबी में',
    fil: 'सिर्फ़ फ़िलिपीनो में',
  },
  partly: 'कुछ हिस्सा दूसरी भाषा में',
}
