import {
  helpDestinations,
  helpFor,
  helpOrigins,
  type Journey,
  knownJourney,
} from '#modules/organisation/help.schema'
import { countryName } from '#modules/records/schema'
import { Lead, Way } from '../layout/fields.tsx'
import { HelpRow } from '../layout/footer.tsx'
import { CountryChoice, named } from '../layout/number-and-code.tsx'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'

export const helpPage = page('GET /help', 'public', (context) => {
  const { words, query } = context
  const journey = askedFor(query)
  return show(context, {
    title: titleOf(words, journey),
    description: words.help.lead,
    main: <Help words={words} journey={journey} />,
  })
})

/** Ignores a country that the table does not know: the index is more help than an empty page. */
function askedFor(query: URLSearchParams): Journey {
  return knownJourney({ origin: query.get('from'), destination: query.get('to') })
}

interface HelpProps {
  words: Words
  journey: Journey
}

/** Whom a worker can turn to outside the agency, one journey at a time. */
function Help({ words, journey }: HelpProps) {
  const { help } = words
  const places = helpFor(journey)
  return (
    <>
      <Lead title={titleOf(words, journey)} lead={help.lead} />
      <Choice words={words} journey={journey} />
      {places.length === 0 ? (
        <Index words={words} />
      ) : (
        <section className="country">
          <ul>
            {places.map((place) => (
              <HelpRow
                key={`${place.role} ${place.authority} ${place.url}`}
                {...{ words, place }}
              />
            ))}
          </ul>
        </section>
      )}
      <section className="check">
        <h2>{help.sureTitle}</h2>
        <p>{help.unconfirmed}</p>
        {help.sure.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          {help.otherCountry} {help.noAdvice}
        </p>
      </section>
      <Way href="/tell/complaint" text={words.caseKinds.complaint.title} />
      {places.length > 0 && <Way className="button" href="/help" text={help.all} />}
    </>
  )
}

/** Returns the heading of the page. */
function titleOf({ help, lang }: Words, { origin, destination }: Journey): string {
  if (origin !== null && destination !== null)
    return help.journey(countryName(origin, lang), countryName(destination, lang))
  const one = origin ?? destination
  return one === null ? help.title : help.inCountry(countryName(one, lang))
}

function Choice({ words, journey }: HelpProps) {
  const { help } = words
  return (
    <form className="ask-form" method="get" action="/help">
      <CountryChoice
        {...{ words, name: 'from', label: help.origin }}
        countries={helpOrigins}
        chosen={journey.origin}
      />
      <CountryChoice
        {...{ words, name: 'to', label: help.destination }}
        countries={helpDestinations}
        chosen={journey.destination}
      />
      <button type="submit">{help.show}</button>
    </form>
  )
}

function Index({ words }: Pick<HelpProps, 'words'>) {
  return (
    <nav className="index" aria-labelledby="by-destination">
      <h2 id="by-destination">{words.help.byDestination}</h2>
      <ul>
        {named(words, helpDestinations).map(([country, text]) => (
          <li key={country}>
            <a href={`/help?to=${country}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
