import type { Words } from '../words.ts'

/**
 * A sentence or name that a module has in English only: translated where the catalogue knows it, else
 * marked as English, so that a screen reader does not read it in another language's voice.
 */
export function Said({ words, text }: { words: Words; text: string }) {
  const own = words.advice[text] ?? (words.lang === 'en' ? text : undefined)
  if (own !== undefined) return own
  return (
    <span lang="en" dir="ltr">
      {text}
    </span>
  )
}
