import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Answer } from '#api/client'
import { overviewQuery } from '../queries.ts'
import { useSession } from '../session.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useTimes } from '../ui/times.ts'
import { useOverviewWords } from '../words/overview.ts'
import { usePartWords } from '../words/parts.ts'
import { ClosingAlert } from './closing-alert.tsx'
import classes from './overview.module.css'
import { type OverviewName, overviewGroups, rowOf } from './rows.ts'
import { WeeksChart } from './weeks-chart.tsx'

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
        {({ counts, weeks, backup }) => (
          <>
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
              <Text size="sm" c="dimmed" mb="md">
                {backup.lastAt === null
                  ? words.backup.never
                  : words.backup.last(momentOf(backup.lastAt))}
              </Text>
            )}
            <section aria-labelledby="weeks-title">
              <Title order={2} size="h4" id="weeks-title" mb="sm">
                {role === 'admin' ? words.weeks.all : words.weeks.own}
              </Title>
              <WeeksChart weeks={weeks} isLinked={role === 'admin'} />
            </section>
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
