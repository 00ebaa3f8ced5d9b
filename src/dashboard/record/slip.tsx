import { useEffect, useRef } from 'react'
import type { Answer } from '#api/client'
import { helpFor, knownJourney, placeName } from '#modules/organisation/help.schema'
import type { ShownTo } from '#modules/records/fields.schema'
import { countryName } from '#modules/records/schema'
import { calendarDate } from '#platform/clock/schema'
import { directionOf, type Language, languages } from '#platform/languages.schema'
import { helpWords as help } from '#texts/each/help'
import { slipWords as catalogue } from '#texts/each/printed'
import { isolated } from '#texts/isolated'
import { useHandoutWords } from '#words/handout'
import type { FullRecord } from '../queries.ts'
import { Letterhead } from '../ui/letterhead.tsx'
import { today } from '../ui/times.ts'
import { QrCode } from './qr-code.tsx'
import classes from './slip.module.css'

const byNationality: Readonly<Record<string, Language>> = { BD: 'bn', NP: 'ne', PH: 'fil' }

/** Returns the language that the candidate asked for, else that of the country, if it has one. */
export function usualLanguage(record: Pick<FullRecord, 'language' | 'nationality'>): Language {
  const asked = languages.find((each) => each === record.language)
  return asked ?? byNationality[record.nationality ?? ''] ?? 'en'
}

/** What a slip shows of a record: only what the table of fields allows. */
type OnSlip = Pick<FullRecord, 'reference' | ShownTo<'slip'>>

interface Slip {
  record: OnSlip
  code: string
  organisation: Answer<'GET /organisation'>
  language: Language
  /** Where it is alone on its view. */
  takesFocus?: boolean
}

/** Address, number and code, who we are and what we are not (H1); ink on paper. */
export function Slip({ record, code, organisation, language, takesFocus = false }: Slip) {
  const words = catalogue[language]
  const { title } = useHandoutWords().slip
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened it disappeared with the record's page.
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const address = `${window.location.host}/check`
  const { displayName, telephones, email } = organisation
  const foot = [
    words.reference(record.reference),
    words.printed(calendarDate(today(), language)),
    isolated(telephones.join(', '), directionOf(language)),
    isolated(email, directionOf(language)),
  ]
  return (
    <article
      className={classes.slip}
      lang={language}
      dir={directionOf(language)}
      aria-label={title}
    >
      <Letterhead issuer={organisation} {...{ language, words }} />
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <div className={classes.body}>
        <ol className={classes.steps}>
          <li>
            {words.open} <strong className={classes.address}>{address}</strong>
          </li>
          <li>
            {words.number}{' '}
            <strong className={classes.number} dir="ltr">
              …{record.passportNumber.slice(-3)}
            </strong>
          </li>
          <li>
            {words.code}
            <output className={classes.code}>{code}</output>
          </li>
        </ol>
        <div className={classes.qr}>
          <QrCode text={`${window.location.origin}/check?reference=${record.reference}`} />
          <div>{address}</div>
        </div>
      </div>
      <HelpOutside record={record} language={language} />
      <footer>
        <p>{words.keep(displayName)}</p>
        <p>{foot.filter(Boolean).join(' · ')}</p>
        <p>
          <strong>{words.notGovernment}</strong>
        </p>
      </footer>
    </article>
  )
}

/** Whom to call besides us, for the candidate's own countries: printed, so it needs no internet. */
function HelpOutside({ record, language }: Pick<Slip, 'record' | 'language'>) {
  const words = help[language]
  const nameOf = (country: string) => countryName(country, language)
  const { nationality: origin, destinationCountry: destination } = record
  const places = helpFor(knownJourney({ origin, destination }))
  const withNumber = places.filter(({ phones }) => phones.length > 0)
  if (withNumber.length === 0) return null
  return (
    <section className={classes.help}>
      <p>{words.keepTitle}:</p>
      <ul>
        {withNumber.map((place) => (
          <li key={`${place.role} ${place.authority}`}>
            {placeName(place, { words, nameOf })}:{' '}
            {place.phones.map(({ number, only }, index) => (
              <span key={number}>
                {index > 0 && ', '}
                <strong dir="ltr">{number}</strong>
                {only !== null && ` (${words.onlyIn(nameOf(only))})`}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p>{words.published}</p>
    </section>
  )
}
