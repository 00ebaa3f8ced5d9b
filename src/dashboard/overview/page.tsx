import { Alert, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import type { WhoAmI } from '#modules/accounts/schema'
import { closingQuery, overviewQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { useSession } from '../session.ts'
import { useClosingSentences } from '../ui/closing-sentence.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { useOverviewWords } from '../words/overview.ts'
import { usePartWords } from '../words/parts.ts'
import classes from './overview.module.css'
import { WeeksChart } from './weeks-chart.tsx'

type OverviewName = keyof Answer<'GET /overview'>['counts']

interface Row {
  /** The list that shows exactly what is counted. */
  to: string
  search?: (who: WhoAmI) => Record<string, string>
  /** Where on that page the list begins. */
  hash?: string
}

type Group = Readonly<Partial<Record<OverviewName, Row>>>

/** Somebody waits for an answer to these. */
const unanswered = {
  overdueOriginals: { to: '/records', search: () => ({ view: 'originals', overdue: 'yes' }) },
  comparisonAlerts: { to: '/cases', search: () => ({ kind: 'withheld', state: 'open' }) },
  cases: { to: '/cases', search: () => ({ state: 'open' }) },
} as const satisfies Group

const records = {
  ownReturned: { to: '/submissions', hash: 'returned' },
  ownWaiting: { to: '/submissions', hash: 'pending' },
  ownAssigned: { to: '/submissions', hash: 'assigned' },
  waiting: { to: '/approvals' },
  returned: { to: '/records', search: () => ({ state: 'returned' }) },
  assigned: { to: '/records', search: ({ id }) => ({ assignedTo: id }) },
  missesDocuments: { to: '/records', search: () => ({ lacks: 'needed' }) },
  withoutDateOfBirth: { to: '/records', search: () => ({ dateOfBirth: 'none' }) },
} as const satisfies Group

const watched = {
  endingPapers: { to: '/records', search: () => ({ view: 'ending' }) },
  oldComparisons: { to: '/records', search: () => ({ view: 'again' }) },
  feesAboveCap: { to: '/money', hash: 'above' },
  codeAlerts: { to: '/cases', search: () => ({ kind: 'codes', state: 'open' }) },
  unprintedCodes: { to: '/unprinted-codes' },
  withdrawnConsents: { to: '/withdrawn-consents' },
  failedMessages: { to: '/failed-messages' },
} as const satisfies Group

type Known = Readonly<Record<OverviewName, Row>>
/** The compiler requires a row for each number that the server counts. */
const all: Known = { ...unanswered, ...records, ...watched }

const namesOf = (group: Group) => Object.keys(group) as OverviewName[]

/** In display order; what the role does not deal with is left out. */
const overviewGroups = [
  { name: 'unanswered', isUrgent: true, names: namesOf(unanswered) },
  { name: 'records', isUrgent: false, names: namesOf(records) },
  { name: 'watched', isUrgent: false, names: namesOf(watched) },
] as const

/** Returns where a number leads. */
function rowOf(name: OverviewName): Row {
  return all[name]
}

type Counts = Answer<'GET /overview'>['counts']

/** What waits for the signed-in person; each number leads to what it counts. */
export function OverviewPage() {
  const words = useOverviewWords()
  const { role } = useSession()
  const { momentOf } = useTimes()
  const overview = useQuery(overviewQuery)
  return (
    <div>
      <PageHead title={words.title} />
      <ClosingAlert />
      <Loaded query={overview}>
        {({ counts, weeks, backup, losses }) => (
          <>
            {Boolean(losses) && <LossAlert />}
            {Object.values(counts).every((count) => !count) && (
              <Text mb="lg" role="status">
                {words.nothing}
              </Text>
            )}
            <div className={classes.groups}>
              {overviewGroups.map((group) => (
                <Numbers key={group.name} group={group} counts={counts} />
              ))}
            </div>
            {backup && (
              <Muted mb="md">
                {backup.lastAt === null
                  ? words.backup.never
                  : words.backup.last(momentOf(backup.lastAt))}
              </Muted>
            )}
            <Part
              titleId="weeks-title"
              title={role === 'admin' ? words.weeks.all : words.weeks.own}
            >
              <WeeksChart weeks={weeks} isLinked={role === 'admin'} />
            </Part>
          </>
        )}
      </Loaded>
    </div>
  )
}

interface NumbersProps {
  group: (typeof overviewGroups)[number]
  counts: Counts
}

function Numbers({ group: { name: id, isUrgent, names }, counts }: NumbersProps) {
  const { groups } = useOverviewWords()
  const shown = names.flatMap((name) => {
    const count = counts[name]
    return count ? [{ name, count }] : []
  })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h5" id={id} className={classes.group ?? ''}>
        {groups[id]}
      </Title>
      <ul className={classes.numbers} aria-labelledby={id}>
        {shown.map(({ name, count }) => (
          <li key={name}>
            <OneNumber name={name} count={count} isUrgent={isUrgent} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OneNumberProps {
  name: OverviewName
  count: number
  isUrgent: boolean
}

function OneNumber({ name, count, isUrgent }: OneNumberProps) {
  const who = useSession()
  const { numbers } = useOverviewWords()
  const { number } = usePartWords()
  const { to, search, hash } = rowOf(name)
  return (
    <Link
      to={to as '/records'}
      search={(search?.(who) ?? {}) as object}
      {...(hash === undefined ? {} : { hash })}
      className={classes.number}
      data-urgent={isUrgent || undefined}
    >
      <b>{number(count)}</b> <span>{numbers[name]}</span>
    </Link>
  )
}

function LossAlert() {
  const { lost: words } = useOverviewWords()
  return (
    <Alert color="ask" mb="lg" title={words.title}>
      {words.alert} <Link to="/losses">{words.look}</Link>
    </Alert>
  )
}

/** Above the numbers while the agency closes; else nothing. */
function ClosingAlert() {
  const { data } = useQuery(closingQuery)
  const { closing: words } = usePartWords()
  const say = useClosingSentences()
  if (!data?.announced) return null
  const { announced } = data
  return (
    <Alert color="ask" mb="lg" title={words.title}>
      {say.lastDay(announced)} {say.told(announced)} {words.noRecords}
    </Alert>
  )
}
