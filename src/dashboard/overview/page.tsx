import { Alert, Button, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOverviewWords } from '#words/overview'
import { usePartWords } from '#words/parts'
import { useTodayWords } from '#words/today'
import { closingQuery, overviewQuery, recordsQuery, type Today, todayQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { useSession } from '../session.ts'
import { addRecordAt } from '../shell/doors.ts'
import { FirstSteps } from '../submit/first-steps.tsx'
import { useClosingSentences } from '../ui/closing-sentence.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { today, useTimes } from '../ui/times.ts'
import { Agenda, nextFlight } from './agenda.tsx'
import { Also } from './also.tsx'
import classes from './home.module.css'
import { Late } from './late.tsx'
import { MonthReport } from './month-report.tsx'
import { Approvals, Cases, Incoming, Returned } from './waiting.tsx'

/** Today: what is late, what waits, what comes in the next days, the month in one line. */
export function HomePage() {
  const { title } = useTodayWords()
  const { longDayOf } = useTimes()
  const query = useQuery(todayQuery)
  const [month, setMonth] = useState<string | null>(null)
  if (month !== null) return <MonthReport from={month} onClose={() => setMonth(null)} />
  return (
    <div>
      <PageHead
        title={title}
        heading={longDayOf(today())}
        lead={query.data && <Lead today={query.data} />}
      />
      <ClosingAlert />
      <LossAlert />
      <Loaded query={query}>{(found) => <Desk today={found} onReport={setMonth} />}</Loaded>
    </div>
  )
}

interface DeskProps {
  today: Today
  /** Shows a month, by its first day, as a page to print. */
  onReport: (from: string) => void
}

function Desk({ today: found, onReport }: DeskProps) {
  const isFree = nothingIn(found)
  // On the first of a month nothing was added yet, though much may be on file.
  const mayBeNew = isFree && found.month?.added === 0
  const { data: any } = useQuery({ ...recordsQuery({}), enabled: mayBeNew })
  const isNew = mayBeNew && any?.total === 0
  return (
    <>
      <div className={classes.two}>
        <div className={classes.work}>
          {isNew && <FirstSteps />}
          {isFree && !isNew && (!mayBeNew || any) && <Nothing />}
          <Late {...found.late} />
          {found.approvals && <Approvals {...found.approvals} />}
          <Incoming {...found.incoming} />
          {found.returned && <Returned {...found.returned} />}
          <Cases {...found.cases} />
        </div>
        <div className={classes.beside}>
          <Agenda {...found.agenda} />
          <Also />
        </div>
      </div>
      {found.month && <MonthLine month={found.month} backup={found.backup} onReport={onReport} />}
    </>
  )
}

function nothingIn({ late, approvals, returned, cases, incoming }: Today): boolean {
  return [late, approvals, returned, cases, incoming].every((part) => (part?.total ?? 0) === 0)
}

/** One sentence: how much is late, and when the next one flies. */
function Lead({ today: { late, agenda } }: { today: Today }) {
  const { lead: words } = useTodayWords()
  const { nearDayOf } = useTimes()
  const flight = nextFlight(agenda)
  return (
    <>
      {late.total > 0 ? words.late(late.total) : words.nothing}{' '}
      {flight && words.flight(nearDayOf(flight))}
    </>
  )
}

/** Instead of the work, when all of it is done. */
function Nothing() {
  const { empty: words } = useTodayWords()
  const { role, agency } = useSession()
  return (
    <section className={classes.nothing} aria-labelledby="nothing">
      <svg viewBox="13 12 94 58" aria-hidden>
        <path d="M14 40h26c3 0 4 8 8 8h24c4 0 5-8 8-8h26v22H14zM14 40l14-24h64l14 24" />
      </svg>
      <Title order={2} id="nothing">
        {words.title}
      </Title>
      <p>{words.text}</p>
      {!agency.isClosing && (
        <Button renderRoot={(props) => <Link to={addRecordAt[role]} {...props} />}>
          {words.add}
        </Button>
      )}
    </section>
  )
}

interface MonthLineProps {
  month: NonNullable<Today['month']>
  backup: Today['backup']
  onReport: (from: string) => void
}

function MonthLine({ month, backup, onReport }: MonthLineProps) {
  const { month: words } = useTodayWords()
  const { monthOf, momentOf } = useTimes()
  const { added, approved, departed, answered, medianDays } = month
  const facts = [
    added > 0 && words.added(added),
    approved > 0 && words.approved(approved),
    departed > 0 && words.departed(departed),
    medianDays === null
      ? answered > 0 && words.answered(answered)
      : words.answeredWithin(answered, medianDays),
    backup && (backup.lastAt === null ? words.noBackup : words.backup(momentOf(backup.lastAt))),
  ].filter(Boolean)
  return (
    <p className={classes.month}>
      <b>{monthOf(month.from)}</b> {facts.join(' · ')}{' '}
      <Button size="compact-sm" variant="subtle" color="ink" onClick={() => onReport(month.from)}>
        {words.report.open}
      </Button>
    </p>
  )
}

/** Above everything while the agency closes; else nothing. */
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

/** While nobody has looked at what the machine lost; else nothing. */
function LossAlert() {
  const { lost: words } = useOverviewWords()
  if (!useQuery(overviewQuery).data?.losses) return null
  return (
    <Alert color="ask" mb="lg" title={words.title}>
      {words.alert} <Link to="/losses">{words.look}</Link>
    </Alert>
  )
}
