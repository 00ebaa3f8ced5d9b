import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type RefObject, useEffect, useState } from 'react'
import { useRecordsWords } from '../words/records.ts'

interface SearchField {
  given: string
  field: RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
  onLeave: () => void
}

/** Searches during typing, after a short pause. */
export function SearchField({ given, field, onSearch, onLeave }: SearchField) {
  const words = useRecordsWords().filters
  const [text, setText] = useState(given)
  const searchSoon = useDebouncedCallback(onSearch, 300)
  // Back and forward change the address without any typing.
  useEffect(() => setText(given), [given])
  return (
    <TextInput
      ref={field}
      aria-label={words.search}
      type="search"
      placeholder={words.placeholder}
      value={text}
      maxLength={120}
      flex="4 1 12.5rem"
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        searchSoon(value)
      }}
      onKeyDown={(event) => {
        // The first Escape empties the field, as in browsers.
        const isLeaving = event.key === 'ArrowDown' || (event.key === 'Escape' && text === '')
        if (!isLeaving) return
        event.preventDefault()
        onLeave()
      }}
    />
  )
}
