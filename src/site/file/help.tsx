import { helpFor, type Journey, knownJourney } from '#modules/organisation/help.schema'
import { PhoneLink, PlaceName } from '../layout/help-row.tsx'
import type { Words } from '../words.ts'

export interface OwnHelpProps {
  words: Words
  record: { nationality: string; destinationCountry: string | null }
  /** The rank of its heading: it is a page of its own, or a part of one. */
  rank?: 'h1' | 'h2'
}

/** The numbers for the candidate's own countries. Websites are on another page: none is an official check (H5). */
export function OwnHelp({ words, record, rank: Heading = 'h2' }: OwnHelpProps) {
  const { help } = words
  const journey = journeyOf(record)
  const places = helpFor(journey).filter(({ phones }) => phones.length > 0)
  return (
    <section className="plain" aria-labelledby="help-outside">
      <Heading id="help-outside">{help.fileTitle}</Heading>
      <p className="soft">{help.fileText}</p>
      <ul className="numbers">
        {places.map((place) => (
          <li key={`${place.role} ${place.authority}`}>
            <PlaceName words={words} place={place} />
            {place.phones.map((phone) => (
              <span key={phone.number}>
                <PhoneLink words={words} phone={phone} />
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p>
        <a className="button" href={helpAddress(journey)}>
          {help.more}
        </a>
      </p>
    </section>
  )
}

/** Returns where a record's person comes from and goes to, as far as the table of help knows. */
export function journeyOf({ nationality, destinationCountry }: OwnHelpProps['record']): Journey {
  return knownJourney({ origin: nationality, destination: destinationCountry })
}

/**
 * Returns the address of the page with every place of a journey; of all places where the table knows
 * neither country.
 */
export function helpAddress({ origin, destination }: Journey): string {
  const query = new URLSearchParams()
  if (origin !== null) query.set('from', origin)
  if (destination !== null) query.set('to', destination)
  return query.size === 0 ? '/help' : `/help?${query}`
}
