import type { Organisation } from '#modules/organisation'
import { type Contact, contactLines } from '#modules/organisation/schema'
import type { CandidateLanguage } from '#modules/records/languages.schema'
import { longMoment } from '#platform/clock/schema'
import { arabic, filipino } from './arabic-filipino.ts'
import { bengali, english } from './english-bengali.ts'
import { hindi, nepali } from './hindi-nepali.ts'
import type { LetterWords } from './words.ts'

const letters: Record<CandidateLanguage, LetterWords> = {
  ...{ en: english, bn: bengali, hi: hindi, ne: nepali, ar: arabic, fil: filipino },
}

interface Letter {
  language: CandidateLanguage
  name: string
  /** ISO 8601 UTC. */
  since: string
  until: string
  /** What the agency adds in its own words, the same for everybody. */
  about: string | null
  organisation: Pick<Organisation, 'displayName' | 'timeZone'> & Contact
}

/** Writes one person's letter as plain text: what may have happened, what to do, and whom to ask. */
export function writeLetter(letter: Letter): string {
  const { language, name, about, organisation } = letter
  const { timeZone } = organisation
  const words = letters[language]
  const when = (instant: string) => longMoment(instant, { lang: language, timeZone })
  const own = about === null ? [] : [words.added(organisation.displayName), about, '']
  const lines = [
    ...[words.from(organisation.displayName), '', words.subject, '', words.dear(name), ''],
    ...[words.happened(when(letter.since), when(letter.until)), words.data, ''],
    ...own,
    ...words.advice.map((advice) => `- ${advice}`),
    ...['', words.reach, ...contactLines(organisation, language)],
  ]
  return `${lines.join('\n')}\n`
}
