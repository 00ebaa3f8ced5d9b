import { Button, Fieldset, Text, Textarea, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { notesQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useTimes } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { useEditWords } from '../words/edit.ts'
import classes from './notes.module.css'

type Notes = Answer<'GET /records/{id}/notes'>

/** Notes of staff on a record for each other; only those who may see the record see them. */
export function Notes({ recordId }: { recordId: string }) {
  const words = useEditWords().notes
  const notes = useQuery(notesQuery(recordId))
  return (
    <section aria-labelledby="notes-title">
      <Title order={2} size="h4" id="notes-title" mb="sm">
        {words.title}
      </Title>
      <Loaded query={notes}>
        {(data) => (
          <>
            <NewNote recordId={recordId} colleagues={data.colleagues} />
            {data.notes.length > 0 && (
              <ul className={classes.notes} aria-label={words.soFar}>
                {data.notes.map((note) => (
                  <OneNote key={note.id} note={note} people={data.people} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

function OneNote({ note, people }: { note: Notes['notes'][number]; people: Notes['people'] }) {
  const words = useEditWords().notes
  const { momentOf } = useTimes()
  const names = note.mentions.map((id) => people[id] ?? id)
  return (
    <li>
      <Text size="sm" c="dimmed">
        <bdi>{people[note.writtenBy]}</bdi> · {momentOf(note.writtenAt)}
      </Text>
      <p className={classes.text} dir="auto">
        {note.text}
      </p>
      {names.length > 0 && (
        <Text size="sm" c="dimmed">
          {words.mentions}
          {names.map((name, at) => (
            <span key={name}>
              {at > 0 && ', '}
              <bdi>{name}</bdi>
            </span>
          ))}
        </Text>
      )}
    </li>
  )
}

interface NewNoteProps {
  recordId: string
  colleagues: Notes['colleagues']
}

function NewNote({ recordId, colleagues }: NewNoteProps) {
  const words = useEditWords().notes
  const { run, isBusy } = useAction('records', 'counts')
  const [text, setText] = useState('')
  const [mentions, setMentions] = useState<readonly string[]>([])
  useUnsavedInput(text.trim() !== '')
  const write = async () => {
    const body = { text, mentions: [...mentions] }
    const written = await run(
      () => call('POST /records/{id}/notes', { params: { id: recordId }, body }),
      words.written,
    )
    if (!written) return
    setText('')
    setMentions([])
  }
  const toggle = (id: string, isOn: boolean) =>
    setMentions(isOn ? [...mentions, id] : mentions.filter((one) => one !== id))
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void write()
      }}
    >
      <Textarea
        label={words.label}
        description={words.hint}
        autosize
        minRows={2}
        maxLength={2000}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      {text.trim() !== '' && (
        <Fieldset legend={words.mention} variant="unstyled" className={classes.mentions ?? ''}>
          {colleagues.map(({ id, name }) => (
            <label key={id} className={classes.mention}>
              <input
                type="checkbox"
                checked={mentions.includes(id)}
                onChange={({ currentTarget: { checked } }) => toggle(id, checked)}
              />
              <bdi>{name}</bdi>
            </label>
          ))}
        </Fieldset>
      )}
      <Button
        type="submit"
        variant="default"
        loading={isBusy}
        disabled={text.trim() === ''}
        className={classes.write ?? ''}
      >
        {words.write}
      </Button>
    </form>
  )
}
