import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordsFoundQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { PersonRow, PersonRows } from '../ui/person-row.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { usePaymentsWords } from '../words/payments.ts'

/** So many are told apart at a glance. */
const shown = 6

/** Finds a candidate by name, number or telephone; the row leads to the money on their record, where it is recorded. */
export function FindCandidate() {
  const { candidate: words } = usePaymentsWords()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const found = useQuery({
    ...recordsFoundQuery(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const records = search === '' ? [] : (found.data?.records ?? [])
  return (
    <section aria-label={words.title}>
      <SearchField
        aria-label={words.title}
        placeholder={words.placeholder}
        given=""
        onSearch={setTyped}
      />
      <FailedPart what={words.title} queries={[found]} />
      <PersonRows label={words.found}>
        {records.slice(0, shown).map(({ id, name, photoId, reference, passportNumber }) => (
          <PersonRow
            key={id}
            photoId={photoId}
            name={name}
            text={`${reference} · ${passportNumber}`}
            to={{ to: '/records/$recordId', params: { recordId: id }, hash: 'money' }}
          />
        ))}
      </PersonRows>
      {search !== '' && found.data?.total === 0 && <Text c="dimmed">{words.none}</Text>}
    </section>
  )
}
