import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { ListSearch } from './list-search.ts'

interface Filters {
  search: ListSearch
  onChange: (changes: ListSearch) => void
}

const states = [
  { value: '', label: 'Any state' },
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'returned', label: 'Returned' },
]
const visibilities = [
  { value: '', label: 'Visible or hidden' },
  { value: 'yes', label: 'Visible' },
  { value: 'no', label: 'Hidden' },
]
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
  { value: 'updated', label: 'Last changed first' },
]
const sizes = [25, 50, 100].map((size) => ({ value: String(size), label: `${size} a page` }))

/** Search and filters; each change goes into the address. */
export function Filters({ search, onChange }: Filters) {
  const choose = (name: keyof ListSearch) => ({
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value === '' ? undefined : value }),
  })
  return (
    <search>
      <Group align="flex-end" gap="sm" mb="md">
        <SearchField given={search.search ?? ''} onSearch={(text) => onChange({ search: text })} />
        <NativeSelect label="State" data={states} value={search.state ?? ''} {...choose('state')} />
        <NativeSelect
          flex="1 1 7.5rem"
          label="Visible"
          data={visibilities}
          value={search.visible ?? ''}
          {...choose('visible')}
        />
        <NativeSelect
          flex="1 1 7.5rem"
          label="Order"
          data={sorts}
          value={search.sort ?? 'newest'}
          {...choose('sort')}
        />
        <NativeSelect
          flex="1 1 7.5rem"
          label="Rows"
          data={sizes}
          value={String(search.pageSize ?? 25)}
          {...choose('pageSize')}
        />
      </Group>
    </search>
  )
}

function SearchField({ given, onSearch }: { given: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(given)
  const searchSoon = useDebouncedCallback(onSearch, 300)
  // Back and forward change the address without anybody typing.
  useEffect(() => setText(given), [given])
  return (
    <TextInput
      label="Search"
      type="search"
      placeholder="Name, passport or reference number"
      value={text}
      maxLength={120}
      flex="1 1 16rem"
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        searchSoon(value)
      }}
    />
  )
}
