import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentence } from '#texts/isolated'
import { accountQuery, peopleQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { Select } from '../ui/select.tsx'
import { useClassesWords } from '../words/classes.ts'

interface PersonSelect {
  label: string
  description?: string
  placeholder?: string
  /** Whom to offer: students and everybody else, or staff alone. */
  isStaff?: boolean
  value: string | null
  error?: ReactNode
  withAsterisk?: boolean
  onChange: (id: string | null) => void
}

/** Chooses a person by a part of the name or email. The chosen person stays named during further searches. */
export function PersonSelect({ isStaff = false, value, onChange, ...rest }: PersonSelect) {
  const { person: words } = useClassesWords()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Option | null>(null)
  const isPicked = picked !== null && picked.value === value
  const account = useQuery({ ...accountQuery(value ?? ''), enabled: value !== null && !isPicked })
  const chosen = isPicked ? picked : account.data ? optionOf(account.data) : null
  const [search] = useDebouncedValue(typed, 250)
  const people = useQuery({ ...peopleQuery(search), placeholderData: keepPreviousData })
  const found = (people.data?.accounts ?? []).filter(
    ({ role, disabledAt }) => disabledAt === null && (!isStaff || role !== 'student'),
  )
  const options = found.map(optionOf)
  if (chosen && !options.some(({ value: id }) => id === value)) options.unshift(chosen)
  return (
    <div>
      <Select
        {...rest}
        data={options}
        value={value}
        onChange={(id) => {
          setPicked(options.find((option) => option.value === id) ?? null)
          onChange(id)
        }}
        onSearchChange={setTyped}
        // The server decides what matches, by email too.
        isSearching={typed !== search || people.isFetching}
        // A refused form moves the focus here, and the message below must be visible; a click, typing or an
        // arrow opens the list.
        opensOnFocus={false}
        clear={words.clear}
        nothing={people.isError ? words.failed : words.none}
        placeholder={rest.placeholder ?? words.hint}
      />
      <FailedPart what={words.people(rest.label)} queries={[people, account]} />
    </div>
  )
}

interface Option {
  value: string
  label: string
}

function optionOf({ id, name, email }: { id: string; name: string; email: string }): Option {
  return { value: id, label: sentence`${name} (${email})` }
}
