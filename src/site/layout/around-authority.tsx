import type { Words } from '../messages/index.ts'
import { Said } from './said.tsx'

/** Where the authority goes in a sentence; no text has this character. */
const place = '\u{E000}'

interface AroundProps {
  words: Words
  /** One, or several of which the same is said. */
  authority: string | readonly string[]
  /** The sentence, with this in the authority's place. */
  children: (place: string) => string
}

/** A sentence about an authority, whose name is marked where it is in another language than the page. */
export function AroundAuthority({ words, authority, children: sentence }: AroundProps) {
  const [before, after] = sentence(place).split(place)
  const named = [authority]
    .flat()
    .map((name) => (words.lang === 'en' ? name.replace(/^The /, 'the ') : name))
  const [only] = named
  // Most are one, and a format takes as long as the rest of the sentence.
  const parts =
    named.length === 1 && only !== undefined
      ? [{ type: 'element', value: only }]
      : listFormatFor(words.lang).formatToParts(named)
  return (
    <>
      {before}
      {parts.map(({ type, value }) =>
        type === 'element' ? <Said key={value} words={words} text={value} /> : value,
      )}
      {after}
    </>
  )
}

// Made once for a language: constructing one takes as long as the rest of the page.
const listFormats = new Map<string, Intl.ListFormat>()

function listFormatFor(lang: string): Intl.ListFormat {
  const known = listFormats.get(lang)
  if (known) return known
  const made = new Intl.ListFormat(lang, { type: 'disjunction' })
  listFormats.set(lang, made)
  return made
}
