import { Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import type { ChainVerdict, LogResult } from '#modules/audit/schema'
import { usePartWords } from '#words/parts'
import { download } from '../confirm/download.ts'
import { apiKeysQuery, auditQuery, staffQuery } from '../queries.ts'
import { auditQueryOf, auditSearchFrom, filtersIn } from '../searches.ts'
import { useSession } from '../session.ts'
import { ErrorScreen, LoadingScreen } from '../shell/error-screen.tsx'
import { choices } from '../ui/choices.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { ListFilters } from '../ui/list-filters.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { problemToast } from '../ui/toast.ts'
import { useFilters } from '../ui/use-filters.ts'
import { navigate } from '../visits.ts'
import { placed } from '../words/placed.tsx'
import { type AuditWords, EventTable, useAuditWords } from './event-table.tsx'

/** Everything that was done, newest first. */
export function AuditPage() {
  const words = useAuditWords()
  const { search, change } = useFilters('/audit', auditSearchFrom, true)
  const [verdict, setVerdict] = useState<Verified | null>(null)
  const query = auditQueryOf(search)
  const log = useInfiniteQuery({ ...auditQuery(search), placeholderData: keepPreviousData })
  if (log.isError && !log.data) return <ErrorScreen error={log.error} reset={() => log.refetch()} />
  if (!log.data) return <LoadingScreen />
  return (
    <div>
      <PageHead title={words.title} lead={words.lead}>
        <VerifyButton onVerdict={setVerdict} />
        <ExportMenu query={query} />
      </PageHead>
      {verdict && <Verdict verdict={verdict} onClose={() => setVerdict(null)} />}
      <Filters />
      <EventTable
        events={log.data.pages.flatMap(({ events }) => events)}
        onActor={(actor) => change({ actor })}
      />
      {log.hasNextPage && (
        <Button
          variant="default"
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
    </div>
  )
}

/** By whom, what and when; each change goes into the address. */
function Filters() {
  const words = useAuditWords().filters
  const { search, choose } = useFilters('/audit', auditSearchFrom, true)
  const groups = choices(words.groups)
  const { people, queries } = usePeople(search.actor)
  const actions = groups.some(({ value }) => value === (search.action ?? ''))
    ? groups
    : [...groups, { value: search.action ?? '', label: search.action ?? '' }]
  const inUse = filtersIn(search)
  return (
    <ListFilters inUse={inUse} after={<FailedPart what={words.names} queries={queries} />}>
      <NativeSelect label={words.who} data={people} flex="1 1 11rem" {...choose('actor')} />
      <NativeSelect label={words.what} data={actions} flex="1 1 9rem" {...choose('action')} />
      <TextInput
        label={words.from}
        type="date"
        max={search.to ?? ''}
        flex="1 1 9rem"
        {...choose('from')}
      />
      <TextInput
        label={words.to}
        type="date"
        min={search.from ?? ''}
        flex="1 1 9rem"
        {...choose('to')}
      />
      <Button
        variant="default"
        disabled={inUse === 0}
        onClick={() => void navigate({ to: '/audit', search: {}, replace: true })}
      >
        {words.all}
      </Button>
    </ListFilters>
  )
}

/** Lists the staff and the keys, and anybody else that the address asks for. */
function usePeople(chosen: string | undefined) {
  const words = useAuditWords().filters
  const who = useSession()
  const admins = useQuery(staffQuery('admin'))
  const moderators = useQuery(staffQuery('moderator'))
  const keys = useQuery(apiKeysQuery)
  const accounts = [...(admins.data?.accounts ?? []), ...(moderators.data?.accounts ?? [])]
  const people = [
    { value: '', label: words.anybody },
    ...accounts.map(({ id, name }) => ({
      value: id,
      label: id === who.id ? words.you(name) : name,
    })),
    ...(keys.data?.apiKeys ?? []).map(({ id, name }) => ({
      value: id,
      label: words.key(name),
    })),
    { value: 'visitors', label: words.visitors },
    { value: 'system', label: words.system },
  ]
  const isThere = chosen === undefined || people.some(({ value }) => value === chosen)
  return {
    people: isThere ? people : [...people, { value: chosen, label: words.fromAddress }],
    queries: [admins, moderators, keys],
  }
}

/** The server's findings about the events, and about the log that they are sealed into. */
interface Verified {
  chain: ChainVerdict
  log: LogResult
}

/** Verifies events and log on the server; passes the result to `onVerdict`. */
function VerifyButton({ onVerdict }: { onVerdict: (verdict: Verified | null) => void }) {
  const words = useAuditWords()
  const [isBusy, setBusy] = useState(false)
  const verify = async () => {
    setBusy(true)
    onVerdict(null)
    await Promise.all([
      call('POST /audit-events/verify', {}),
      call('POST /transparency-log/verify', {}),
    ]).then(([chain, log]) => onVerdict({ chain, log }), problemToast)
    setBusy(false)
  }
  return (
    <Button variant="default" loading={isBusy} onClick={() => void verify()}>
      {words.verify}
    </Button>
  )
}

function foundInChain(
  chain: ChainVerdict,
  words: AuditWords,
  number: (number: number) => string,
): string {
  return chain.verdict === 'whole'
    ? words.allEntries(number(chain.events))
    : words.reasons[chain.reason](number(chain.sequence))
}

function FoundInLog({ log: { verdict, leaves, finding } }: { log: LogResult }) {
  const words = useAuditWords()
  const { number } = usePartWords()
  // The first leaf is not an entry.
  if (verdict === 'whole') return words.sealed(number(leaves - 1))
  if (finding === null) return null
  return placed(words.inSealed, <span lang="en">{finding}</span>)
}

/** The result of verifying, in words that say what to do. */
function Verdict({ verdict, onClose }: { verdict: Verified; onClose: () => void }) {
  const words = useAuditWords()
  const { number } = usePartWords()
  const { chain, log } = verdict
  const isWhole = chain.verdict === 'whole' && log.verdict !== 'broken'
  return (
    <Alert
      mb="lg"
      color={isWhole ? 'known' : 'danger'}
      role={isWhole ? 'status' : 'alert'}
      title={isWhole ? words.whole : words.broken}
      withCloseButton
      closeButtonLabel={words.closeResult}
      onClose={onClose}
    >
      {foundInChain(chain, words, number)} <FoundInLog log={log} /> {!isWhole && words.advice}
    </Alert>
  )
}

/** Downloads the filtered events; asks for the password if it was given a while ago. */
function ExportMenu({ query }: { query: Record<string, string> }) {
  const words = useAuditWords()
  const ask = (format: 'csv' | 'jsonl') => download('/audit-events/export', { ...query, format })
  const items = [
    { label: words.csv, run: () => void ask('csv') },
    { label: words.jsonl, run: () => void ask('jsonl') },
  ]
  return <MenuButton items={items}>{words.export}</MenuButton>
}
