import type { OwnWords } from '#modules/speech/by-language.schema'
import type { DraftSentence } from './sentences.ts'

// Apart from the editor, which brings the catalogue of all sentences along.

/** What somebody is composing: the gaps of its sentences may be empty, and so may own words. */
export interface DraftSaid {
  sentences: DraftSentence[]
  own: OwnWords
}

/** Of a text; a title, a stage or a reason is one. */
export const mostSentences = 8

export const nothingChosen: DraftSaid = { sentences: [], own: {} }

type Errors = Readonly<Record<string, string>>

/** Returns the errors at a path and below it, by what is left of their paths. */
export function errorsBelow(errors: Errors, path: string): Record<string, string> {
  const below = Object.entries(errors).filter(
    ([each]) => each === path || each.startsWith(`${path}.`),
  )
  return Object.fromEntries(below.map(([each, text]) => [each.slice(path.length + 1), text]))
}
