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

/** Returns the texts of a language so that each sentence isolates every inserted text. */
export function isolating<Texts>(texts: Texts, dir: 'ltr' | 'rtl'): Texts {
  return around(texts, dir) as Texts
}

function around(texts: unknown, dir: 'ltr' | 'rtl'): unknown {
  if (typeof texts === 'function')
    return (...given: unknown[]) => texts(...given.map((each) => inserted(each, dir)))
  if (Array.isArray(texts)) return texts.map((each) => around(each, dir))
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, around(text, dir)]))
}

function inserted(given: unknown, dir: 'ltr' | 'rtl'): unknown {
  if (typeof given === 'string') return isolated(given, dir)
  if (typeof given !== 'object' || given === null) return given
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, inserted(value, dir)]),
  )
}
