import { Anchor, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { documentKinds } from '#modules/documents/schema'
import { sentenceOfEvent } from '../ui/events.ts'
import { Loaded } from '../ui/loaded.tsx'
import { momentOf } from '../ui/times.ts'
import classes from './record.module.css'
import { historyQuery } from './record-query.ts'

type RecordHistory = Answer<'GET /records/{id}/history'>

/** What was done to a record and by whom, and the earlier versions of its documents. */
export function History({ recordId }: { recordId: string }) {
  const history = useQuery(historyQuery(recordId))
  return (
    <section aria-labelledby="history-title">
      <Title order={2} size="h4" id="history-title" mb="sm">
        History
      </Title>
      <Loaded query={history}>
        {(data) => (
          <>
            <ol className={classes.timeline}>
              {data.events.map((event) => (
                <li key={event.sequence}>
                  <div>{sentenceOfEvent(event.action, event.details)}</div>
                  <Text size="sm" c="dimmed">
                    {momentOf(event.at)}
                    {event.by && ` · ${data.people[event.by] ?? 'a deleted account'}`}
                  </Text>
                </li>
              ))}
            </ol>
            <EarlierVersions history={data} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function EarlierVersions({ history: { versions, people } }: { history: RecordHistory }) {
  const earlier = versions.filter(({ supersededAt, removedAt }) => supersededAt ?? removedAt)
  if (earlier.length === 0) return null
  return (
    <>
      <Title order={3} size="h5" mt="lg" mb="xs">
        Earlier versions of documents
      </Title>
      <ul className={classes.versions}>
        {earlier.map((document) => (
          <li key={document.id}>
            {documentKinds[document.kind].label}, version {document.version}
            <Text size="sm" c="dimmed">
              {momentOf(document.uploadedAt)} · {people[document.uploadedBy] ?? 'a deleted account'}{' '}
              · {document.removedAt ? 'taken off' : 'replaced'} ·{' '}
              <Anchor href={`/api/v1/documents/${document.id}/original`} size="sm">
                Download original
              </Anchor>
            </Text>
          </li>
        ))}
      </ul>
    </>
  )
}
