import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type ClassState, classStates, type ListedClass } from '#modules/training/schema'
import { classesQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import table from '../ui/table.module.css'
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
              <ClassTable classes={list.classes} />
              <Pages {...list} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </div>
  )
}

function ClassTable({ classes }: { classes: readonly ListedClass[] }) {
  const { feeText, sessionText } = trainingTexts
  return (
    <table className={table.table} aria-label="Classes">
      <thead>
        <tr>
          <th scope="col">Class</th>
          <th scope="col">State</th>
          <th scope="col">First session</th>
          <th scope="col">Seats</th>
          <th scope="col">Waiting</th>
          <th scope="col">Fee</th>
        </tr>
      </thead>
      <tbody>
        {classes.map((one) => (
          <tr key={one.id}>
            <td>
              <Link to="/classes/$classId" params={{ classId: one.id }}>
                <strong>{one.title}</strong>
              </Link>
              <Text size="sm" c="dimmed" component="div">
                {one.teacher}
              </Text>
              {one.unfit.length > 0 && (
                <Text size="sm" c="danger" component="div">
                  Not shown to students as it is. Open it to see why.
                </Text>
              )}
            </td>
            <td data-label="State">
              <ClassBadge state={one.state} />
            </td>
            <td data-label="First session">
              {one.sessions[0] ? sessionText(one.sessions[0]) : 'None yet'}
            </td>
            <td data-label="Seats">
              {one.enrolled} of {one.seats} taken
            </td>
            <td data-label="Waiting">{one.waiting}</td>
            <td data-label="Fee">{feeText(one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
