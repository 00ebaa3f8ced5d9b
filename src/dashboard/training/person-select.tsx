import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentence } from '#messages/isolated'
import { peopleQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'

interface PersonSelect {
  label: string
  description?: string
  placeholder?: string
  /** Whom to offer: students and everybody else, or staff alone. */
  isStaff?: boolean
  value: string | null
  /** The name of the chosen one, while the list does not hold it. */
  chosenName?: string | undefined
  error?: string | null | undefined
  withAsterisk?: boolean
  onChange: (id: string | null) => void
}

/** Chooses a person by a part of the name or email. */
export function PersonSelect({
  isStaff = false,
  value,
  chosenName,
  onChange,
  ...rest
}: PersonSelect) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const people = useQuery({ ...peopleQuery(search), placeholderData: keepPreviousData })
  const found = (people.data?.accounts ?? []).filter(
    ({ role, disabledAt }) => disabledAt === null && (!isStaff || role !== 'student'),
  )
  const options = found.map(({ id, name, email }) => ({
    value: id,
    label: sentence`${name} (${email})`,
  }))
  if (value !== null && chosenName && !options.some((option) => option.value === value))
    options.unshift({ value, label: chosenName })
  return (
    <div>
      <Select
        {...rest}
        data={options}
        value={value}
        onChange={onChange}
        onSearchChange={setTyped}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear' }}
        // What matches is decided by the server, by email too.
        filter={({ options: all }) => all}
        nothingFoundMessage={
          people.isError
            ? 'Nobody could be looked for.'
            : 'Nobody by that name. Type a part of the name or email.'
        }
        placeholder={rest.placeholder ?? 'Type a part of the name or email'}
      />
      <FailedPart what={`The people for “${rest.label}”`} queries={[people]} />
    </div>
  )
}
