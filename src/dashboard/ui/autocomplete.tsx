import { type AutocompleteProps, InputBase } from '@mantine/core'
import { useId } from 'react'
import { useActionWords } from '../words/actions.ts'
import { FailedPart } from './failed-part.tsx'
import type * as lists from './lists.ts'
import { type Left, useGoOn, useLists } from './use-lists.ts'

interface AutocompleteField extends AutocompleteProps {
  label: string
}

/** Mantine's text field with suggestions; loaded when it is about to be used. */
export function Autocomplete(props: AutocompleteField) {
  const id = useId()
  const words = useActionWords()
  const { lists, asked, left, input, around } = useLists()
  if (lists && left)
    return (
      <div>
        <WithList {...props} id={id} from={left} lists={lists} />
      </div>
    )
  const { data, onChange, value, ...plain } = props
  return (
    <div {...around}>
      <InputBase
        {...plain}
        id={id}
        ref={input}
        aria-haspopup="listbox"
        autoComplete="off"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      />
      <FailedPart what={words.choices(props.label)} queries={[asked]} />
    </div>
  )
}

interface AutocompleteWithList extends AutocompleteField {
  from: Left
  lists: typeof lists
}

function WithList({ from, lists, ...props }: AutocompleteWithList) {
  return <lists.Autocomplete {...props} ref={useGoOn(from)} />
}
