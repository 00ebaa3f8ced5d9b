import type { Organisation } from '#modules/organisation'
import { Entered } from '../layout/entered.tsx'
import type { Words } from '../messages/index.ts'

interface OfficeProps {
  organisation: Organisation
  words: Words
}

/** The office as the organisation shows it, so that people recognise it; nothing without a picture. */
export function Office({ organisation, words }: OfficeProps) {
  const { office, address, displayName } = organisation
  const { home } = words
  if (office === null) return null
  return (
    <section aria-labelledby="office">
      <h2 id="office">{home.office}</h2>
      <Entered organisation={organisation} words={words}>
        <img
          className="office"
          src={`/api/v1/organisation/office/${office.sha256}`}
          alt={home.officePhoto(displayName)}
          width={office.width}
          height={office.height}
          loading="lazy"
        />
        {address !== '' && <p>{address}</p>}
      </Entered>
      <p className="soft">{home.officeProvesNothing}</p>
    </section>
  )
}
