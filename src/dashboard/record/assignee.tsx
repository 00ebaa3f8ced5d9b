import { NativeSelect, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { type FullRecord, notesQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { useAction } from '../ui/use-action.ts'
import { useRecordWords } from '../words/record.ts'

/** The member of staff who is assigned to the record. */
export function Assignee({ record }: { record: FullRecord }) {
  const words = useRecordWords().assignee
  const { run, isBusy } = useAction('records', 'counts')
  const notes = useQuery(notesQuery(record.id))
  const { colleagues = [], people = {} } = notes.data ?? {}
  const nameOf = (id: string) => colleagues.find((one) => one.id === id)?.name ?? people[id] ?? id
  const assign = (to: string | null) =>
    run(
      () => call('PUT /records/{id}/assignee', { params: { id: record.id }, body: { to } }),
      to === null ? words.nobodyNow : words.now(nameOf(to)),
    )
  const current = record.assignedTo
  const isGone = current !== null && !colleagues.some(({ id }) => id === current)
  return (
    <section aria-labelledby="assignee-title">
      <Title order={2} size="h4" id="assignee-title" mb="sm">
        {words.title}
      </Title>
      <NativeSelect
        label={words.label}
        value={current ?? ''}
        disabled={isBusy || record.deletedAt !== null}
        data={[
          { value: '', label: words.nobody },
          ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ...(isGone ? [{ value: current, label: nameOf(current) }] : []),
        ]}
        onChange={({ currentTarget: { value } }) => void assign(value || null)}
      />
      <FailedPart what={words.colleagues} queries={[notes]} />
    </section>
  )
}
