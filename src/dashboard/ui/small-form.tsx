import { Button, type ButtonProps, Group } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Topic } from '../query-client.ts'
import { useShellWords } from '../words/index.ts'
import { said } from '../words/said.tsx'
import type { Checked } from './checked.ts'
import { alike } from './steady.tsx'
import { useUnsavedInput } from './unsaved-input.ts'
import { useAction } from './use-action.ts'
import { type Draft, useVerdicts } from './use-refusals.ts'

interface Options<Typed, Body, Answer> {
  /** The values at the beginning, and after these were sent. */
  initial: (sent?: Typed) => Typed
  /** Whether leaving it would lose something. */
  isBegun?: (typed: Typed) => boolean
  /** Reads what is sent, or what is wrong at which field; see `checked`. */
  read: (typed: Typed) => Checked<Body> | Promise<Checked<Body> | null>
  send: (body: Body) => Promise<Answer>
  /** The request as far as it is typed, where the public reads a part of it. */
  draft?: (typed: Typed) => Draft
  done: string | ((answer: Answer) => string) | null
  /** What the change makes stale. */
  topics: readonly Topic[]
  onDone?: (answer: Answer) => void
}

/**
 * Handles a small form: its input, the problem at each field, and saving. It may be folded until needed: then it folds
 * again once saved, and cancelling keeps the input.
 */
export function useSmallForm<Typed extends Record<string, string>, Body, Answer>(
  {
    initial,
    isBegun = () => false,
    read,
    send,
    draft,
    done,
    topics,
    onDone,
  }: Options<Typed, Body, Answer>,
  isFolded = false,
) {
  const [isOpen, setOpen] = useState(!isFolded)
  const [typed, setTyped] = useState(() => initial())
  const [clean] = useState(typed)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, isBusy } = useAction(...topics)
  useUnsavedInput(isOpen && isBegun(typed))
  const isTyped = isOpen && !alike(typed, clean)
  const refused = useVerdicts(draft && isTyped ? draft(typed) : null)
  const save = async () => {
    setErrors({})
    const found = await read(typed)
    if (found?.errors) setErrors(found.errors)
    if (!found?.data) return
    const { data } = found
    const answer = await run(() => send(data), done, setErrors)
    if (answer === null) return
    setTyped(initial(typed))
    setOpen(!isFolded)
    onDone?.(answer)
  }
  return {
    ...{ typed, isBusy, isOpen, setOpen },
    submit: (event: FormEvent) => {
      event.preventDefault()
      void save()
    },
    set: (changes: Partial<Typed>) => setTyped({ ...typed, ...changes }),
    input: (name: keyof Typed & string) => ({
      value: typed[name],
      error: said(errors[name] ?? refused[name]),
      autoComplete: 'off',
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        setTyped({ ...typed, [name]: currentTarget.value }),
    }),
  }
}
/** The properties of a field. */
export type Input = ReturnType<ReturnType<typeof useSmallForm>['input']>

interface SmallFormProps {
  form: Pick<ReturnType<typeof useSmallForm>, 'isOpen' | 'setOpen' | 'isBusy' | 'submit'>
  label: string
  /** The words on the button that sends it. */
  sends: string
  /** For a form that is not folded. */
  onCancel?: () => void
  noValidate?: boolean
  children: ReactNode
}

/** The fields of a small form above its buttons. */
export function SmallForm({ form, label, sends, onCancel, noValidate, children }: SmallFormProps) {
  const { cancel } = useShellWords()
  return (
    <form onSubmit={form.submit} noValidate={noValidate} aria-label={label}>
      {children}
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={form.isBusy}>
          {sends}
        </Button>
        <Button variant="default" onClick={onCancel ?? (() => form.setOpen(false))}>
          {cancel}
        </Button>
      </Group>
    </form>
  )
}

interface FoldedFormProps extends SmallFormProps {
  /** The words on the button that unfolds it; by default its label. */
  opens?: string
  look?: ButtonProps
}

/** The same behind a button until it is needed. */
export function FoldedForm({ opens, look, ...of }: FoldedFormProps) {
  if (of.form.isOpen) return <SmallForm {...of} />
  return (
    <Button
      variant="default"
      mt="sm"
      {...look}
      aria-label={opens && of.label}
      onClick={() => of.form.setOpen(true)}
    >
      {opens ?? of.label}
    </Button>
  )
}
