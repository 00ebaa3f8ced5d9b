import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import type { WhoAmI } from '#modules/accounts/schema'
import { useOverviewWords } from '#words/overview'
import { usePartWords } from '#words/parts'
import { useTodayWords } from '#words/today'
import { overviewQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { useSession } from '../session.ts'
import { SectionHead } from '../ui/person-row.tsx'
import classes from './home.module.css'

type OverviewName = keyof Answer<'GET /overview'>['counts']

interface Row {
  /** The list that shows exactly what is counted. */
  to: string
  search?: (who: WhoAmI) => Record<string, string>
  hash?: string
}

/** What Home shows with faces already has no number here. */
const elsewhere = ['overdueOriginals', 'cases', 'ownReturned', 'waiting'] as const

const rows = {
  comparisonAlerts: { to: '/cases', search: () => ({ kind: 'withheld', state: 'open' }) },
  ownWaiting: { to: '/submissions', hash: 'pending' },
  ownAssigned: { to: '/submissions', hash: 'assigned' },
  returned: { to: '/records', search: () => ({ state: 'returned' }) },
  assigned: { to: '/records', search: ({ id }) => ({ assignedTo: id }) },
  missesDocuments: { to: '/records', search: () => ({ lacks: 'needed' }) },
  withoutDateOfBirth: { to: '/records', search: () => ({ dateOfBirth: 'none' }) },
  endingPapers: { to: '/records', search: () => ({ view: 'ending' }) },
  oldComparisons: { to: '/records', search: () => ({ view: 'again' }) },
  feesAboveCap: { to: '/money', hash: 'above' },
  codeAlerts: { to: '/cases', search: () => ({ kind: 'codes', state: 'open' }) },
  unprintedCodes: { to: '/unprinted-codes' },
  withdrawnConsents: { to: '/withdrawn-consents' },
  failedMessages: { to: '/failed-messages' },
} as const satisfies Record<Exclude<OverviewName, (typeof elsewhere)[number]>, Row>

/** Lists that something is in, as quiet lines: how many, and what. */
export function Also() {
  const { also } = useTodayWords()
  const { numbers } = useOverviewWords()
  const { number } = usePartWords()
  const who = useSession()
  const counts = useQuery(overviewQuery).data?.counts
  const shown = Object.entries(rows).flatMap(([name, row]) => {
    const count = counts?.[name as OverviewName]
    return count ? [{ name: name as OverviewName, count, row: row as Row }] : []
  })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="also">
      <SectionHead id="also" title={also} />
      <ul className={classes.also}>
        {shown.map(({ name, count, row: { to, search, hash } }) => (
          <li key={name}>
            <Link
              to={to as '/records'}
              search={(search?.(who) ?? {}) as object}
              {...(hash === undefined ? {} : { hash })}
            >
              <span>{numbers[name]}</span> <b>{number(count)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
