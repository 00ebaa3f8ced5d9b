import {
  helpDestinations,
  helpFor,
  helpOrigins,
  type Journey,
  knownJourney,
} from '#modules/organisation/help.schema'
import { countryName } from '#modules/records/schema'
import { CountryChoice, LinkIndex, named } from '../layout/choices.tsx'
import { Lead, Sentences, Way } from '../layout/fields.tsx'
import { HelpRows } from '../layout/help-rows.tsx'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'

/** Whom a worker can turn to outside the agency, one journey at a time. */
export const helpPage = page('GET /help', 'public', (context) => {
  const { words, query } = context
  const { help } = words
  const journey = askedFor(query)
  const title = titleOf(words, journey)
  const places = helpFor(journey)
  return show(context, {
    title,
    description: help.lead,
    main: (
      <>
        <Lead title={title} lead={help.lead} />
        <Choice words={words} journey={journey} />
        {places.length === 0 ? (
          <LinkIndex
            id="by-destination"
            title={help.byDestination}
            links={named(words, helpDestinations).map(([to, name]) => [`/help?to=${to}`, name])}
          />
        ) : (
          <section className="country">
            <HelpRows {...{ words, places }} />
          </section>
        )}
        <section className="check">
          <h2>{help.sureTitle}</h2>
          <Sentences of={[help.unconfirmed, ...help.sure]} />
          <p>
            {help.otherCountry} {help.noAdvice}
          </p>
        </section>
        <Way href="/tell/complaint" text={words.caseKinds.complaint.title} />
        {places.length > 0 && <Way className="button" href="/help" text={help.all} />}
      </>
    ),
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
        {...{ words, id: 'from', label: help.origin }}
        countries={helpOrigins}
        chosen={journey.origin}
      />
      <CountryChoice
        {...{ words, id: 'to', label: help.destination }}
        countries={helpDestinations}
        chosen={journey.destination}
      />
      <button type="submit">{help.show}</button>
    </form>
  )
}
