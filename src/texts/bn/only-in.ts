/** Notes beside words of the organisation that do not exist in the reader's language, in Bengali. */
export const onlyInWords = {
  all: {
    en: 'ইংরেজিতে লেখা',
    bn: 'বাংলায় লেখা',
    hi: 'হিন্দিতে লেখা',
    ne: 'নেপালিতে লেখা',
    ar: 'আরবিতে লেখা',
    fil: 'ফিলিপিনোতে লেখা',
  },
  partly: 'কিছু অংশ অন্য ভাষায়',
}
