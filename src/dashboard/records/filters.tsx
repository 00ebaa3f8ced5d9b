import { Button, Fieldset, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useState } from 'react'
import { sentence } from '#messages/isolated'
import { documentKindNames, documentKinds } from '#modules/documents/schema'
import { stagesQuery } from '../queries.ts'
import { noStageLabel } from '../ui/no-stage.ts'
import classes from './filters.module.css'
import { filterCount, type ListSearch } from './list-search.ts'

interface Filters {
  search: ListSearch
  /** Who entered records, by id. */
  authors: Record<string, string>
  /** Who can look after records, by id. */
  assignees: Record<string, string>
  searchField: RefObject<HTMLInputElement | null>
  onChange: (changes: ListSearch) => void
  /** From the search to the rows. */
  onLeaveSearch: () => void
  onClear: () => void
}

const states = [
  { value: '', label: 'Any state' },
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'returned', label: 'Returned' },
]
const visibilities = [
  { value: '', label: 'All' },
  { value: 'yes', label: 'Visible' },
  { value: 'no', label: 'Hidden' },
]
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: 'name-last', label: 'Name Z–A' },
  { value: 'updated', label: 'Last changed first' },
  { value: 'updated-oldest', label: 'Longest unchanged first' },
  { value: 'waiting', label: 'Waiting longest first' },
]
const sizes = [25, 50, 100].map((size) => ({ value: String(size), label: `${size} a page` }))
const hiddenFilters = [
  'missing',
  'enteredBy',
  'assignedTo',
  'createdFrom',
  'createdTo',
  'updatedFrom',
  'updatedTo',
] as const

/** Search and filters; each change goes into the address. */
export function Filters({ search, authors, assignees, searchField, onChange, ...on }: Filters) {
  const { onLeaveSearch, onClear } = on
  const choose = (name: keyof ListSearch) => ({
    value: String(search[name] ?? ''),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value === '' ? undefined : value }),
  })
  const count = filterCount(search)
  return (
    <search className={classes.filters}>
      <Group align="flex-end" gap="sm">
        <SearchField
          given={search.search ?? ''}
          field={searchField}
          onSearch={(text) => onChange({ search: text })}
          onLeave={onLeaveSearch}
        />
        <NativeSelect flex="1 1 7rem" label="State" data={states} {...choose('state')} />
        <NativeSelect
          flex="1 1 6.25rem"
          label="Visible"
          data={visibilities}
          {...choose('visible')}
        />
        <StageFilter {...{ search, onChange }} />
        <NativeSelect
          flex="1 1 8.75rem"
          label="Order"
          data={sorts}
          {...choose('sort')}
          value={search.sort ?? 'newest'}
        />
        <NativeSelect
          flex="1 1 7rem"
          label="Rows"
          data={sizes}
          {...choose('pageSize')}
          value={String(search.pageSize ?? 25)}
        />
      </Group>
      <details className={classes.more} open={hiddenFilters.some((name) => search[name])}>
        <summary>More filters</summary>
        <MissingPapers
          missing={search.missing?.split(',') ?? []}
          onChange={(kinds) => onChange({ missing: kinds.join(',') || undefined })}
        />
        <Group align="flex-end" gap="sm">
          <NativeSelect
            flex="1 1 11rem"
            label="Entered by"
            data={[{ value: '', label: 'Anybody' }, ...authorChoices(authors, search.enteredBy)]}
            {...choose('enteredBy')}
          />
          <NativeSelect
            flex="1 1 11rem"
            label="Assigned to"
            data={assigneeChoices(assignees, search.assignedTo)}
            {...choose('assignedTo')}
          />
          {days.map(({ name, label }) => (
            <TextInput key={name} type="date" flex="1 1 9rem" label={label} {...choose(name)} />
          ))}
        </Group>
      </details>
      {count > 0 && (
        <Button size="compact-sm" variant="subtle" mt="xs" onClick={onClear}>
          {count === 1 ? 'Clear the filter' : `Clear ${count} filters`}
        </Button>
      )}
    </search>
  )
}

const days = [
  { name: 'createdFrom', label: 'Entered from' },
  { name: 'createdTo', label: 'Entered to' },
  { name: 'updatedFrom', label: 'Changed from' },
  { name: 'updatedTo', label: 'Changed to' },
] as const

/** Stands for no stage; no stage is called that, because names have no blanks at their ends. */
const noStage = ' '

/** The stages with the number of their records. */
function StageFilter({ search, onChange }: Pick<Filters, 'search' | 'onChange'>) {
  const { data } = useQuery(stagesQuery)
  const named = data?.stages ?? []
  const { stage = '' } = search
  const gone = stage !== '' && !named.some(({ name }) => name === stage)
  const stages = [
    { value: '', label: 'Any stage' },
    { value: noStage, label: noStageLabel },
    ...named.map(({ name, records }) => ({ value: name, label: sentence`${name} (${records})` })),
    ...(gone ? [{ value: stage, label: stage }] : []),
  ]
  return (
    <NativeSelect
      flex="1 1 7.5rem"
      label="Stage"
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

/** Who is chosen stays in the list, whether or not the names have come. */
function authorChoices(authors: Record<string, string>, chosen: string | undefined) {
  const known = Object.entries(authors).map(([value, label]) => ({ value, label }))
  known.sort((a, b) => a.label.localeCompare(b.label))
  if (chosen === undefined || authors[chosen] !== undefined) return known
  return [...known, { value: chosen, label: 'Somebody without records' }]
}

function assigneeChoices(assignees: Record<string, string>, chosen: string | undefined) {
  const known = Object.entries(assignees).map(([value, label]) => ({ value, label }))
  known.sort((a, b) => a.label.localeCompare(b.label))
  const all = [{ value: '', label: 'Anybody' }, { value: 'nobody', label: 'Nobody' }, ...known]
  const isKnown = chosen === undefined || all.some(({ value }) => value === chosen)
  return isKnown ? all : [...all, { value: chosen, label: 'Somebody who is no longer staff' }]
}

function MissingPapers(props: { missing: string[]; onChange: (kinds: string[]) => void }) {
  const { missing, onChange } = props
  return (
    <Fieldset legend="Missing papers" variant="unstyled" mb="sm" className={classes.papers ?? ''}>
      <Text size="sm" c="dimmed">
        Records that have none of those you tick.
      </Text>
      <div className={classes.kinds}>
        {documentKindNames.map((kind) => (
          <label key={kind} className={classes.kind}>
            <input
              type="checkbox"
              checked={missing.includes(kind)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...missing, kind] : missing.filter((one) => one !== kind))
              }
            />
            {documentKinds[kind].label}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}

interface SearchField {
  given: string
  field: RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
  onLeave: () => void
}

function SearchField({ given, field, onSearch, onLeave }: SearchField) {
  const [text, setText] = useState(given)
  const searchSoon = useDebouncedCallback(onSearch, 300)
  // Back and forward change the address without anybody typing.
  useEffect(() => setText(given), [given])
  return (
    <TextInput
      ref={field}
      label="Search"
      type="search"
      placeholder="Name, father, address or number"
      value={text}
      maxLength={120}
      flex="4 1 12.5rem"
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        searchSoon(value)
      }}
      onKeyDown={(event) => {
        // The first Escape empties the field, as browsers do.
        const isLeaving = event.key === 'ArrowDown' || (event.key === 'Escape' && text === '')
        if (!isLeaving) return
        event.preventDefault()
        onLeave()
      }}
    />
  )
}
