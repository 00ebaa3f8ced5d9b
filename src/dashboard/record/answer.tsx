import { Button, Text, Textarea } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Topic } from '../query-client.ts'
import { useTimes } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { useAgreedWords } from '../words/agreed.ts'
import { said } from '../words/said.tsx'

interface AnswerProps {
  /** The answer; null while there is none. */
  given: { at: string; by: string | null; text: string } | null
  send(answer: string): Promise<unknown>
  /** The name of the form, and the labels of its field and its button. */
  words: { form: string; field: string; button: string }
  /** The content before the field. */
  children?: ReactNode
  topics: readonly Topic[]
}

/** The one answer to what a candidate sent: the candidate reads it, nobody can change it. */
export function Answer({ given, ...form }: AnswerProps) {
  const { answer: words, deletedAccount } = useAgreedWords()
  const { momentOf } = useTimes()
  if (given === null) return <AnswerForm {...form} />
  return (
    <>
      <Text size="sm" c="dimmed">
        {words.given(momentOf(given.at), given.by ?? deletedAccount)}
      </Text>
      <blockquote>{given.text}</blockquote>
    </>
  )
}

function AnswerForm({ send, words, children, topics }: Omit<AnswerProps, 'given'>) {
  const { hint, sent } = useAgreedWords().answer
  const [answer, setAnswer] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { run, isBusy } = useAction('records', ...topics)
  useUnsavedInput(answer !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => send(answer), sent, setErrors)
  }
  return (
    <form onSubmit={submit} aria-label={words.form}>
      {children}
      <Textarea
        label={words.field}
        description={hint}
        value={answer}
        error={said(errors.answer)}
        maxLength={2000}
        autosize
        minRows={3}
        onChange={({ currentTarget: { value } }) => setAnswer(value)}
      />
      <Button type="submit" mt="sm" loading={isBusy} disabled={answer.trim() === ''}>
        {words.button}
      </Button>
    </form>
  )
}
