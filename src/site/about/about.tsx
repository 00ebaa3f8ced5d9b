import { speakerOf } from '#api'
import { type Organisation, organisationHistory, type Period } from '#modules/organisation'
import { feeSentences } from '#modules/organisation/facts.schema'
import { sentencesFromFacts } from '#modules/speech'
import { sentencesIn } from '#modules/speech/compose.schema'
import { dayIn } from '#platform/clock/schema'
import { ClosingLine, ClosingNote } from '../layout/closing-note.tsx'
import { calendarDate, longDate } from '../layout/dates.ts'
import { Unbroken } from '../layout/facts.tsx'
import { Lead } from '../layout/fields.tsx'
import { Opening } from '../layout/opening.tsx'
import { Composed } from '../layout/said.tsx'
import { showStatement } from '../layout/statement-pages.tsx'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import { closingNow } from '../standing-now.ts'
import type { Words } from '../words.ts'

/** What everybody may know of the closing; people who were told of a withdrawn one read that here. */
export const closingPage = page('GET /closing', 'public', (context) => {
  const { words, organisation, ctx } = context
  const { closing: texts } = words
  const closing = closingNow(organisation, ctx.clock.now())
  if (closing === null)
    return showStatement(context, { title: texts.noneTitle, sentences: [texts.none] })
  const date = calendarDate(closing.lastDay, words.lang)
  return show(context, {
    title: texts.title,
    main: (
      <>
        <Lead title={closing.isOver ? texts.closed(date) : texts.closes(date)} />
        <section className="plain" aria-labelledby="your-file">
          <h2 id="your-file">{texts.more}</h2>
          <ClosingNote {...{ words, organisation, closing }} file={null} />
        </section>
      </>
    ),
  })
})

/** What this site is and is not, and every name, licence and address that it has had. */
export const aboutPage = page('GET /about', 'public', async (context) => {
  const { organisation, words, ctx } = context
  const { about, layout } = words
  const history = await ctx.read((read) => organisationHistory(read, words.lang))
  const today = dayIn(organisation.timeZone, ctx.clock.now())
  const closing = closingNow(organisation, ctx.clock.now())
  return show(context, {
    title: about.title,
    description: about.description(organisation.displayName),
    main: (
      <>
        <Lead title={about.title} lead={about.lead} />
        <section className="plain">
          <p>{about.limits}</p>
          {closing !== null && (
            <p>
              <ClosingLine words={words} closing={closing} />
            </p>
          )}
          <p>
            <a href="/legal/disclaimer">{words.legal.pages.disclaimer.title}</a> ·{' '}
            <a href="/domains">{words.domains.title}</a>
            {' · '}
            <a href="/official-checks">{layout.askGovernment}</a>
          </p>
        </section>
        <OwnFacts {...{ organisation, words, today }} />
        <section aria-labelledby="history">
          <h2 id="history">{about.history}</h2>
          <p className="soft">{about.historyLead}</p>
          {organisation.logo && <p>{about.logo}</p>}
          <dl className="places">
            <Periods words={words} name={about.names} periods={history.displayName} />
            <Periods words={words} name={about.legalNames} periods={history.legalName} />
            <Periods words={words} name={about.licences} periods={history.licence} />
            <Periods words={words} name={about.addresses} periods={history.address} />
          </dl>
        </section>
      </>
    ),
  })
})

interface OwnFactsProps {
  organisation: Organisation
  words: Words
  /** `2026-11-20`, by the clock of the organisation. */
  today: string
}

/** What the organisation told of itself in its settings, in the product's sentences. */
function OwnFacts({ organisation, words, today }: OwnFactsProps) {
  const speaker = speakerOf(organisation)
  const sentences = [...sentencesFromFacts(speaker), ...feeSentences(organisation)]
  return (
    <section aria-labelledby="office">
      <h2 id="office">{words.home.office}</h2>
      <Composed sentences={sentencesIn(sentences, words.lang, speaker)} />
      <Opening organisation={organisation} words={words} today={today} />
    </section>
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
          <bdi>
            <Unbroken text={period.value} />
          </bdi>
          {period.byOwnAccount && words.comma + words.layout.ownAccount}{' '}
          <span className="soft">{datesOf(words, period)}</span>
        </dd>
      ))}
    </div>
  )
}

function datesOf(words: Words, { from, until }: Period): string {
  const { about, file } = words
  if (until === null) return from === null ? about.unknown : file.since(longDate(from, words))
  if (from === null) return about.until(longDate(until, words))
  return about.between(longDate(from, words), longDate(until, words))
}
