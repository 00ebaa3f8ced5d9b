/**
 * Signs that stand for Bengali letters in Bijoy's fonts, and hardly ever beside a Latin letter: a cross in front of a
 * name says that somebody died, with a space. `Avãy` begins Abdul and its like.
 */
const ofBengali = /[†‡]\p{L}|\p{L}¨|¤\p{L}|\p{L}¤|\p{L}[©ª]\p{L}|Avãy/u

/** What words without a vowel begin with that people do write. */
const short = '(?!(?:md|mst|mrs?|dr|sk)\\b)'
const consonants = '[b-df-hj-np-tv-xz]'
/**
 * Punctuation that stands for letters in the fonts of Nepali and Hindi, next to small letters that are no Latin word:
 * `jk;` is Ray, `k|sfz` Prakash, `/fd` Ram. An address may have abbreviations there, so only names are looked at.
 */
const ofDevanagari = new RegExp(
  [
    `(?<![\\p{L}.&])${short}${consonants}{2,}[;\`]`,
    `(?<![\\p{L}.])${consonants}[b-df-hj-np-tv-xzB-DF-HJ-NP-TV-XZ]{0,3}\\|`,
    `(?<=^|\\s)/${short}${consonants}{2,}`,
    `\\p{L}'/`,
  ].join('|'),
  'u',
)

/** Tells whether a text is of a font that shows Latin letters as those of another alphabet, such as SutonnyMJ. */
export function isOfOldFont(text: string, isName: boolean): boolean {
  return ofBengali.test(text) || (isName && ofDevanagari.test(text))
}
