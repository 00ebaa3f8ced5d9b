import type { Organisation } from '#modules/organisation'
import { addressLine } from '#modules/speech/facts.schema'
import { Entered } from '../layout/entered.tsx'
import { Opening } from '../layout/opening.tsx'
import type { Words } from '../messages/index.ts'

interface OfficeProps {
  organisation: Organisation
  words: Words
  /** `2026-11-20`, by the clock of the organisation. */
  today: string
}

/** The office as the organisation shows it, and when it is open; nothing without either. */
export function Office({ organisation, words, today }: OfficeProps) {
  const { office, displayName, week } = organisation
  const address = addressLine(organisation, words.lang)
  const { home } = words
  if (office === null && week === null) return null
  return (
    <section aria-labelledby="office">
      <h2 id="office">{home.office}</h2>
      <Opening organisation={organisation} words={words} today={today} />
      {office && (
        <>
          <Entered organisation={organisation} words={words}>
            <img
              className="office"
              src={`/api/v1/organisation/office/${office.sha256}`}
              alt={home.officePhoto(displayName)}
              width={office.width}
              height={office.height}
              loading="lazy"
            />
            {address && <p>{address}</p>}
          </Entered>
          <p className="soft">{home.officeProvesNothing}</p>
        </>
      )}
    </section>
  )
}
