import { type Language, languages } from '#platform/languages.schema'
import { problems } from '#platform/problems.schema'

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
export const speechProblems = problems('speech', {
  hidden: 'This holds a mark that nobody can see. Type the text again instead of pasting it.',
  marks: 'There are marks here without a letter, or more than two on one. Type the text again.',
  script: '“{words}” is of a script that is not read here. Write in {scripts} letters.',
  mixed: '“{words}” mixes letters of two alphabets in one word. Write each word in one.',
  spaced: 'Words here have gaps between their letters. Write each word without them.',
  long: 'This is longer than {most} characters. Shorten it.',
  paper:
    '“{words}” is a paper that only a state gives. Choose a sentence that says what you know: the paper is here, asked for, or waited for.',
  authority:
    '“{words}” names an authority or a state. Choose the authority from the list instead: it is shown as an authority, and not as you.',
  verdict:
    '“{words}” is a verdict. Choose a sentence that says what you did or have, or write it without this word.',
  nameSigns: '“{words}” is in no name. Write letters, spaces, hyphens, apostrophes and full stops.',
  nameStateBody: '“{words}” is a state’s own body. Write the registered name of your agency.',
  nameOffice:
    'With “{words}” the name reads as a public office. Write the name that is your own, such as “Padma Overseas Ltd”.',
  nameRegister:
    'With “{words}” the name stands only as a register has it. Choose the regulator and write your number there, or leave “{words}” out.',
  nameForm:
    '“{words}” has no legal form, such as Ltd, (Pvt) Ltd, LLC, W.L.L. or Inc. Write the name as it is registered, or behind it whose business it is: (sole proprietor NAME). Or choose the regulator whose register has the name, and write your number there.',
  nameGeneral: '“{words}” could be any state’s. Add the word that is your agency’s own.',
  number: 'A number has digits, and few letters. Write it as it stands on the paper.',
  host: '“{words}” in this address reads as a state’s. Link to a page of yours, or choose the official check.',
  hiddenHost:
    'The address has a name before an @, behind which another site hides. Leave that part out.',
  ownHost:
    'The address contains “{words}”, which reads as a government or its visa service. Use an address that names your agency.',
  colour:
    'This is close to the colour of {of} ({colour}), and nobody may take this site for a government’s. Choose another, such as #8a4b08.',
  regulator:
    '“{words}” is not in the list of regulators. Choose one of the list, or the country whose register this site does not know.',
})

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
