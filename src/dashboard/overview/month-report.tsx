import { Button, Group, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moneyIn } from '#modules/training/money.schema'
import { useTodayWords } from '#words/today'
import { useLanguage } from '../look/language.ts'
import { organisationQuery } from '../queries.ts'
import { query } from '../query-client.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useTimes } from '../ui/times.ts'
import classes from './month-report.module.css'

interface MonthReportProps {
  /** The first day of the month to begin with. */
  from: string
  onClose: () => void
}

/** A month on one page: black on white from any look, and nothing of it but the figures on paper. */
export function MonthReport({ from, onClose }: MonthReportProps) {
  const { report: words } = useTodayWords().month
  const [month, setMonth] = useState(from.slice(0, 7))
  return (
    <div>
      <Group mb="lg" align="flex-end" className={classes.tools ?? ''}>
        <TextInput
          type="month"
          label={words.month}
          value={month}
          onChange={({ currentTarget: { value } }) => value && setMonth(value)}
        />
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button variant="default" onClick={onClose}>
          {words.back}
        </Button>
      </Group>
      <Sheet month={month} />
    </div>
  )
}

function Sheet({ month }: { month: string }) {
  const { report: words } = useTodayWords().month
  const language = useLanguage()
  const { dayOf, monthOf } = useTimes()
  const found = useQuery({
    ...query('GET /months/{month}', { params: { month } }),
    placeholderData: keepPreviousData,
  })
  const { data: organisation } = useQuery(organisationQuery)
  return (
    <Loaded query={found}>
      {({ from, to, refunds, medianDays, ...counts }) => {
        const money = refunds.map(({ currency, amount, count }) =>
          words.refund(moneyIn(language, amount, currency), count),
        )
        const rows = [
          ...(['added', 'approved', 'departed', 'answered', 'inTime'] as const).map(
            (name) => [name, counts[name].toLocaleString(language)] as const,
          ),
          ['median', medianDays === null ? words.none : medianDays.toLocaleString(language)],
          ['refunds', money.join(', ') || words.none],
        ] as const
        return (
          <article className={classes.sheet} aria-labelledby="month">
            <bdi>{organisation?.displayName}</bdi>
            <h1 id="month">
              {words.title}: {monthOf(from)}
            </h1>
            <p>{words.span(dayOf(from), dayOf(to))}</p>
            <dl>
              {rows.map(([name, value]) => (
                <div key={name}>
                  <dt>{words.rows[name]}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </article>
        )
      }}
    </Loaded>
  )
}
