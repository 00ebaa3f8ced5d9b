import type { ReactNode } from 'react'
import type { Answer } from '#api/client'
import { dayAfter } from '#platform/clock/schema'
import { useLanguage } from '../look/language.ts'
import { Link } from '../routing.tsx'
import { dayHere, useTimes } from '../ui/times.ts'
import { useOverviewWords } from '../words/overview.ts'
import { usePartWords } from '../words/parts.ts'
import classes from './overview.module.css'

type Week = Answer<'GET /overview'>['weeks'][number]

const height = 100
const step = 30
const bar = 20
const above = 18
const below = 22

const brief = (language: string) => new Intl.NumberFormat(language, { notation: 'compact' })

/** A bar for each week, this one last; the same as a table for readers who want the numbers. */
export function WeeksChart({ weeks, isLinked }: { weeks: readonly Week[]; isLinked: boolean }) {
  const { weeks: words } = useOverviewWords()
  const { number } = usePartWords()
  const { dayOf } = useTimes()
  return (
    <>
      <Bars weeks={weeks} isLinked={isLinked} />
      <details className={classes.table}>
        <summary>{words.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.records}</th>
            </tr>
          </thead>
          <tbody>
            {[...weeks].reverse().map((week) => (
              <tr key={week.from}>
                <th scope="row">{dayOf(week.from)}</th>
                <td>
                  {isLinked ? (
                    <ToRecordsOf week={week}>{number(week.records)}</ToRecordsOf>
                  ) : (
                    number(week.records)
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** A drawing in one piece if its bars lead nowhere; a group of links if they do. */
function Bars({ weeks, isLinked }: { weeks: readonly Week[]; isLinked: boolean }) {
  const { weeks: words } = useOverviewWords()
  const { dayOf } = useTimes()
  const counts = brief(useLanguage())
  const most = Math.max(1, ...weeks.map(({ records }) => records))
  const width = weeks.length * step
  const ground = above + height
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${width} ${ground + below}`}
      role={isLinked ? 'group' : 'img'}
      aria-label={words.said(...numbersOf(weeks))}
    >
      {weeks.map((week, at) => {
        const tall = (week.records / most) * height
        const middle = at * step + step / 2
        const drawn = (
          <>
            <rect x={middle - bar / 2} y={ground - tall} width={bar} height={tall} />
            <text x={middle} y={ground - tall - 5}>
              {counts.format(week.records)}
            </text>
          </>
        )
        if (!isLinked) return <g key={week.from}>{drawn}</g>
        return (
          <ToRecordsOf key={week.from} week={week}>
            <rect className={classes.column} x={at * step} width={step} height={ground} />
            {drawn}
          </ToRecordsOf>
        )
      })}
      <line x1="0" x2={width} y1={ground} y2={ground} />
      <text className={classes.first} x="0" y={ground + 16}>
        {weeks[0] && dayOf(weeks[0].from)}
      </text>
      <text className={classes.last} x={width} y={ground + 16}>
        {words.thisWeek}
      </text>
    </svg>
  )
}

/** Returns what the bars show: all records, the weeks, this week's and the most in one week. */
function numbersOf(weeks: readonly Week[]) {
  const all = weeks.reduce((sum, { records }) => sum + records, 0)
  const now = weeks.at(-1)?.records ?? 0
  const most = Math.max(0, ...weeks.map(({ records }) => records))
  return [all, weeks.length, now, most] as const
}

interface ToRecordsOfProps {
  week: Week
  children: ReactNode
}

/** Leads to the list of the records that were entered in a week. */
function ToRecordsOf({ week: { from, to, records }, children }: ToRecordsOfProps) {
  const { weeks: words } = useOverviewWords()
  const { number } = usePartWords()
  const { dayOf } = useTimes()
  const days = { createdFrom: dayHere(from), createdTo: dayAfter(dayHere(to), -1) }
  return (
    <Link to="/records" search={days} aria-label={words.inWeek(number(records), dayOf(from))}>
      {children}
    </Link>
  )
}
