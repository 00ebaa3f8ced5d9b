import { type Language, languages } from '#platform/languages.schema'
import { problems } from '#platform/problems.schema'
import { speech as ofStaff } from '#texts/problems/desk-parts'
import { speech } from '#texts/problems/problems-speech'

/**
 * Around a text of one field that is sentences of the catalogue, where it is kept among own words: whatever is typed
 * loses such characters.
 */
export const [composedBegin, composedEnd] = ['\u0001', '\u0002']

/** Returns the own words of a kept text, below its sentences; all of a text without sentences. */
export function ownPart(kept: string): string {
  if (!kept.startsWith(composedBegin)) return kept
  try {
    const { own } = JSON.parse(kept.slice(1, -1)) as { own?: unknown }
    return typeof own === 'string' ? own : ''
  } catch {
    return kept
  }
}

/** Own words by language; readers of a language that has none see another's, marked. */
export type OwnWords = Partial<Record<Language, string>>

/** A text and its language. */
export interface Phrase {
  text: string
  language: Language
}

/** Returns own words for a reader: in the reader's language, else in the first that has some; null without any. */
export function ownIn(own: OwnWords, reader?: Language): Phrase | null {
  const language = [...(reader ? [reader] : []), ...languages].find((each) => own[each])
  return language === undefined ? null : { text: own[language] as string, language }
}

/** Why words may not be public, and the honest way to say it. */
export const speechProblems = problems('speech', { ...speech, ...ofStaff })

/** The kinds of public text; each has its rules. */
export type PublicKind =
  /** A name with a legal form, one that a register may stand in for (it is judged beside that), and the shown name. */
  | 'legal-name'
  | 'registered-name'
  | 'display-name'
  /** Of a person of ours: a teacher, or the person who signs. */
  | 'person'
  /** Of a candidate, in any script. */
  | 'name'
  /** Of a candidate, as the passport has it: what is no name. */
  | 'detail'
  /** What a contract or another paper says, of an employer that may be a state's. */
  | 'term'
  /** A number or mark: of a licence, of a telephone. */
  | 'mark'
  /** Own words: a title, a label, sentences. */
  | 'title'
  | 'text'
  /** Where something is, and a place of ours. */
  | 'place'
  | 'branch'
  /** An address of mail that is this organisation's own. */
  | 'email'
  /** A page of this site, or an address elsewhere. */
  | 'link'
  /** An address that is this organisation's own. */
  | 'own-host'
