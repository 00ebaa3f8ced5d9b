import { Alert, Button, Group, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call, Problem } from '#api/client'
import { type Concern, type ConcernChange, concernChangeSchema } from '#modules/concerns/schema'
import { freshen } from '../query-client.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { concernsWordsNow, useConcernsWords } from '../words/concerns.ts'
import { said } from '../words/said.tsx'
import classes from './concerns.module.css'

/** The steps that a report's state allows: answer with a note, close, reopen. */
export function ConcernActions({ concern }: { concern: Concern }) {
  const words = useConcernsWords().answer
  const { change, isBusy, problem, setProblem } = useChangeConcern(concern)
  const [note, setNote] = useState('')
  useUnsavedInput(note.trim() !== '')
  const answer = (event: FormEvent) => {
    event.preventDefault()
    const parsed = concernChangeSchema.safeParse({ state: 'answered', note })
    if (parsed.success) void change(parsed.data, () => setNote(''))
    else setProblem(parsed.error.issues[0]?.message)
  }
  if (concern.state !== 'open')
    return (
      <>
        {note.trim() !== '' && (
          <Alert color="ask" title={words.faster} mb="md">
            {words.notKept} <span className={classes.mine}>{note}</span>
          </Alert>
        )}
        {concern.note && (
          <>
            <Text size="sm" c="dimmed">
              {words.given}
            </Text>
            <p className={classes.text}>{concern.note}</p>
          </>
        )}
        <Group gap="sm" mt="md">
          {concern.state === 'answered' && (
            <Button loading={isBusy} onClick={() => void change({ state: 'closed' })}>
              {words.close}
            </Button>
          )}
          <Button variant="default" loading={isBusy} onClick={() => void change({ state: 'open' })}>
            {words.reopen}
          </Button>
        </Group>
      </>
    )
  return (
    <form onSubmit={answer} noValidate aria-label={words.form}>
      {concern.note && (
        <Text size="sm" mb="sm">
          {words.before(concern.note)}
        </Text>
      )}
      <Textarea
        label={words.field}
        description={words.hint}
        value={note}
        error={said(problem)}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={4000}
        mb="md"
        onChange={({ currentTarget: { value } }) => {
          setNote(value)
          setProblem(undefined)
        }}
      />
      <Group gap="sm">
        <Button type="submit" loading={isBusy}>
          {words.note}
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => void change({ state: 'closed' })}
        >
          {words.closeWithout}
        </Button>
      </Group>
    </form>
  )
}

function useChangeConcern({ id }: Concern) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const change = async (body: ConcernChange, whenDone?: () => void) => {
    setBusy(true)
    try {
      await call('PATCH /concerns/{id}', { params: { id }, body })
      whenDone?.()
      doneToast(concernsWordsNow().answer.done[body.state])
    } catch (error) {
      const field = error instanceof Problem ? error.fields[0] : undefined
      if (field) return setProblem(field.message)
      problemToast(error)
      // If somebody else was faster, their change is shown, and a typed note stays.
      if (error instanceof Problem && error.code === 'concern.wrong_state')
        await freshen('concerns', 'counts')
      return
    } finally {
      setBusy(false)
    }
    await freshen('concerns', 'counts')
  }
  return { change, isBusy, problem, setProblem }
}
