import { Link } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import { dayAfter } from '#platform/clock/schema'
import { dayHere, dayOf } from '../ui/times.ts'
import classes from './overview.module.css'

type Week = Answer<'GET /overview'>['weeks'][number]

const height = 100
const step = 30
const bar = 20
const above = 18
const below = 22

const brief = new Intl.NumberFormat('en', { notation: 'compact' })

/** A bar for each week, this one last; the same as a table for whoever wants the numbers or the records. */
export function WeeksChart({ weeks, isLinked }: { weeks: readonly Week[]; isLinked: boolean }) {
  return (
    <>
      <Bars weeks={weeks} />
      <details className={classes.table}>
        <summary>The same as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Week from</th>
              <th scope="col">Records</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.from}>
                <th scope="row">{dayOf(week.from)}</th>
                <td>{isLinked ? <RecordsOf week={week} /> : week.records}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

function Bars({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map(({ records }) => records))
  const width = weeks.length * step
  const ground = above + height
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${width} ${ground + below}`}
      role="img"
      aria-label={saidOf(weeks)}
    >
      {weeks.map(({ from, records }, at) => {
        const tall = (records / most) * height
        const middle = at * step + step / 2
        return (
          <g key={from}>
            <rect x={middle - bar / 2} y={ground - tall} width={bar} height={tall} />
            <text x={middle} y={ground - tall - 5}>
              {brief.format(records)}
            </text>
          </g>
        )
      })}
      <line x1="0" x2={width} y1={ground} y2={ground} />
      <text className={classes.first} x="0" y={ground + 16}>
        {weeks[0] && dayOf(weeks[0].from)}
      </text>
      <text className={classes.last} x={width} y={ground + 16}>
        This week
      </text>
    </svg>
  )
}

/** What the bars show, in a sentence. */
function saidOf(weeks: readonly Week[]): string {
  const all = weeks.reduce((sum, { records }) => sum + records, 0)
  const now = weeks.at(-1)?.records ?? 0
  const most = Math.max(0, ...weeks.map(({ records }) => records))
  return `${all} records in ${weeks.length} weeks, ${now} of them this week; at most ${most} in one week.`
}

function RecordsOf({ week: { from, to, records } }: { week: Week }) {
  const days = { createdFrom: dayHere(from), createdTo: dayAfter(dayHere(to), -1) }
  return (
    <Link to="/records" search={days} aria-label={`${records} in the week from ${dayOf(from)}`}>
      {records}
    </Link>
  )
}
