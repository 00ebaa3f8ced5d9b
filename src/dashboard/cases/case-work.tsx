import { Button, NativeSelect, Textarea, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client'
import type { Case } from '#modules/cases/schema'
import { authorsQuery } from '../queries.ts'
import { useSession } from '../session.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { useCasesWords } from '../words/cases.ts'
import { said } from '../words/said.tsx'

/** What staff do among themselves: who deals with the case, and notes for each other. */
export function CaseWork({ one }: { one: Case }) {
  const { work: words } = useCasesWords()
  const { role } = useSession()
  return (
    <section aria-labelledby="work">
      <Title order={2} size="h4" id="work" mb="xs">
        {words.title}
      </Title>
      {role === 'admin' && <Assignee one={one} />}
      <NewNote id={one.id} />
    </section>
  )
}

function Assignee({ one: { id, assignedTo } }: { one: Case }) {
  const { work: words } = useCasesWords()
  const { run, isBusy } = useAction('cases')
  const { data } = useQuery(authorsQuery)
  const staff = data?.staff ?? {}
  const isGone = assignedTo && !(assignedTo.id in staff)
  return (
    <NativeSelect
      label={words.assigned}
      disabled={isBusy}
      mb="md"
      data={[
        { value: '', label: words.nobody },
        ...(isGone ? [{ value: assignedTo.id, label: assignedTo.name ?? words.gone }] : []),
        ...Object.entries(staff).map(([value, label]) => ({ value, label })),
      ]}
      value={assignedTo?.id ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const body = { accountId: value || null }
        void run(() => call('PUT /cases/{id}/assignee', { params: { id }, body }), words.done)
      }}
    />
  )
}

function NewNote({ id }: { id: string }) {
  const { work: words } = useCasesWords()
  const { run, isBusy } = useAction('cases')
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  useUnsavedInput(text.trim() !== '')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const asked = { params: { id }, body: { text } }
    const sent = await run(() => call('POST /cases/{id}/notes', asked), words.noted, setErrors)
    if (sent !== null) setText('')
  }
  return (
    <form onSubmit={(event) => void send(event)} aria-label={words.note}>
      <Textarea
        label={words.note}
        description={words.noteHint}
        value={text}
        error={said(errors.text)}
        maxLength={4000}
        autosize
        minRows={2}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <Button
        type="submit"
        variant="default"
        mt="sm"
        loading={isBusy}
        disabled={text.trim() === ''}
      >
        {words.write}
      </Button>
    </form>
  )
}
