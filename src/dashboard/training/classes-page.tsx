import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ClassState, classStates, type ListedClass } from '#modules/training/classes.schema'
import { classesQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { ListFilters } from '../ui/list-filters.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { useClassesWords } from '../words/classes.ts'
import { ClassBadge } from './class-badge.tsx'

/** All classes: seats, waiting lists, states. */
export function ClassesPage() {
  const { list: words, training } = useClassesWords()
  const columns = useColumns()
  const states = [
    { value: '', label: words.anyState },
    ...classStates.map((value) => ({ value, label: training.states[value] })),
  ]
  const [state, setState] = useState<ClassState | ''>('')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 300)
  const [cursor, setCursor] = useState<string>()
  const query = { cursor, ...(state ? { state } : {}), ...(search ? { search } : {}) }
  const classes = useQuery({ ...classesQuery(query), placeholderData: keepPreviousData })
  return (
    <div>
      <PageHead title={words.title} lead={words.lead}>
        <Button renderRoot={(props) => <Link to="/classes/new" {...props} />}>{words.make}</Button>
      </PageHead>
      <ListFilters
        inUse={state ? 1 : 0}
        isSearched={typed !== ''}
        list={classes}
        search={
          <TextInput
            label={words.search}
            type="search"
            placeholder={words.searchHint}
            flex="1 1 14rem"
            maxLength={120}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              setCursor(undefined)
            }}
          />
        }
      >
        <NativeSelect
          label={words.columns.state}
          data={states}
          value={state}
          onChange={({ currentTarget: { value } }) => {
            setState(value as ClassState | '')
            setCursor(undefined)
          }}
        />
      </ListFilters>
      <Loaded query={classes}>
        {(list) =>
          list.total === 0 ? (
            <Text c="dimmed" py="xl">
              {state || search ? words.noMatch : words.none}
            </Text>
          ) : (
            <>
              <DataTable
                label={words.title}
                columns={columns}
                rows={list.classes}
                keyOf={({ id }) => id}
              />
              <Pages {...list} onPage={setCursor} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function useColumns(): Column<ListedClass>[] {
  const { list: words, training, feeText, sessionText } = useClassesWords()
  const names = words.columns
  return [
    {
      name: names.title,
      of: ({ id, title, teacher, unfit }) => (
        <>
          <Link to="/classes/$classId" params={{ classId: id }}>
            <strong>{title}</strong>
          </Link>
          <Text size="sm" c="dimmed" component="div">
            {teacher}
          </Text>
          {unfit.length > 0 && (
            <Text size="sm" c="danger" component="div">
              {words.unfit}
            </Text>
          )}
        </>
      ),
      isBare: true,
    },
    { name: names.state, of: ({ state }) => <ClassBadge state={state} /> },
    {
      name: names.first,
      of: ({ sessions: [first] }) => (first ? sessionText(first) : training.facts.noSessions),
    },
    { name: names.seats, of: ({ enrolled, seats }) => words.taken(enrolled, seats) },
    { name: names.waiting, of: ({ waiting }) => words.waiting(waiting) },
    { name: names.fee, of: feeText },
  ]
}
