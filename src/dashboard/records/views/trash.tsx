import { Button, Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import { day } from '#platform/clock/schema'
import { trashWords } from '#texts/en/desk-trash'
import { actionWordsNow, useActionWords } from '#words/actions'
import { useRecordsWords } from '#words/records'
import { organisationQuery, trashQuery } from '../../queries.ts'
import { freshenRecords, recordActions } from '../../record-actions.ts'
import { ask } from '../../ui/ask.ts'
import { candidateColumn } from '../../ui/candidate-columns.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { FailedPart } from '../../ui/failed-part.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useTimes } from '../../ui/times.ts'
import { doneToast, problemToast } from '../../ui/toast.ts'
import { useFilters } from '../../ui/use-filters.ts'
import { pageWords } from '../../words/page-words.ts'
import { recordsSearchFrom } from '../list-search.ts'

/** Deleted records, which can be restored for a time. */
export const { use: useTrashWords } = pageWords('trash', trashWords)
/** These words in one language. */
export type TrashWords = typeof trashWords

type Trashed = Answer<'GET /records'>['records'][number] & { recordId: string }

/** Deleted records: each can be restored for as long as the settings say. */
export function View() {
  const words = useTrashWords()
  const { noMatch, filters } = useRecordsWords()
  const { days: inDays } = useActionWords().mayDelete
  const { search: of, change, toPage } = useFilters('/records', recordsSearchFrom, true)
  const { search = '', cursor } = of
  const organisation = useQuery(organisationQuery)
  const days = organisation.data?.trashDays
  const records = useQuery({ ...trashQuery({ search, cursor }), placeholderData: keepPreviousData })
  const columns = useColumns(days)
  return (
    <ListPage
      title={words.title}
      lead={words.lead(days ? inDays(days) : words.aTime)}
      label={words.list}
      query={records}
      rows={(list) => list.records.map((record) => ({ ...record, recordId: record.id }))}
      columns={columns}
      keyOf={({ id }) => id}
      empty={search === '' ? words.empty : noMatch}
      isCounted
      onPage={toPage}
    >
      <ListFilters
        inUse={0}
        isSearched={search !== ''}
        list={records}
        search={
          <SearchField
            given={search}
            aria-label={filters.search}
            placeholder={filters.placeholder}
            flex="4 1 12.5rem"
            onSearch={(text) => change({ search: text })}
          />
        }
      />
      <FailedPart what={words.daysLeft} queries={[organisation]} />
    </ListPage>
  )
}

/** Returns the columns, with the days that each record stays; undefined while loading. */
function useColumns(days: number | undefined): Column<Trashed>[] {
  const { columns: words, left } = useTrashWords()
  const { dayOf } = useTimes()
  return [
    candidateColumn(words.name),
    { name: words.passport, of: ({ passportNumber }) => passportNumber },
    { name: words.deleted, of: ({ deletedAt }) => deletedAt && dayOf(deletedAt) },
    {
      name: words.removed,
      of: ({ deletedAt }) =>
        deletedAt &&
        days && (
          <>
            {dayOf(endOfTrash(deletedAt, days))}
            <Text size="sm" c="dimmed" component="div">
              {timeLeft(deletedAt, days, Date.now(), left)}
            </Text>
          </>
        ),
    },
    { name: words.actions, of: (record) => <TrashActions record={record} />, isBare: true },
  ]
}

function TrashActions({ record }: { record: Trashed }) {
  const words = useTrashWords()
  const purge = async () => {
    if (!(await mayPurge(record.name, words.mayPurge))) return
    const { id, version } = record
    await call('POST /records/{id}/purge', { params: { id }, version }).then(
      () => doneToast(actionWordsNow().deleted(record.name)),
      problemToast,
    )
    await freshenRecords()
    goOn()
  }
  const restore = async () => {
    if (await recordActions.restore(record)) goOn()
  }
  return (
    <Group gap={6}>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => void restore()}
        aria-label={words.restoreOne(record.name)}
      >
        {words.restore}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="danger"
        onClick={() => void purge()}
        aria-label={words.purgeOne(record.name)}
      >
        {words.purge}
      </Button>
    </Group>
  )
}

/** The row is gone and its buttons with it; keyboard users continue at the page. */
function goOn(): void {
  document.getElementById('page')?.focus()
}

function mayPurge(name: string, { text, yes }: TrashWords['mayPurge']): Promise<boolean> {
  return ask({ text: text(name), yes, isGrave: true })
}

/** Returns when a record deleted at this time (ISO 8601) is removed permanently. */
function endOfTrash(deletedAt: string, trashDays: number): string {
  return new Date(Date.parse(deletedAt) + trashDays * day).toISOString()
}

/**
 * Says how long it can still be restored, to the nearest day: 30 days when it was just deleted, as in the sentence above
 * the list. `now` in milliseconds.
 */
function timeLeft(
  deletedAt: string,
  trashDays: number,
  now: number,
  words: TrashWords['left'],
): string {
  const left = Date.parse(endOfTrash(deletedAt, trashDays)) - now
  if (left <= 0) return words.over
  if (left < day) return words.lessThanADay
  return words.days(Math.round(left / day))
}
