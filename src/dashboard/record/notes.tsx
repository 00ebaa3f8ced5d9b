import { Button, Fieldset, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { useEditWords } from '#words/edit'
import { notesQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { useSmallForm } from '../ui/small-form.tsx'
import { useTimes } from '../ui/times.ts'
import { placed } from '../words/placed.tsx'
import classes from './notes.module.css'

type Notes = Answer<'GET /records/{id}/notes'>

/** Notes of staff on a record for each other; only those who may see the record see them. */
export function Notes({ recordId }: { recordId: string }) {
  const words = useEditWords().notes
  const notes = useQuery(notesQuery(recordId))
  return (
    <Part titleId="notes-title" title={words.title}>
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
    </Part>
  )
}

function OneNote({ note, people }: { note: Notes['notes'][number]; people: Notes['people'] }) {
  const words = useEditWords().notes
  const { momentOf } = useTimes()
  const names = note.mentions.map((id) => people[id] ?? id)
  return (
    <li>
      <Muted>
        <bdi>{people[note.writtenBy]}</bdi> · {momentOf(note.writtenAt)}
      </Muted>
      <p className={classes.text} dir="auto">
        {note.text}
      </p>
      {names.length > 0 && (
        <Muted>
          {placed(
            words.mentions,
            names.map((name, at) => (
              <span key={name}>
                {at > 0 && ', '}
                <bdi>{name}</bdi>
              </span>
            )),
          )}
        </Muted>
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
  const [mentions, setMentions] = useState<readonly string[]>([])
  const { typed, input, submit, isBusy } = useSmallForm({
    initial: () => ({ text: '' }),
    isBegun: ({ text }) => text.trim() !== '',
    read: ({ text }) => ({ data: { text, mentions: [...mentions] }, errors: null }),
    send: (body) => call('POST /records/{id}/notes', { params: { id: recordId }, body }),
    done: words.written,
    topics: ['records', 'counts'],
    onDone: () => setMentions([]),
  })
  const isEmpty = typed.text.trim() === ''
  const toggle = (id: string, isOn: boolean) =>
    setMentions(isOn ? [...mentions, id] : mentions.filter((one) => one !== id))
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={words.label}
        description={words.hint}
        autosize
        minRows={2}
        maxLength={2000}
        {...input('text')}
      />
      {!isEmpty && (
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
        disabled={isEmpty}
        className={classes.write ?? ''}
      >
        {words.write}
      </Button>
    </form>
  )
}
