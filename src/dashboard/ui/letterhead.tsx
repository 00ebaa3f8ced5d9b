import { type Licensed, licenceOf } from '#modules/organisation/regulators.schema'
import type { Language } from '#platform/languages.schema'
import type { letterheadWords } from '#texts/en/printed'
import classes from './letterhead.module.css'

/** Who issues a printed sheet. */
export interface Issuer extends Licensed {
  displayName: string
  legalName: string
}

interface Letterhead {
  issuer: Issuer
  language: Language
  words: typeof letterheadWords
}

/** The head of every printed sheet: the fixed sentence (H1), and beside it what was entered. */
export function Letterhead({ issuer, language, words }: Letterhead) {
  const { displayName, legalName } = issuer
  const { number, authority, registerUrl } = licenceOf(issuer, language)
  return (
    <header>
      <bdi className={classes.organisation}>{displayName}</bdi>
      <strong>{words.isPrivate}</strong>{' '}
      {legalName !== displayName && (
        <>
          <bdi>{legalName}</bdi>.{' '}
        </>
      )}
      {registerUrl === null
        ? words.licenceByOwnAccount(number, authority)
        : words.licence(number, authority)}
    </header>
  )
}
