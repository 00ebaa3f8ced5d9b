import { speakerOf } from '#api'
import {
  type History,
  type Organisation,
  organisationHistory,
  type Period,
} from '#modules/organisation'
import { feeSentences, sentencesFromFacts } from '#modules/speech'
import { sentencesIn } from '#modules/speech/compose.schema'
import { dayIn } from '#platform/clock/schema'
import { ClosingNote, type ClosingNow } from '../layout/closing-note.tsx'
import { calendarDate, longDate } from '../layout/dates.ts'
import { Lead } from '../layout/fields.tsx'
import { Opening } from '../layout/opening.tsx'
import { Composed } from '../layout/said.tsx'
import { page } from '../route.ts'
import { closingNow, show } from '../show.tsx'
import type { Words } from '../words.ts'

export const closingPage = page('GET /closing', 'public', (context) => {
  const { words, organisation, ctx } = context
  const closing = closingNow(organisation, ctx.clock.now())
  return show(context, {
    title: closing === null ? words.closing.noneTitle : words.closing.title,
    main: <ClosingPage {...{ words, organisation, closing }} />,
  })
})

interface ClosingProps {
  words: Words
  organisation: Organisation
  /** Null: none is announced, or it was withdrawn. */
  closing: ClosingNow | null
}

/** What everybody may know of the closing; people who were told of a withdrawn one read that here. */
function ClosingPage({ words, organisation, closing }: ClosingProps) {
  const { closing: texts } = words
  if (closing === null)
    return (
      <section className="plain">
        <h1>{texts.noneTitle}</h1>
        <p>{texts.none}</p>
      </section>
    )
  const date = calendarDate(closing.lastDay, words.lang)
  return (
    <>
      <Lead title={closing.isOver ? texts.closed(date) : texts.closes(date)} />
      <section className="plain" aria-labelledby="your-file">
        <h2 id="your-file">{texts.more}</h2>
        <ClosingNote {...{ words, organisation, closing }} file={null} />
      </section>
    </>
  )
}

export const aboutPage = page('GET /about', 'public', async (context) => {
  const { organisation, words, ctx } = context
  const history = await ctx.read((read) => organisationHistory(read))
  const today = dayIn(organisation.timeZone, ctx.clock.now())
  const closing = closingNow(organisation, ctx.clock.now())
  return show(context, {
    title: words.about.title,
    description: words.about.description(organisation.displayName),
    main: <About {...{ organisation, words, history, closing, today }} />,
  })
})

interface AboutProps {
  organisation: Organisation
  words: Words
  history: History
  /** Null while the agency is not closing. */
  closing: Pick<ClosingNow, 'lastDay' | 'isOver'> | null
  /** `2026-11-20`, by the clock of the organisation. */
  today: string
}

/** What this site is and is not, and every name, licence and address that it has had. */
function About({ organisation, words, history, closing, today }: AboutProps) {
  const { about, layout, navigation } = words
  return (
    <>
      <Lead title={about.title} lead={about.lead} />
      <section className="plain">
        <p>{about.limits}</p>
        {closing !== null && <Closing words={words} closing={closing} />}
        <p>
          <a href="/legal/disclaimer">{about.not}</a> ·{' '}
          <a href="/domains">{navigation.links['/domains']}</a>
          {' · '}
          <a href="/official-checks">{layout.askGovernment}</a>
        </p>
      </section>
      <OwnFacts {...{ organisation, words, today }} />
      <section aria-labelledby="history">
        <h2 id="history">{about.history}</h2>
        <p className="soft">{about.historyLead}</p>
        <dl className="places">
          <Periods words={words} name={about.names} periods={history.displayName} />
          <Periods words={words} name={about.legalNames} periods={history.legalName} />
          <Periods words={words} name={about.licences} periods={history.licence} />
          <Periods words={words} name={about.addresses} periods={history.address} />
        </dl>
      </section>
    </>
  )
}

/** What the organisation told of itself in its settings, in the product's sentences. */
function OwnFacts({ organisation, words, today }: Omit<AboutProps, 'history' | 'closing'>) {
  const speaker = speakerOf(organisation)
  const sentences = [...sentencesFromFacts(speaker), ...feeSentences(speaker.facts)]
  return (
    <section aria-labelledby="office">
      <h2 id="office">{words.home.office}</h2>
      <Composed sentences={sentencesIn(sentences, words.lang, speaker)} />
      <Opening organisation={organisation} words={words} today={today} />
    </section>
  )
}

function Closing({
  words,
  closing: { lastDay, isOver },
}: {
  words: Words
  closing: NonNullable<AboutProps['closing']>
}) {
  const { closes, closed, more } = words.closing
  const date = calendarDate(lastDay, words.lang)
  return (
    <p>
      {isOver ? closed(date) : closes(date)} <a href="/closing">{more}</a>
    </p>
  )
}

interface PeriodsProps {
  words: Words
  name: string
  periods: readonly Period[]
}

function Periods({ words, name, periods }: PeriodsProps) {
  if (periods.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      {periods.map((period) => (
        <dd key={`${period.value} ${period.from}`}>
          <bdi>{period.value}</bdi>
          {period.byOwnAccount && words.comma + words.layout.ownAccount}{' '}
          <span className="soft">{datesOf(words, period)}</span>
        </dd>
      ))}
    </div>
  )
}

function datesOf(words: Words, { from, until }: Period): string {
  const { about } = words
  if (until === null) return from === null ? about.unknown : about.since(longDate(from, words))
  if (from === null) return about.until(longDate(until, words))
  return about.between(longDate(from, words), longDate(until, words))
}
