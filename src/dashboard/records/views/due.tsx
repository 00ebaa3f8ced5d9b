import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import { documentKindNames, kindLabel } from '#modules/documents/schema'
import type { DueList, DueRow, Outcome, What } from '#modules/privacy/schema'
import { day } from '#platform/clock/schema'
import { removalsWords } from '#texts/en/desk-removals'
import { type Language, languageNow, useLanguage } from '../../look/language.ts'
import { dueRemovalsQuery, organisationQuery } from '../../queries.ts'
import { freshen } from '../../query-client.ts'
import { freshenRecords } from '../../record-actions.ts'
import { ask } from '../../ui/ask.ts'
import { candidateColumn } from '../../ui/candidate-columns.tsx'
import { choicesOf } from '../../ui/choices.ts'
import type { Column } from '../../ui/data-table.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Muted } from '../../ui/part.tsx'
import { useTimes } from '../../ui/times.ts'
import { doneToast, problemToast } from '../../ui/toast.ts'
import { useFilters } from '../../ui/use-filters.ts'
import { pageWords } from '../../words/page-words.ts'
import { recordsSearchFrom } from '../list-search.ts'

/** What has been kept for as long as the settings say, and its removal. */
export const { use: useRemovalsWords, now: removalsWordsNow } = pageWords('removals', removalsWords)

const kinds = ['record', ...documentKindNames] as const

/** Documents and records that have been kept for as long as the settings say. */
export function View() {
  const words = useRemovalsWords()
  const labelOf = useWhatLabel()
  const columnsOf = useColumns()
  const { search, choose, toPage } = useFilters('/records', recordsSearchFrom)
  const due = useQuery({ ...dueRemovalsQuery(search), placeholderData: keepPreviousData })
  const { data: organisation } = useQuery(organisationQuery)
  // The list before a filter was changed has no time of its own until the next one is there.
  const fetchedAt = due.dataUpdatedAt || Date.now()
  /** By a wrong clock everything is old, and what is removed does not come back. */
  const isSure = ({ at }: DueList) => Math.abs(Date.parse(at) - fetchedAt) < day
  return (
    <ListPage
      title={words.title}
      lead={organisation?.removesByItself ? words.lead.byItself : words.lead.byHand}
      query={due}
      rows={(list) => list.due}
      columns={(list) => columnsOf(isSure(list))}
      keyOf={({ recordId, what }) => `${recordId} ${what}`}
      empty={words.none}
      isCounted
      onPage={toPage}
      above={(list) =>
        isSure(list) ? (
          <RemoveAll rows={list.due.filter(({ held }) => held.length === 0)} />
        ) : (
          <WrongClock of={list} fetchedAt={fetchedAt} />
        )
      }
    >
      <ListFilters inUse={search.what === undefined ? 0 : 1} list={due}>
        <NativeSelect
          label={words.filter}
          data={[{ value: '', label: words.everything }, ...choicesOf(kinds, labelOf)]}
          {...choose('what')}
          miw="16rem"
        />
      </ListFilters>
    </ListPage>
  )
}

/** This computer's clock and the server's are a day or more apart: nothing can be removed. */
function WrongClock({ of: { total, at }, fetchedAt }: { of: DueList; fetchedAt: number }) {
  const { clocks: words } = useRemovalsWords()
  const { dayOf } = useTimes()
  if (total === 0) return null
  return (
    <Alert color="danger" mb="lg" title={words.title}>
      {words.text(dayOf(at), dayOf(new Date(fetchedAt).toISOString()))}
    </Alert>
  )
}

function RemoveAll({ rows }: { rows: readonly DueRow[] }) {
  const words = useRemovalsWords()
  const [isBusy, setBusy] = useState(false)
  if (rows.length < 2) return null
  const remove = () => {
    setBusy(true)
    void removeRows(rows).finally(() => setBusy(false))
  }
  return (
    <Group mb="md">
      <Button variant="default" loading={isBusy} onClick={remove}>
        {words.removeAll(rows.length)}
      </Button>
    </Group>
  )
}

function useColumns(): (isSure: boolean) => Column<DueRow>[] {
  const { columns: names, ...words } = useRemovalsWords()
  const { dayOf } = useTimes()
  const labelOf = useWhatLabel()
  return (isSure) => [
    candidateColumn(names.candidate),
    { name: names.what, of: ({ what }) => labelOf(what) },
    {
      name: names.since,
      of: ({ since, because }) => (
        <>
          <time dateTime={since}>{dayOf(since)}</time>
          <Muted>{words.because[because]}</Muted>
        </>
      ),
    },
    { name: names.removal, of: (row) => <Removal {...row} /> },
    {
      name: names.actions,
      of: (row) =>
        isSure &&
        row.held.length === 0 && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="danger"
            onClick={() => void removeRows([row])}
            aria-label={words.removeOne(labelOf(row.what), row.name)}
          >
            {words.remove}
          </Button>
        ),
      isBare: true,
    },
  ]
}

function useWhatLabel() {
  const { record } = useRemovalsWords()
  const language = useLanguage()
  return (what: What) => whatLabel(what, language, record)
}

function Removal({ held, removedFrom }: DueRow) {
  const words = useRemovalsWords()
  const { dayOf } = useTimes()
  if (held.length > 0)
    return (
      <>
        <strong>{words.heldBack}</strong>
        {held.map((hold) => (
          <Text key={hold} size="sm" c="dimmed">
            {words.holds[hold]}
          </Text>
        ))}
      </>
    )
  return removedFrom ? words.from(dayOf(removedFrom)) : words.byHand
}

/** Returns what a row of the list would remove. */
function whatLabel(what: What, language: Language, wholeRecord: string): string {
  return what === 'record' ? wholeRecord : kindLabel(what, language)
}

/** Asks, then removes permanently, and reports the outcome of each. */
async function removeRows(rows: readonly DueRow[]): Promise<void> {
  if (!(await ask({ ...questionOf(rows), isGrave: true }))) return
  const removals = rows.map(({ recordId, what, since }) => ({ recordId, what, since }))
  try {
    const { outcomes } = await call('POST /due-removals/remove', { body: { removals } })
    doneToast(resultOf(outcomes))
  } catch (error) {
    problemToast(error)
  }
  await Promise.all([freshen('due-removals'), freshenRecords()])
  // The row is gone and its button with it; keyboard users continue at the page.
  document.getElementById('page')?.focus()
}

function questionOf(rows: readonly DueRow[]) {
  const { ask: words, record } = removalsWordsNow()
  const [first] = rows
  if (rows.length !== 1 || !first) {
    const records = rows.filter(({ what }) => what === 'record').length
    const text = words.many(records, rows.length - records)
    return { title: words.all(rows.length), text, yes: words.yesAll(rows.length) }
  }
  const { name, what } = first
  const text =
    what === 'record'
      ? words.record(name)
      : words.document(name, whatLabel(what, languageNow(), record))
  return { text, yes: words.yesOne }
}

function resultOf(outcomes: readonly Outcome[]): string {
  const { done } = removalsWordsNow()
  return (['removed', 'held', 'not-due'] as const)
    .map((wanted) => ({ wanted, count: outcomes.filter((each) => each === wanted).length }))
    .filter(({ count }) => count > 0)
    .map(({ wanted, count }) => done[wanted](count))
    .join(' ')
}
