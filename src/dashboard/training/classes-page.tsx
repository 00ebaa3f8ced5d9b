import { Button, NativeSelect, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClassState, ListedClass } from '#modules/training/classes.schema'
import { classesQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { choices } from '../ui/choices.ts'
import type { Column } from '../ui/data-table.tsx'
import { ListFilters } from '../ui/list-filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useClassesWords } from '../words/classes.ts'
import { ClassBadge } from './class-facts.tsx'

/** All classes: seats, waiting lists, states. */
export function ClassesPage() {
  const { list: words, training } = useClassesWords()
  const columns = useColumns()
  const [state, setState] = useState<ClassState | ''>('')
  const [search, setSearch] = useState('')
  const [cursor, setCursor] = useState<string>()
  const query = { cursor, ...(state ? { state } : {}), ...(search ? { search } : {}) }
  const classes = useQuery({ ...classesQuery(query), placeholderData: keepPreviousData })
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      tools={
        <Button renderRoot={(props) => <Link to="/classes/new" {...props} />}>{words.make}</Button>
      }
      query={classes}
      rows={(list) => list.classes}
      columns={columns}
      keyOf={({ id }) => id}
      empty={state || search ? words.noMatch : words.none}
      isCounted
      onPage={setCursor}
    >
      <ListFilters
        inUse={state ? 1 : 0}
        isSearched={search !== ''}
        list={classes}
        search={
          <SearchField
            label={words.search}
            placeholder={words.searchHint}
            given={search}
            onSearch={(typed) => {
              setSearch(typed)
              setCursor(undefined)
            }}
          />
        }
      >
        <NativeSelect
          label={words.columns.state}
          data={choices({ '': words.anyState, ...training.states })}
          value={state}
          onChange={({ currentTarget: { value } }) => {
            setState(value as ClassState | '')
            setCursor(undefined)
          }}
        />
      </ListFilters>
    </ListPage>
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
    {
      name: names.seats,
      of: ({ enrolled, seats, held }) =>
        [words.taken(enrolled, seats), ...(held > 0 ? [words.kept(held)] : [])].join(' · '),
    },
    { name: names.waiting, of: ({ waiting }) => words.waiting(waiting) },
    { name: names.fee, of: feeText },
  ]
}
