import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { said } from '../words/said.tsx'
import { checked } from './checked.ts'
import { useUnsavedInput } from './unsaved-input.ts'

type Errors = Record<string, string>

interface FoldedForm<Typed extends Record<string, string>, Body> {
  /** The initial values. */
  empty: () => Typed
  /** Whether leaving it would lose something. */
  isBegun: (typed: Typed) => boolean
  /** What the schema checks of it; by default all of it as typed. */
  toCheck?: (typed: Typed) => unknown
  schema: () => Promise<z.ZodType<Body>>
  /** Sends it. Resolves to null if it was refused; problems with fields go to `onFields`. */
  send: (body: Body, onFields: (errors: Errors) => void) => Promise<unknown>
}

/**
 * Handles a small form that is folded until needed: its input, the problem at each field, and saving. It
 * folds again once saved; cancelling keeps the input.
 */
export function useFoldedForm<Typed extends Record<string, string>, Body>({
  empty,
  isBegun,
  toCheck = (typed) => typed,
  schema,
  send,
}: FoldedForm<Typed, Body>) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<Errors>({})
  useUnsavedInput(isOpen && isBegun(typed))
  const save = async () => {
    setErrors({})
    const found = await checked(schema, toCheck(typed))
    if (found?.errors) setErrors(found.errors)
    if (!found?.data || (await send(found.data, setErrors)) === null) return
    setTyped(empty())
    setOpen(false)
  }
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    submit: (event: FormEvent) => {
      event.preventDefault()
      void save()
    },
    input: (name: keyof Typed & string) => ({
      value: typed[name],
      error: said(errors[name]),
      autoComplete: 'off',
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        setTyped({ ...typed, [name]: currentTarget.value }),
    }),
  }
}
