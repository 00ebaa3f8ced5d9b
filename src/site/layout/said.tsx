import type { Words } from '../words.ts'

interface SaidProps {
  words: Words
  text: string
  /** By which languages have it; undefined for a name. */
  code?: string | undefined
}

/**
 * A sentence or name that a module has in English only: translated where it has a code, else marked as English, so that
 * a screen reader does not read it in another language's voice.
 */
export function Said({ words, text, code }: SaidProps) {
  const own = adviceBy(words, code) ?? (words.lang === 'en' ? text : undefined)
  if (own !== undefined) return own
  return (
    <span lang="en" dir="ltr">
      {text}
    </span>
  )
}

/** Returns what a language says for the text of an official check. */
export function adviceBy({ advice }: Words, code: string | undefined): string | undefined {
  return advice[code as keyof typeof advice]
}
