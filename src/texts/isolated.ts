/** Marks and characters that change the direction of a line (UAX #9), and letters of right-to-left scripts. */
const turns =
  /[\p{Bidi_Control}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const marks = /\p{Bidi_Control}/gu

/**
 * Isolates an entered text in the middle of a sentence, as `<bdi>` does in markup: between U+2068 and
 * U+2069 it cannot turn the words around it. Its own marks are removed, because one of them could end the
 * isolation. Plain Latin, Bengali or Devanagari within a text of that direction stays as it is.
 */
export function isolated(text: string, around: 'ltr' | 'rtl' = 'ltr'): string {
  if (around === 'ltr' && !turns.test(text)) return text
  return `\u2068${text.replace(marks, '')}\u2069`
}

/** Tags an English sentence whose inserted texts are isolated: sentence`${name} is hidden now`. */
export function sentence(words: TemplateStringsArray, ...inserts: (string | number)[]): string {
  return String.raw({ raw: words }, ...inserts.map((each) => isolated(String(each))))
}
