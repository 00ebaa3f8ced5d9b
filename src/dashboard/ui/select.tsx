import { ComboboxChevron, Input, InputBase, type SelectProps } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useActionWords } from '../words/actions.ts'
import { FailedPart } from './failed-part.tsx'
import type * as lists from './lists.ts'
import { type Left, useGoOn, useLists } from './use-lists.ts'

type Option = string | { value: string; label: string }

interface SelectField
  extends Omit<SelectProps, 'data' | 'defaultValue' | 'label' | 'onChange' | 'searchValue'> {
  label: string
  data: readonly Option[]
  onChange?: (value: string | null) => void
}

/** Mantine's select with search; loaded when it is about to be used. */
export function Select(props: SelectField) {
  const id = useId()
  const words = useActionWords()
  const { lists, asked, left, input, around } = useLists()
  const [typed, setTyped] = useState<string | null>(null)
  if (lists && left)
    return (
      <div>
        <WithList {...props} id={id} typed={typed} from={left} lists={lists} />
      </div>
    )
  // Only the list needs these.
  const { data, value, onChange, onSearchChange, clearable, clearButtonProps, ...shown } = props
  const { searchable, allowDeselect, limit, filter, nothingFoundMessage, openOnFocus, ...plain } =
    shown
  const isClearable = clearable && value !== null && !props.disabled
  return (
    <div {...around}>
      <InputBase
        {...plain}
        id={id}
        ref={input}
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={false}
        autoComplete="off"
        value={typed ?? labelOf(props)}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text)
          onSearchChange?.(text)
        }}
        rightSectionPointerEvents={isClearable ? 'all' : 'none'}
        rightSection={
          isClearable ? (
            <Input.ClearButton
              tabIndex={-1}
              {...clearButtonProps}
              onClick={() => {
                setTyped(null)
                onChange?.(null)
              }}
            />
          ) : (
            <ComboboxChevron size="sm" error={props.error} />
          )
        }
      />
      <FailedPart what={words.choices(props.label)} queries={[asked]} />
    </div>
  )
}

interface SelectWithList extends SelectField {
  /** What was typed before the list was loaded. */
  typed: string | null
  from: Left
  lists: typeof lists
}

function WithList({ typed, from, lists, onSearchChange, ...props }: SelectWithList) {
  const [search, setSearch] = useState(typed ?? labelOf(props))
  const searchFor = (text: string) => {
    setSearch(text)
    onSearchChange?.(text)
  }
  // After the field itself, which starts with the label of the choice.
  const goOn = useEffectEvent(() => {
    if (typed !== null) searchFor(typed)
  })
  useEffect(() => goOn(), [])
  return (
    <lists.Select
      {...props}
      data={[...props.data]}
      ref={useGoOn(from)}
      searchValue={search}
      onSearchChange={searchFor}
    />
  )
}

function labelOf({ data, value }: Pick<SelectField, 'data' | 'value'>): string {
  const chosen = data.find((one) => (typeof one === 'string' ? one : one.value) === value)
  return typeof chosen === 'string' ? chosen : (chosen?.label ?? '')
}
