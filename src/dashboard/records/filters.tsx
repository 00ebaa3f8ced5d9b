import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, RefObject } from 'react'
import { stageIn } from '#modules/organisation/lines.schema'
import { usePartWords } from '#words/parts'
import { type RecordsWords, useRecordsWords } from '#words/records'
import { useLanguage } from '../look/language.ts'
import { stagesQuery } from '../queries.ts'
import { choices } from '../ui/choices.ts'
import { ListFilters } from '../ui/list-filters.tsx'
import { SearchField } from '../ui/search-field.tsx'
import classes from './above-list.module.css'
import { FilterChips } from './filter-chips.tsx'
import { MissingDocuments, NeededDocuments, WithoutDateOfBirth } from './lack-filters.tsx'
import { filterCount, type ListSearch } from './list-search.ts'

interface Filters {
  search: ListSearch
  list: ComponentProps<typeof ListFilters>['list']
  /** The people who entered records, by id. */
  authors: Record<string, string>
  /** The people who can be assigned records, by id. */
  assignees: Record<string, string>
  searchField: RefObject<HTMLInputElement | null>
  onChange: (changes: ListSearch) => void
  /** Moves from the search to the rows. */
  onLeaveSearch: () => void
  onClear: () => void
}

const hiddenFilters = [
  'lacks',
  'missing',
  'dateOfBirth',
  'contested',
  'enteredBy',
  'assignedTo',
  'createdFrom',
  'createdTo',
  'updatedFrom',
  'updatedTo',
] as const

/** Search and filters; each change goes into the address. */
export function Filters({ search, list, authors, assignees, onChange, ...given }: Filters) {
  const { searchField, onLeaveSearch, onClear } = given
  const { columns, filters: words } = useRecordsWords()
  const { states, visible, hidden } = usePartWords()
  const choose = chooserOf(search, onChange)
  const count = filterCount(search)
  return (
    <ListFilters
      inUse={filterCount({ ...search, search: undefined })}
      isSearched={search.search !== undefined}
      isFolded
      list={list}
      search={
        <SearchField
          given={search.search ?? ''}
          field={searchField}
          aria-label={words.search}
          placeholder={words.placeholder}
          flex="4 1 12.5rem"
          onSearch={(text) => onChange({ search: text })}
          onLeave={onLeaveSearch}
        />
      }
      after={
        count > 0 && (
          <FilterChips {...{ search, authors, assignees, onChange }}>
            <Button size="compact-sm" variant="subtle" onClick={onClear}>
              {words.clear(count)}
            </Button>
          </FilterChips>
        )
      }
    >
      <NativeSelect
        flex="1 1 7rem"
        label={columns.state}
        data={[{ value: '', label: words.anyState }, ...choices(states)]}
        {...choose('state')}
      />
      <NativeSelect
        flex="1 1 6.25rem"
        label={columns.visible}
        data={[{ value: '', label: words.all }, ...choices({ yes: visible, no: hidden })]}
        {...choose('visible')}
      />
      <StageFilter {...{ search, onChange }} />
      <NativeSelect
        flex="1 1 8.75rem"
        label={words.order}
        data={choices(words.sorts)}
        {...choose('sort')}
        value={search.sort ?? 'newest'}
      />
      <NativeSelect
        flex="1 1 7rem"
        label={words.rows}
        data={[25, 50, 100].map((size) => ({ value: String(size), label: words.size(size) }))}
        {...choose('pageSize')}
        value={String(search.pageSize ?? 25)}
      />
      <MoreFilters {...{ search, authors, assignees, onChange, choose }} />
    </ListFilters>
  )
}

/** Returns the value of a filter, and a handler for choosing another one: '' is none. */
function chooserOf(search: ListSearch, onChange: Filters['onChange']) {
  return (name: keyof ListSearch) => ({
    value: String(search[name] ?? ''),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value === '' ? undefined : value }),
  })
}

interface MoreFilters extends Pick<Filters, 'search' | 'authors' | 'assignees' | 'onChange'> {
  choose: ReturnType<typeof chooserOf>
}

/** The rarely needed filters. */
function MoreFilters({ search, authors, assignees, onChange, choose }: MoreFilters) {
  const { columns, filters: words } = useRecordsWords()
  return (
    <details className={classes.more} open={hiddenFilters.some((name) => search[name])}>
      <summary>{words.more}</summary>
      <MissingDocuments
        missing={search.missing?.split(',') ?? []}
        onChange={(kinds) => onChange({ missing: kinds.join(',') || undefined })}
      />
      <Group align="flex-end" gap="sm">
        <NeededDocuments {...choose('lacks')} />
        <WithoutDateOfBirth {...choose('dateOfBirth')} />
        <NativeSelect
          flex="1 1 11rem"
          label={words.contested}
          data={choices({ '': words.all, yes: words.unanswered })}
          {...choose('contested')}
        />
        <NativeSelect
          flex="1 1 11rem"
          label={columns.enteredBy}
          data={[
            { value: '', label: words.anybody },
            ...authorChoices(words, authors, search.enteredBy),
          ]}
          {...choose('enteredBy')}
        />
        <NativeSelect
          flex="1 1 11rem"
          label={columns.assignedTo}
          data={assigneeChoices(words, assignees, search.assignedTo)}
          {...choose('assignedTo')}
        />
        {days.map((name) => (
          <TextInput
            key={name}
            type="date"
            flex="1 1 9rem"
            label={words.days[name]}
            {...choose(name)}
          />
        ))}
      </Group>
    </details>
  )
}

const days = ['createdFrom', 'createdTo', 'updatedFrom', 'updatedTo'] as const

/** Means no stage; no stage has this name, because names are trimmed. */
const noStage = ' '

/** The stages with the number of their records. */
function StageFilter({ search, onChange }: Pick<Filters, 'search' | 'onChange'>) {
  const { columns, filters: words } = useRecordsWords()
  const language = useLanguage()
  const { data } = useQuery(stagesQuery)
  const named = data?.stages ?? []
  const { stage = '' } = search
  const gone = stage !== '' && !named.some(({ name }) => name === stage)
  const stages = [
    { value: '', label: words.anyStage },
    { value: noStage, label: words.noStage },
    ...named.map(({ name, records }) => ({
      value: name,
      label: words.stage(stageIn(name, language), records),
    })),
    ...(gone ? [{ value: stage, label: stageIn(stage, language) }] : []),
  ]
  return (
    <NativeSelect
      flex="1 1 7.5rem"
      label={columns.stage}
      data={stages}
      value={search.staged === 'no' ? noStage : stage}
      onChange={({ currentTarget: { value } }) =>
        onChange({
          stage: value.trim() || undefined,
          staged: value === noStage ? 'no' : undefined,
        })
      }
    />
  )
}

/** The chosen person stays in the list, whether or not the names have loaded. */
type FilterWords = RecordsWords['filters']

function authorChoices(
  words: FilterWords,
  authors: Record<string, string>,
  chosen: string | undefined,
) {
  const known = choices(authors)
  known.sort((a, b) => a.label.localeCompare(b.label))
  if (chosen === undefined || authors[chosen] !== undefined) return known
  return [...known, { value: chosen, label: words.withoutRecords }]
}

function assigneeChoices(
  words: FilterWords,
  assignees: Record<string, string>,
  chosen: string | undefined,
) {
  const known = choices(assignees)
  known.sort((a, b) => a.label.localeCompare(b.label))
  const all = [
    { value: '', label: words.anybody },
    { value: 'nobody', label: words.nobody },
    ...known,
  ]
  const isKnown = chosen === undefined || all.some(({ value }) => value === chosen)
  return isKnown ? all : [...all, { value: chosen, label: words.noLongerStaff }]
}
