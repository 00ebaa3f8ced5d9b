const latin = 'abcdefghijklmnopqrstuvwxyz'
const arabic = 'ابثدعفقهيجكلمنوپضرستشوخصيز'

/**
 * A text with the look of Arabic: each word of Latin letters in Arabic ones, as long as it was.
 * Words with digits (codes, numbers of papers) stay as they are printed, and so does what `keep`
 * names. It means nothing; it shows what a layout does from right to left.
 */
export function pseudoArabic(text: string, keep: readonly string[] = []): string {
  const kept = keep.filter((each) => each !== '')
  const pattern = new RegExp(`(${kept.map(escaped).join('|') || '(?!)'})`)
  return text
    .split(pattern)
    .map((part) =>
      kept.includes(part) ? part : part.replace(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu, word),
    )
    .join('')
}

function word(letters: string): string {
  if (/\p{N}/u.test(letters)) return letters
  return letters
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => arabic[latin.indexOf(letter)] as string)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
