import {
  ComboboxChevron,
  Input,
  InputBase,
  type OptionsFilter,
  type SelectProps,
} from '@mantine/core'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useActionWords } from '../words/actions.ts'
import { FailedPart } from './failed-part.tsx'
import type * as lists from './lists.ts'
import { matchesOf, type Option } from './matching.ts'
import classes from './select.module.css'
import { usePart } from './use-part.ts'
import { useTyped } from './use-typed.ts'

const loadLists = () => import('./lists.ts')

/** The state in which the plain field was left: its replacement continues from there. */
interface Left {
  /** The list is open: somebody pressed the field, typed into it, or pressed an arrow. */
  isOpen: boolean
  /** Which part of the text was selected; null when the focus was elsewhere. */
  selected: [number | null, number | null] | null
}
const untouched: Left = { isOpen: false, selected: null }

/**
 * For a field whose list is loaded when it is about to be used. Until then a plain input is shown: `input`
 * is its ref, `around` goes on its container. Once `left` is set and the lists are loaded, the field with
 * the list replaces it; not while the input is pressed or a letter is being composed in it, for either
 * would be lost.
 */
function useLists() {
  const { part: lists, asked, want } = usePart(loadLists)
  const input = useRef<HTMLInputElement>(null)
  const isOpen = useRef(false)
  const [isHeld, setHeld] = useState(false)
  const [left, setLeft] = useState<Left | null>(lists && untouched)
  // Keyboard users pass through each field; a failure to load is reported at the one they are in.
  useEffect(() => {
    const prepare = () => void loadLists().then(want, () => undefined)
    window.addEventListener('keydown', prepare, { once: true })
    return () => window.removeEventListener('keydown', prepare)
  }, [want])
  // Before the browser continues, so that no letter gets lost in between.
  useLayoutEffect(() => {
    if (!lists || isHeld || left) return
    const field = input.current
    const hasFocus = field !== null && document.activeElement === field
    setLeft({
      isOpen: hasFocus && isOpen.current,
      selected: hasFocus ? [field.selectionStart, field.selectionEnd] : null,
    })
  }, [lists, isHeld, left])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const open = () => {
    isOpen.current = true
  }
  const around = {
    onFocus: want,
    onPointerEnter: want,
    onPointerDown: hold,
    onPointerLeave: release,
    onPointerCancel: release,
    onCompositionStart: hold,
    onCompositionEnd: release,
    onBlur: release,
    onInput: open,
    // The press is over only now, not when the button is released.
    onClick: () => {
      open()
      release()
    },
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'ArrowDown' || key === 'ArrowUp') open()
    },
  }
  return { lists, asked, left, input, around }
}

/** Returns the ref of the field that replaced the plain one; it restores the focus and opens the list again. */
function useGoOn({ selected, isOpen }: Left) {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useLayoutEffect(() => {
    // What took the focus from the plain field meanwhile keeps it.
    if (!selected || document.activeElement !== document.body) return
    field.current?.focus({ preventScroll: true })
    field.current?.setSelectionRange(...selected)
  }, [selected])
  useEffect(() => {
    if (!isOpen || isDone.current) return
    // The list comes into the page a moment after its field. Opened before, it would not be said to be open.
    return whenDrawn(() => {
      isDone.current = true
      field.current?.click()
    })
  }, [isOpen])
  return field
}

/** Calls back when what was rendered is on the screen, with what its effects rendered. Returns how to give it up. */
function whenDrawn(run: () => void): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

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
