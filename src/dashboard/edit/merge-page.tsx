import { Alert, Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { useMergeWords } from '#words/merge'
import { type FullRecord, recordListQuery, recordQuery } from '../queries.ts'
import { Link, useParams, useSearch } from '../routing.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Muted } from '../ui/part.tsx'
import { PersonRow, PersonRows } from '../ui/person-row.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { MergeChoices } from './merge-choices.tsx'

/** Two records of one person become one: the other is found, then what differs is chosen side by side. */
export function MergePage() {
  const { recordId } = useParams('/records/$recordId/merge')
  const { of } = useSearch('/records/$recordId/merge')
  const words = useMergeWords()
  const record = useQuery(recordQuery(recordId))
  return (
    <Loaded query={record}>
      {(data) => (
        <div>
          <PageHead
            title={words.title(data.name)}
            lead={words.lead(data.reference)}
            back={
              <Link to="/records/$recordId" params={{ recordId: data.id }}>
                {words.back}
              </Link>
            }
          />
          {of === undefined || of === data.id ? (
            <Find record={data} />
          ) : (
            <Both record={data} of={of} />
          )}
          <Before record={data} />
        </div>
      )}
    </Loaded>
  )
}

/** Finds the other record; the name of this one is looked for first. */
function Find({ record }: { record: FullRecord }) {
  const words = useMergeWords()
  const [search, setSearch] = useState(record.name)
  const found = useQuery(recordListQuery({ search }))
  return (
    <>
      <SearchField
        label={words.find}
        description={words.findHint}
        given={search}
        onSearch={setSearch}
        maw="30rem"
        mb="md"
      />
      <Loaded query={found}>{(list) => <Found record={record} list={list} />}</Loaded>
    </>
  )
}

function Found({ record, list }: { record: FullRecord; list: Answer<'POST /records/search'> }) {
  const words = useMergeWords()
  const others = list.records.filter(({ id }) => id !== record.id).slice(0, 8)
  if (others.length === 0) return <Muted role="status">{words.none}</Muted>
  return (
    <PersonRows label={words.found}>
      {others.map((other) => (
        <PersonRow
          key={other.id}
          photoId={other.photoId}
          name={other.name}
          text={`${other.reference} · ${other.passportNumber}`}
          beneath={other.address}
          to={{
            to: '/records/$recordId/merge',
            params: { recordId: record.id },
            search: { of: other.id },
          }}
        />
      ))}
    </PersonRows>
  )
}

function Both({ record, of }: { record: FullRecord; of: string }) {
  const words = useMergeWords()
  const other = useQuery(recordQuery(of))
  return (
    <Loaded query={other}>
      {(data) =>
        data.id === record.id ? (
          <Alert color="ask">{words.done(record.reference, record.name)}</Alert>
        ) : (
          // Chosen anew where either was changed meanwhile.
          <MergeChoices
            key={`${record.id} ${record.version} ${data.id} ${data.version}`}
            record={record}
            other={data}
          />
        )
      }
    </Loaded>
  )
}

/** What was merged into it, and for a day the way back. */
function Before({ record }: { record: FullRecord }) {
  const words = useMergeWords()
  const { momentOf } = useTimes()
  const { run, isBusy } = useAction('records', 'counts')
  if (record.merged.length === 0) return null
  const undo = (otherId: string, reference: string) =>
    void run(
      () => call('DELETE /records/{id}/merged/{otherId}', { params: { id: record.id, otherId } }),
      words.undone(reference),
    )
  return (
    <section aria-labelledby="merged-title">
      <Title order={2} size="h4" id="merged-title" mt="xl" mb="sm">
        {words.before}
      </Title>
      {record.merged.map(({ id, name, reference, mergedAt, undoneUntil }) => (
        <Group key={id} gap="sm" mb="xs">
          <Text component="span">{words.beforeOne(name, reference, momentOf(mergedAt))}</Text>
          {Date.parse(undoneUntil) > Date.now() && (
            <>
              <Button
                variant="default"
                size="compact-md"
                loading={isBusy}
                onClick={() => undo(id, reference)}
              >
                {words.undo}
              </Button>
              <Muted>{words.until(momentOf(undoneUntil))}</Muted>
            </>
          )}
        </Group>
      ))}
    </section>
  )
}
