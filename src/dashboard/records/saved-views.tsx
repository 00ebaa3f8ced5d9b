import { Button, Group, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call, Problem } from '#api/client'
import type { ListColumn } from '#modules/records/schema'
import { useRecordsWords } from '#words/records'
import { viewsQuery } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FailedPart } from '../ui/failed-part.tsx'
import { Muted } from '../ui/part.tsx'
import { doneToast, problemToast, sentenceOf } from '../ui/toast.ts'
import { saidNow } from '../words/said.tsx'
import classes from './above-list.module.css'
import { type ListSearch, listSearchFrom } from './list-search.ts'

export type View = Answer<'GET /my/record-views'>['views'][number]

interface SavedViews {
  search: ListSearch
  columns: readonly ListColumn[]
  /** Whether the dialog that manages them is open. */
  isOpen: boolean
  onClose: () => void
  onApply: (view: View) => void
}

/** The views that this person saved: a button for each, and the dialog that manages them. */
export function SavedViews({ search, columns, isOpen, onClose, onApply }: SavedViews) {
  const words = useRecordsWords().views
  const views = useQuery(viewsQuery)
  const kept = views.data?.views ?? []
  const { cursor: _, ...filters } = search
  const isShown = (view: View) =>
    JSON.stringify(listSearchFrom(view.filters)) === JSON.stringify(listSearchFrom(filters))
  return (
    <>
      {kept.length > 0 && (
        <Group gap="xs" mb="sm" role="group" aria-label={words.group}>
          {kept.map((view) => (
            <Button
              key={view.id}
              size="compact-sm"
              variant={isShown(view) ? 'filled' : 'default'}
              aria-pressed={isShown(view)}
              onClick={() => onApply(view)}
            >
              {view.name}
            </Button>
          ))}
        </Group>
      )}
      <FailedPart what={words.own} queries={[views]} />
      <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
        <SaveView filters={listSearchFrom(filters)} columns={columns} />
        {kept.length > 0 && (
          <ul className={classes.views} aria-label={words.own}>
            {kept.map((view) => (
              <ViewLine key={view.id} view={view} filters={filters} columns={columns} />
            ))}
          </ul>
        )}
      </Dialog>
    </>
  )
}

/** Runs a change of the views and refreshes them; returns the message of a failure. */
function useViewChange() {
  return async (work: () => Promise<unknown>, done: string): Promise<string | null> => {
    try {
      await work()
      doneToast(done)
      return null
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 401) problemToast(error)
      const problem = error instanceof Problem ? error.fields[0]?.message : undefined
      return saidNow(problem ?? sentenceOf(error))
    } finally {
      await freshen('my')
    }
  }
}

interface Shown {
  filters: ListSearch
  columns: readonly ListColumn[]
}

function SaveView({ filters, columns }: Shown) {
  const words = useRecordsWords().views
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const change = useViewChange()
  const save = async () => {
    const body = { name, filters, columns: [...columns] }
    const problem = await change(
      () => call('POST /my/record-views', { body }),
      words.saved(name.trim()),
    )
    setError(problem)
    if (problem === null) setName('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Muted mb="xs">{words.lead}</Muted>
      <Group align="flex-start" gap="xs">
        <TextInput
          label={words.name}
          value={name}
          maxLength={60}
          error={error}
          flex={1}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Button type="submit" mt="1.6rem">
          {words.saveOne}
        </Button>
      </Group>
    </form>
  )
}

function ViewLine({ view, filters, columns }: { view: View } & Shown) {
  const words = useRecordsWords().views
  const [name, setName] = useState(view.name)
  const [error, setError] = useState<string | null>(null)
  const change = useViewChange()
  const params = { id: view.id }
  const patch = async (body: Partial<View>, done: string) =>
    setError(await change(() => call('PATCH /my/record-views/{id}', { params, body }), done))
  return (
    <li>
      <TextInput
        aria-label={words.nameOf(view.name)}
        value={name}
        maxLength={60}
        error={error}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Group gap={6}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={name.trim() === view.name}
          onClick={() => void patch({ name }, words.renamed(name.trim()))}
          aria-label={words.renameOne(view.name)}
        >
          {words.rename}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            void patch(
              { filters: listSearchFrom(filters), columns: [...columns] },
              words.kept(view.name),
            )
          }
          aria-label={words.useOne(view.name)}
        >
          {words.use}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="danger"
          onClick={() =>
            void change(
              () => call('DELETE /my/record-views/{id}', { params }),
              words.deleted(view.name),
            )
          }
          aria-label={words.removeOne(view.name)}
        >
          {words.remove}
        </Button>
      </Group>
    </li>
  )
}
