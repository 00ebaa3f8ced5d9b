import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { type RefObject, useEffect, useState } from 'react'

interface SearchFieldProps extends TextInputProps {
  given: string
  field?: RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
  /** Moves from the search to the rows. */
  onLeave?: () => void
}

/** Searches during typing, after a short pause. */
export function SearchField({ given, field, onSearch, onLeave, ...props }: SearchFieldProps) {
  const [text, setText] = useState(given)
  const searchSoon = useDebouncedCallback(onSearch, 300)
  // Back and forward change the address without any typing.
  useEffect(() => setText(given), [given])
  return (
    <TextInput
      ref={field}
      type="search"
      value={text}
      maxLength={120}
      flex="1 1 14rem"
      {...props}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        searchSoon(value)
      }}
      onKeyDown={(event) => {
        // The first Escape empties the field, as in browsers.
        const isLeaving = event.key === 'ArrowDown' || (event.key === 'Escape' && text === '')
        if (!isLeaving || !onLeave) return
        event.preventDefault()
        onLeave()
      }}
    />
  )
}
