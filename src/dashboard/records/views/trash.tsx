import { Button, Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Answer, call } from '#api/client'
import { day } from '#platform/clock/schema'
import { trashWords } from '#texts/en/desk-trash'
import { organisationQuery, trashQuery } from '../../queries.ts'
import { freshenRecords, useRecordActions } from '../../record-actions.ts'
import { useSearch } from '../../routing.tsx'
import { ask } from '../../ui/ask.ts'
import { candidateColumn } from '../../ui/candidate-columns.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FailedPart } from '../../ui/failed-part.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pages } from '../../ui/pages.tsx'
import { useTimes } from '../../ui/times.ts'
import { doneToast, problemToast } from '../../ui/toast.ts'
import { navigate } from '../../visits.ts'
import { actionWordsNow, useActionWords } from '../../words/actions.ts'
import { pageWords } from '../../words/page-words.ts'
import { useRecordsWords } from '../../words/records.ts'
import { recordsSearchFrom } from '../list-search.ts'
import { SearchField } from '../search-field.tsx'

/** Deleted records, which can be restored for a time. */
export const { use: useTrashWords } = pageWords('trash', trashWords)
/** These words in one language. */
export type TrashWords = typeof trashWords

type Trashed = Answer<'GET /records'>['records'][number] & { recordId: string }

/** Deleted records: each can be restored for as long as the settings say. */
export function View() {
  const words = useTrashWords()
  const { noMatch } = useRecordsWords()
  const { days: inDays } = useActionWords().mayDelete
  const { search = '', cursor } = useSearch('/records')
  const field = useRef<HTMLInputElement>(null)
  const open = (next: { search?: string | undefined; cursor?: string | undefined }) =>
    void navigate({
      to: '/records',
      search: recordsSearchFrom({ view: 'trash', search, ...next }),
      replace: true,
    })
  const organisation = useQuery(organisationQuery)
  const days = organisation.data?.trashDays
  const records = useQuery({ ...trashQuery({ search, cursor }), placeholderData: keepPreviousData })
  const columns = useColumns(days)
  return (
    <div>
      <PageHead title={words.title} lead={words.lead(days ? inDays(days) : words.aTime)} />
      <ListFilters
        inUse={0}
        isSearched={search !== ''}
        list={records}
        search={
          <SearchField
            given={search}
            field={field}
            onSearch={(text) => open({ search: text })}
            onLeave={() => undefined}
          />
        }
      />
      <FailedPart what={words.daysLeft} queries={[organisation]} />
      <Loaded query={records}>
        {(list) =>
          list.total === 0 ? (
            <Text c="dimmed">{search === '' ? words.empty : noMatch}</Text>
          ) : (
            <>
              <DataTable
                label={words.list}
                columns={columns}
                rows={list.records.map((record) => ({ ...record, recordId: record.id }))}
                keyOf={({ id }) => id}
              />
              <Pages {...list} onPage={(next) => open({ cursor: next })} />
            </>
          )
        }
      </Loaded>
    </div>
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
  const actions = useRecordActions()
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
    if (await actions.restore(record)) goOn()
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
