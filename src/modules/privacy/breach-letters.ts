import type { Organisation } from '#modules/organisation'
import { type Contact, contactLines } from '#modules/organisation/identity.schema'
import { type CandidateLanguage, candidateLanguages } from '#modules/records/facts.schema'
import { longMoment } from '#platform/clock/schema'
import { breachLetterWords as letters } from '#texts/each/breach-letter'

/** What the agency adds in its own words, in the languages in which it said so. */
export type About = Readonly<Partial<Record<CandidateLanguage, string>>>

interface Letter {
  language: CandidateLanguage
  name: string
  /** ISO 8601 UTC. */
  since: string
  until: string
  about: About
  organisation: Pick<Organisation, 'displayName' | 'timeZone'> & Contact
}

/** Writes one person's letter as plain text: what may have happened, what to do, and whom to ask. */
export function writeLetter(letter: Letter): string {
  const { language, name, about, organisation } = letter
  const { timeZone } = organisation
  const words = letters[language]
  const when = (instant: string) => longMoment(instant, { lang: language, timeZone })
  const own = ownWords(about, language, (from) =>
    from === language
      ? words.added(organisation.displayName)
      : words.onlyIn(organisation.displayName, nameOf(from, language)),
  )
  const lines = [
    ...[words.from(organisation.displayName), '', words.subject, '', words.dear(name), ''],
    ...[words.happened(when(letter.since), when(letter.until)), words.data, ''],
    ...own,
    ...words.advice.map((advice) => `- ${advice}`),
    ...['', words.reach, ...contactLines(organisation, language)],
  ]
  return `${lines.join('\n')}\n`
}

const nameOf = (language: CandidateLanguage, reader: CandidateLanguage) =>
  new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language

/** Returns what was said in the reader's language, else in the first one that there is, below its heading. */
function ownWords(
  about: About,
  language: CandidateLanguage,
  heading: (from: CandidateLanguage) => string,
): string[] {
  const from =
    about[language] === undefined ? candidateLanguages.find((one) => about[one]) : language
  return from === undefined ? [] : [heading(from), about[from] ?? '', '']
}
