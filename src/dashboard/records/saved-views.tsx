import { Button, Group, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call, Problem } from '#api/client'
import { sentence } from '#messages/isolated'
import type { ListColumn } from '#modules/records/schema'
import { viewsQuery } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FailedPart } from '../ui/failed-part.tsx'
import { doneToast, problemToast, sentenceOf } from '../ui/toast.ts'
import { type ListSearch, listSearchFrom } from './list-search.ts'
import classes from './records.module.css'

export type View = Answer<'GET /my/record-views'>['views'][number]

interface SavedViews {
  search: ListSearch
  columns: readonly ListColumn[]
  onApply: (view: View) => void
}

/** The views that this person keeps: a button for each, and the dialog that manages them. */
export function SavedViews({ search, columns, onApply }: SavedViews) {
  const [isOpen, setOpen] = useState(false)
  const views = useQuery(viewsQuery)
  const kept = views.data?.views ?? []
  const { page: _, ...filters } = search
  const isShown = (view: View) =>
    JSON.stringify(listSearchFrom(view.filters)) === JSON.stringify(listSearchFrom(filters))
  return (
    <Group gap="xs" mb="sm" role="group" aria-label="Saved views">
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
      <Button
        size="compact-sm"
        variant="subtle"
        {...(kept.length === 0 ? { px: 0 } : {})}
        onClick={() => setOpen(true)}
      >
        {kept.length === 0 ? 'Save this view' : 'Save or change views'}
      </Button>
      <FailedPart what="Your views" queries={[views]} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Views">
        <SaveView filters={listSearchFrom(filters)} columns={columns} />
        {kept.length > 0 && (
          <ul className={classes.views} aria-label="Your views">
            {kept.map((view) => (
              <ViewLine key={view.id} view={view} filters={filters} columns={columns} />
            ))}
          </ul>
        )}
      </Dialog>
    </Group>
  )
}

/** Runs a change of the views and freshens them; answers the sentence of what was wrong. */
function useViewChange() {
  return async (work: () => Promise<unknown>, done: string): Promise<string | null> => {
    try {
      await work()
      doneToast(done)
      return null
    } catch (error) {
      if (!(error instanceof Problem) || error.status === 401) problemToast(error)
      return error instanceof Problem
        ? (error.fields[0]?.message ?? error.message)
        : sentenceOf(error)
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
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const change = useViewChange()
  const save = async () => {
    const body = { name, filters, columns: [...columns] }
    const problem = await change(
      () => call('POST /my/record-views', { body }),
      sentence`${name.trim()} is saved`,
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
      <Text size="sm" c="dimmed" mb="xs">
        A view keeps the filters, the order and the columns that you see now.
      </Text>
      <Group align="flex-start" gap="xs">
        <TextInput
          label="Name of the view"
          value={name}
          maxLength={60}
          error={error}
          flex={1}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Button type="submit" mt="1.6rem">
          Save
        </Button>
      </Group>
    </form>
  )
}

function ViewLine({ view, filters, columns }: { view: View } & Shown) {
  const [name, setName] = useState(view.name)
  const [error, setError] = useState<string | null>(null)
  const change = useViewChange()
  const params = { id: view.id }
  const patch = async (body: Partial<View>, done: string) =>
    setError(await change(() => call('PATCH /my/record-views/{id}', { params, body }), done))
  return (
    <li>
      <TextInput
        aria-label={`Name of ${view.name}`}
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
          onClick={() => void patch({ name }, sentence`${name.trim()} is its name now`)}
          aria-label={`Rename ${view.name}`}
        >
          Rename
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            void patch(
              { filters: listSearchFrom(filters), columns: [...columns] },
              sentence`${view.name} keeps what you see now`,
            )
          }
          aria-label={`Use what I see for ${view.name}`}
        >
          Use what I see
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="danger"
          onClick={() =>
            void change(
              () => call('DELETE /my/record-views/{id}', { params }),
              sentence`${view.name} is deleted`,
            )
          }
          aria-label={`Delete the view ${view.name}`}
        >
          Delete
        </Button>
      </Group>
    </li>
  )
}
