import { Link } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import { dayAfter } from '#platform/clock/schema'
import { useLanguage } from '../look/language.ts'
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

/** A bar for each week, this one last; the same as a table for whoever wants the numbers or the records. */
export function WeeksChart({ weeks, isLinked }: { weeks: readonly Week[]; isLinked: boolean }) {
  const { weeks: words } = useOverviewWords()
  const { number } = usePartWords()
  const { dayOf } = useTimes()
  return (
    <>
      <Bars weeks={weeks} />
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
            {weeks.toReversed().map((week) => (
              <tr key={week.from}>
                <th scope="row">{dayOf(week.from)}</th>
                <td>{isLinked ? <RecordsOf week={week} /> : number(week.records)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

function Bars({ weeks }: { weeks: readonly Week[] }) {
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
      role="img"
      aria-label={words.said(...numbersOf(weeks))}
    >
      {weeks.map(({ from, records }, at) => {
        const tall = (records / most) * height
        const middle = at * step + step / 2
        return (
          <g key={from}>
            <rect x={middle - bar / 2} y={ground - tall} width={bar} height={tall} />
            <text x={middle} y={ground - tall - 5}>
              {counts.format(records)}
            </text>
          </g>
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

/** What the bars show: all records, the weeks, this week's and the most of one week. */
function numbersOf(weeks: readonly Week[]) {
  const all = weeks.reduce((sum, { records }) => sum + records, 0)
  const now = weeks.at(-1)?.records ?? 0
  const most = Math.max(0, ...weeks.map(({ records }) => records))
  return [all, weeks.length, now, most] as const
}

function RecordsOf({ week: { from, to, records } }: { week: Week }) {
  const { weeks: words } = useOverviewWords()
  const { number } = usePartWords()
  const { dayOf } = useTimes()
  const days = { createdFrom: dayHere(from), createdTo: dayAfter(dayHere(to), -1) }
  return (
    <Link to="/records" search={days} aria-label={words.inWeek(number(records), dayOf(from))}>
      {number(records)}
    </Link>
  )
}
