import { europeanDigits } from '#platform/ids/schema'

/** Letters that Unicode does not decompose although people type them as others. */
const asTyped: Record<string, string> = {
  // Latin
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  // Greek: the sigma at a word's end
  ς: 'σ',
  // Arabic: letters that Persian and Urdu keyboards write differently, and spellings of one sound
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ة: 'ه',
  ٱ: 'ا',
  // Bengali: khanda ta is a ta without its vowel
  ৎ: 'ত্',
}
const lettersAsTyped = new RegExp(`[${Object.keys(asTyped).join('')}]`, 'gu')

/**
 * Marks that people leave out: all of them in Latin, Greek, Cyrillic, Hebrew and Arabic. In the scripts of India vowels
 * are marks too, so there only the nasal sign and the dot (nukta).
 */
const accents =
  /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}]\p{M}*)\p{M}|[\u0901\u093C\u0981\u09BC\u0A3C]/gu

/** A servant's name written as one word (Abdulkarim, عبدالرحمن) is the same as in two; Abdullah is one. */
const joined = /(?<![\p{L}\p{M}])(abd[aeou][lrs]|عبد)(?=[a-z]{4}|ال(?!له)\p{L})/gu

/** Characters that join or stretch one word: soft hyphens, joiners, tatweel, apostrophes. */
const insideWords = /[\u00AD\u200B-\u200F\u2060\u0640'’‘ʼ`´]/gu

const servantOfGod = /عبد\s+الله/gu

const plain = /^[ -~]*$/

/**
 * Folds a name for search and sorting: lower case, without accents, in any script, one space between words. "Nguyễn Văn
 * Đức" and "nguyen van duc" are the same, and so are "İpek" and "ipek", "Weiß" and "weiss", "أحمد" and "احمد", "चाँद"
 * and "चाद". Empty when the name has no letter.
 */
export function foldName(name: string): string {
  const folded = plain.test(name) ? name.toLowerCase().replaceAll("'", '') : foldAnyScript(name)
  return (folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ').replace(joined, '$1 ')
}

function foldAnyScript(name: string): string {
  const letters = name
    .replace(insideWords, '')
    // Compatibility forms too: full-width letters, ligatures, the presentation forms of Arabic.
    .normalize('NFKD')
    .replace(insideWords, '')
    .replace(servantOfGod, 'عبدالله')
    // A ya at the beginning keeps its sound without its dot.
    .replace(/(?<![\p{L}\p{M}])য\u09BC/gu, 'ইয')
    .replace(accents, '')
    .toLowerCase()
    // Lower-casing İ leaves a dot above.
    .replace(/\u0307/gu, '')
    .replace(lettersAsTyped, (letter) => asTyped[letter] ?? letter)
  return europeanDigits(letters)
}
