import type { OfficialCheck } from '#modules/organisation'
import { countryName } from '#modules/records/schema'
import { longDate } from '../formats.ts'
import { Said } from '../layout/said.tsx'
import type { Words } from '../messages/index.ts'

interface OfficialChecksProps {
  words: Words
  checks: readonly OfficialCheck[]
}

/** The table of H5, by country. */
export function OfficialChecks({ words, checks }: OfficialChecksProps) {
  const { officialChecks } = words
  const byCountry = Map.groupBy(checks, ({ country }) => country)
  return (
    <>
      <section className="lead">
        <h1>{officialChecks.title}</h1>
        <p>{officialChecks.lead}</p>
      </section>
      <p className="check">{officialChecks.caution}</p>
      {[...byCountry].map(([country, rows]) => (
        <section className="country" key={country} aria-labelledby={`in-${country}`}>
          <h2 id={`in-${country}`}>
            {country === null ? officialChecks.anyCountry : countryName(country, words.lang)}
          </h2>
          <ul>
            {rows.map((check) => (
              <Row
                key={`${check.authority} ${check.service} ${check.kinds}`}
                words={words}
                check={check}
              />
            ))}
          </ul>
        </section>
      ))}
      <section>
        <p className="check">{officialChecks.otherCountry}</p>
      </section>
    </>
  )
}

function Row({ words, check }: { words: Words; check: OfficialCheck }) {
  const { officialChecks, lang } = words
  const kinds = check.kinds.map((kind) => words.kinds[kind]).join(', ')
  return (
    <li>
      <p className="soft">{kinds}</p>
      <p>
        <Said words={words} text={check.authority} />
        <br />
        {check.url === null ? (
          <b>
            <Said words={words} text={check.service} />
          </b>
        ) : (
          <a className="outward" href={check.url} rel="noreferrer">
            <Said words={words} text={check.service} />
          </a>
        )}
        {check.url !== null && <span className="host soft">{new URL(check.url).host}</span>}
      </p>
      <p>
        <Said words={words} text={check.whatToEnter} /> <Said words={words} text={check.advice} />
      </p>
      <p className="soft">
        {check.hostConfirmed
          ? officialChecks.confirmed(longDate(check.hostConfirmed, lang))
          : officialChecks.unconfirmed(longDate(check.reviewedOn, lang))}
      </p>
    </li>
  )
}
