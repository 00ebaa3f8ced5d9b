import {
  ComboboxChevron,
  Input,
  InputBase,
  type OptionsFilter,
  type SelectProps,
} from '@mantine/core'
import { type RefObject, useId, useRef, useState } from 'react'
import { useActionWords } from '../words/actions.ts'
import { FailedPart } from './failed-part.tsx'
import type * as lists from './lists.ts'
import { matchesOf, type Option } from './matching.ts'
import classes from './select.module.css'
import { type Left, useGoOn, useLists } from './use-lists.ts'
import { useTyped } from './use-typed.ts'

type Replaced = 'data' | 'defaultValue' | 'filter' | 'label' | 'onChange' | 'searchable'

interface SelectField extends Omit<SelectProps, Replaced> {
  label: string
  data: readonly (string | Option)[]
  onChange?: (value: string | null) => void
  /** Told what was typed; empty once something is chosen. */
  onSearchChange?: (typed: string) => void
  /** Returns what a text means that no label is like: another spelling of one. */
  read?: (typed: string) => string | null
  /** The data are what a search for the typed text found; `true` while it is under way. */
  isSearching?: boolean
}

/**
 * A list to choose from by typing, loaded when it is about to be used. Enter takes the likeliest match and
 * never sends the form; a text that means nothing stays, with a sentence, and holds the form back.
 */
export function Select(props: SelectField) {
  const id = useId()
  const words = useActionWords()
  const { lists, asked, left, input, around } = useLists()
  const { data, onChange, onSearchChange, read, isSearching, ...rest } = props
  const options = data.map((one) => (typeof one === 'string' ? { value: one, label: one } : one))
  const field = useRef<HTMLDivElement>(null)
  const { value } = rest
  const typing = useTyped(field, { options, value, onChange, onSearchChange, read, isSearching })
  const shown = { ...rest, id, error: typing.problem ?? rest.error }
  return (
    <div ref={field} {...(lists && left ? {} : around)}>
      {lists && left ? (
        <WithList
          {...shown}
          options={options}
          typing={typing}
          isFound={isSearching !== undefined}
          from={left}
          lists={lists}
        />
      ) : (
        <Plain {...shown} typing={typing} input={input} />
      )}
      <FailedPart what={words.choices(props.label)} queries={[asked]} />
    </div>
  )
}

type Shown = Omit<SelectProps, Replaced> & { typing: ReturnType<typeof useTyped> }

/** The field until the list has been loaded. Only the list needs what it leaves out. */
function Plain({ typing, input, ...props }: Shown & { input: RefObject<HTMLInputElement | null> }) {
  const { value, clearable, clearButtonProps, ...shown } = props
  const { allowDeselect, limit, nothingFoundMessage, openOnFocus, onSearchChange, ...plain } = shown
  const isClearable = clearable && value !== null && !props.disabled
  return (
    <InputBase
      {...plain}
      ref={input}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      autoComplete="off"
      value={typing.text}
      onChange={({ currentTarget: { value: text } }) => typing.type(text)}
      onBlur={typing.leave}
      onKeyDown={typing.press}
      rightSectionPointerEvents={isClearable ? 'all' : 'none'}
      rightSection={
        isClearable ? (
          <Input.ClearButton
            tabIndex={-1}
            {...clearButtonProps}
            onClick={() => typing.take(null)}
          />
        ) : (
          <ComboboxChevron size="sm" error={props.error} />
        )
      }
    />
  )
}

interface WithListProps extends Shown {
  options: Option[]
  /** The options answer the search already. */
  isFound: boolean
  from: Left
  lists: typeof lists
}

function WithList({ options, typing, isFound, from, lists, ...props }: WithListProps) {
  const { nothingFound } = useActionWords().choosing
  const [isOpen, setOpen] = useState(false)
  return (
    <lists.Select
      nothingFoundMessage={nothingFound}
      {...props}
      data={options}
      ref={useGoOn(from)}
      searchable
      filter={isFound ? asFound : byLikeliness}
      searchValue={typing.text}
      onInput={({ currentTarget }) => typing.type((currentTarget as HTMLInputElement).value)}
      onChange={typing.take}
      onBlur={typing.leave}
      onKeyDown={(event) => {
        typing.press(event, isOpen)
        if (event.key === 'Enter' && typing.isTyped) setOpen(false)
      }}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      classNames={{ dropdown: typing.isTyped ? classes.first : '' }}
    />
  )
}

const asFound: OptionsFilter = ({ options }) => options
const byLikeliness: OptionsFilter = ({ options, search, limit }) =>
  matchesOf(options as Option[], search).slice(0, limit)
