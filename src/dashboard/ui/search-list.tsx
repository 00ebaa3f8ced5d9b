import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import classes from './composer.module.css'

export interface Option {
  value: string
  label: string
}

interface SearchList {
  label: string
  placeholder?: string
  error?: string | undefined
  autoFocus?: boolean
  /** What fits to what is typed, the best first. */
  optionsFor: (typed: string) => readonly Option[]
  /** Somebody is about to look for something. */
  onLook?: () => void
  /** What is looked in has not come yet: Enter takes the first once it has. */
  isLoading?: boolean
  onPick: (value: string, typed: string) => void
}

/** A text field with what fits below it: Enter takes the first, or the one that the arrows reached. */
export function SearchList({ optionsFor, onLook, isLoading, onPick, ...field }: SearchList) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [isPicked, setPicked] = useState(false)
  const options = isOpen ? optionsFor(typed) : []
  const write = (text: string) => {
    setTyped(text)
    setAt(0)
    setOpen(true)
    setPicked(false)
  }
  const pick = (option: Option | undefined) => {
    if (!option) return
    onPick(option.value, typed)
    write('')
    setOpen(false)
  }
  useEffect(() => {
    if (!isPicked || isLoading) return
    setPicked(false)
    pick(optionsFor(typed)[at])
  })
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      setOpen(true)
      setAt(Math.max(0, Math.min(at + step, options.length - 1)))
    } else if (event.key === 'Enter') {
      if (isLoading && typed.trim()) setPicked(true)
      else pick((isOpen ? options : optionsFor(typed))[at])
    } else if (event.key === 'Escape' && isOpen) {
      setOpen(false)
    } else return
    event.preventDefault()
  }
  return (
    <div className={classes.search}>
      <TextInput
        {...field}
        ref={input}
        role="combobox"
        autoComplete="off"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-options`}
        aria-activedescendant={options[at] ? `${id}-${at}` : undefined}
        value={typed}
        onChange={({ currentTarget: { value } }) => write(value)}
        onFocus={() => {
          onLook?.()
          setOpen(true)
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <div role="listbox" id={`${id}-options`} aria-label={field.label} className={classes.options}>
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={option.value}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(option)}
          >
            {option.label}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Returns the options of which a word begins as a word that is typed does; all of them where nothing is. */
export function optionsLike(typed: string, options: readonly Option[], isLong = false): Option[] {
  const words = wordsOf(typed).filter((word) => !isLong || word.length > 3)
  if (words.length === 0) return isLong ? [] : [...options]
  const shared = ({ label }: Option) =>
    words.filter((word) => wordsOf(label).some((each) => each.startsWith(word))).length
  const found = options.filter((option) => shared(option) > 0)
  return isLong ? found.sort((one, other) => shared(other) - shared(one)) : found
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
