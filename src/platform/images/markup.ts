const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * Returns text as Pango markup that shows exactly that text. Characters that XML forbids become spaces, and
 * marks that change the direction of the following text are removed: a name could turn the sentence round.
 * Those that isolate a name (U+2068, U+2069) stay: without them an Arabic one turns the number behind it.
 */
export function asMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replace(/[\u202A-\u202E\u2066\u2067]/g, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
