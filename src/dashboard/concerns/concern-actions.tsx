import { Alert, Button, Group, Text, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call, Problem } from '#api/client'
import { type Concern, type ConcernChange, concernChangeSchema } from '#modules/concerns/schema'
import { freshen } from '../query-client.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import classes from './concerns.module.css'

const said = { answered: 'Answer noted', closed: 'Report closed', open: 'Report reopened' } as const

/** The steps that a report's state allows: answer with a note, close, reopen. */
export function ConcernActions({ concern }: { concern: Concern }) {
  const { change, isBusy, problem, setProblem } = useChangeConcern(concern)
  const [note, setNote] = useState('')
  useUnsavedInput(note.trim() !== '')
  const answer = (event: FormEvent) => {
    event.preventDefault()
    const parsed = concernChangeSchema.safeParse({ state: 'answered', note })
    if (parsed.success) void change(parsed.data, () => setNote(''))
    else setProblem(parsed.error.issues[0]?.message ?? null)
  }
  if (concern.state !== 'open')
    return (
      <>
        {note.trim() !== '' && (
          <Alert color="ask" title="Somebody was faster" mb="md">
            What you had written is not kept: <span className={classes.mine}>{note}</span>
          </Alert>
        )}
        {concern.note && (
          <>
            <Text size="sm" c="dimmed">
              Answer
            </Text>
            <p className={classes.text}>{concern.note}</p>
          </>
        )}
        <Group gap="sm" mt="md">
          {concern.state === 'answered' && (
            <Button loading={isBusy} onClick={() => void change({ state: 'closed' })}>
              Close
            </Button>
          )}
          <Button variant="default" loading={isBusy} onClick={() => void change({ state: 'open' })}>
            Reopen
          </Button>
        </Group>
      </>
    )
  return (
    <form onSubmit={answer} noValidate aria-label="Answer the report">
      {concern.note && (
        <Text size="sm" mb="sm">
          Answered before: {concern.note}
        </Text>
      )}
      <Textarea
        label="What was answered or done"
        description="For the other admins. Candor sends nothing: answer by the contact above."
        value={note}
        error={problem}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={4000}
        mb="md"
        onChange={({ currentTarget: { value } }) => {
          setNote(value)
          setProblem(null)
        }}
      />
      <Group gap="sm">
        <Button type="submit" loading={isBusy}>
          Note as answered
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={() => void change({ state: 'closed' })}
        >
          Close without an answer
        </Button>
      </Group>
    </form>
  )
}

function useChangeConcern({ id }: Concern) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (body: ConcernChange, whenDone?: () => void) => {
    setBusy(true)
    try {
      await call('PATCH /concerns/{id}', { params: { id }, body })
      whenDone?.()
      doneToast(said[body.state])
    } catch (error) {
      const field = error instanceof Problem ? error.fields[0] : undefined
      if (field) return setProblem(field.message)
      problemToast(error)
      // Where somebody else was faster, what they did is shown, and a note that is typed stays.
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
