/** Notes beside words of the organisation that do not exist in the reader's language, in Hindi. */
export const onlyInWords = {
  all: {
    en: 'अंग्रेज़ी में लिखा',
    bn: 'बांग्ला में लिखा',
    hi: 'हिन्दी में लिखा',
    ne: 'नेपाली में लिखा',
    ar: 'अरबी में लिखा',
    fil: 'फ़िलिपीनो में लिखा',
  },
  partly: 'कुछ हिस्सा दूसरी भाषा में',
}
