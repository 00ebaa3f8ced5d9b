import { Alert, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import type { Concern } from '#modules/concerns/schema'
import { concernQuery } from '../queries.ts'
import { sentenceOfEvent } from '../ui/events.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useTimes } from '../ui/times.ts'
import { useConcernsWords } from '../words/concerns.ts'
import { ConcernActions } from './concern-actions.tsx'
import { ConcernState } from './concern-state.tsx'
import classes from './concerns.module.css'

const route = getRouteApi('/concerns/$concernId')

/** One report: what it says, where it came from, what was done about it. */
export function ConcernPage() {
  const { one: words } = useConcernsWords()
  const { concernId } = route.useParams()
  const report = useQuery(concernQuery(concernId))
  return (
    <div>
      <PageHead title={words.title} back={<Link to="/concerns">{words.all}</Link>} />
      <Loaded query={report}>{(data) => <Report {...data} />}</Loaded>
    </div>
  )
}

function Report({ concern, steps }: Answer<'GET /concerns/{id}'>) {
  const { one: words } = useConcernsWords()
  const { momentOf } = useTimes()
  const told = (action: string, by: string | null) => {
    const step = words.step(action, sentenceOfEvent(action, {}))
    return by === null ? step : words.stepBy(step, by)
  }
  return (
    <div className={classes.report}>
      <section aria-labelledby="what">
        <Title order={2} size="h4" id="what" mb="xs">
          {words.what[concern.kind]}
        </Title>
        {concern.kind === 'code' ? (
          <WhoAsks concern={concern} />
        ) : (
          <blockquote className={classes.text}>{concern.text}</blockquote>
        )}
        <dl className={classes.facts}>
          <div>
            <dt>{words.state}</dt>
            <dd>
              <ConcernState state={concern.state} />
            </dd>
          </div>
          <div>
            <dt>{words.reported}</dt>
            <dd>{momentOf(concern.createdAt)}</dd>
          </div>
          <div>
            <dt>{words.from}</dt>
            <dd>
              <Contact from={concern.from} />
            </dd>
          </div>
          {concern.kind === 'concern' && (
            <div>
              <dt>{words.page}</dt>
              <dd>
                <AboutPage page={concern.page} />
              </dd>
            </div>
          )}
        </dl>
      </section>
      <section aria-labelledby="answer">
        <Title order={2} size="h4" id="answer" mb="xs">
          {words.actions}
        </Title>
        <ConcernActions key={concern.id} concern={concern} />
      </section>
      <section aria-labelledby="steps">
        <Title order={2} size="h4" id="steps" mb="xs">
          {words.steps}
        </Title>
        <ol className={classes.steps}>
          {steps.map(({ at, action, by }) => (
            <li key={at + action}>
              <time dateTime={at}>{momentOf(at)}</time>
              <span>{told(action, by)}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** The name and number that were typed, which prove nothing, and where to compare them. */
function WhoAsks({ concern: { name, number } }: { concern: Concern }) {
  const { one: words } = useConcernsWords()
  return (
    <>
      <blockquote className={classes.text}>
        {name}
        {'\n'}
        {number}
      </blockquote>
      <Text size="sm" mt="sm">
        <Link to="/records" search={{ search: number ?? '' }}>
          {words.lookFor}
        </Link>
      </Text>
      <Alert color="ask" title={words.anybody} mt="sm">
        {words.findOut}
      </Alert>
    </>
  )
}

/** Who reported it, with a link for writing or calling, as far as it was left. */
function Contact({ from }: Pick<Concern, 'from'>) {
  const { one: words } = useConcernsWords()
  if (from === null) return words.noContact
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(from)) return <a href={`mailto:${from}`}>{from}</a>
  if (/^\+?[\d\s()-]{6,}$/.test(from))
    return <a href={`tel:${from.replace(/[^\d+]/g, '')}`}>{from}</a>
  return from
}

/** Only a page of this site is a link: anything else may be the very website that the report warns of. */
function AboutPage({ page }: Pick<Concern, 'page'>) {
  const { one: words, notGiven } = useConcernsWords()
  if (page === null) return notGiven
  if (/^\/(?![/\\])/.test(page)) return <a href={page}>{page}</a>
  return (
    <>
      {page} <span className={classes.note}>{words.noLink}</span>
    </>
  )
}
