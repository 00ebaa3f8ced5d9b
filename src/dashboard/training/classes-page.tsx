import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type ClassState, classStates, type ListedClass } from '#modules/training/schema'
import { classesQuery } from '../queries.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { trainingTexts } from '../words/training.ts'
import { ClassBadge } from './class-badge.tsx'

/** All classes: seats, waiting lists, states. */
export function ClassesPage() {
  const words = trainingTexts
  const states = [
    { value: '', label: 'Any state' },
    ...classStates.map((value) => ({ value, label: words.states[value] })),
  ]
  const [state, setState] = useState<ClassState | ''>('')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 300)
  const [page, setPage] = useState(1)
  const query = { page, ...(state ? { state } : {}), ...(search ? { search } : {}) }
  const classes = useQuery({ ...classesQuery(query), placeholderData: keepPreviousData })
  return (
    <div>
      <PageHead title="Classes" lead="Who teaches what, when, and who has a seat.">
        <Button renderRoot={(props) => <Link to="/classes/new" {...props} />}>New class</Button>
      </PageHead>
      <search>
        <Group align="flex-end" gap="sm" mb="md">
          <TextInput
            label="Search"
            type="search"
            placeholder="Part of the title"
            flex="1 1 14rem"
            maxLength={120}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value)
              setPage(1)
            }}
          />
          <NativeSelect
            label="State"
            data={states}
            value={state}
            onChange={({ currentTarget: { value } }) => {
              setState(value as ClassState | '')
              setPage(1)
            }}
          />
        </Group>
      </search>
      <Loaded query={classes}>
        {(list) =>
          list.total === 0 ? (
            <Text c="dimmed" py="xl">
              {state || search
                ? 'No classes match. Change the search or the state.'
                : 'There is no class yet. Make one with “New class”; students see it when you open it.'}
            </Text>
          ) : (
            <>
              <DataTable
                label="Classes"
                columns={columns}
                rows={list.classes}
                keyOf={({ id }) => id}
              />
              <Pages {...list} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

const { feeText, sessionText } = trainingTexts
const columns: Column<ListedClass>[] = [
  {
    name: 'Class',
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
            Not shown to students as it is. Open it to see why.
          </Text>
        )}
      </>
    ),
    isBare: true,
  },
  { name: 'State', of: ({ state }) => <ClassBadge state={state} /> },
  {
    name: 'First session',
    of: ({ sessions: [first] }) => (first ? sessionText(first) : 'None yet'),
  },
  { name: 'Seats', of: ({ enrolled, seats }) => `${enrolled} of ${seats} taken` },
  { name: 'Waiting', of: ({ waiting }) => waiting },
  { name: 'Fee', of: feeText },
]
