import { Button, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '../look/language.ts'
import { historyQuery } from '../queries.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { useTimes } from '../ui/times.ts'
import { useHistoryWords } from '../words/history.ts'
import { FieldChanges } from './field-changes.tsx'
import classes from './record.module.css'
import { type HistoryEvent, storyOf } from './story.ts'

/** What was done to a record and by whom, newest first. */
export function History({ recordId }: { recordId: string }) {
  const words = useHistoryWords()
  const language = useLanguage()
  const history = useInfiniteQuery(historyQuery(recordId))
  const { data, hasNextPage } = history
  return (
    <section aria-labelledby="history-title">
      <Title order={2} size="h4" id="history-title" mb="sm">
        {words.title}
      </Title>
      {!data && history.isError && (
        <ErrorScreen error={history.error} reset={() => history.refetch()} />
      )}
      {!data && !history.isError && <LoadingScreen />}
      {data && (
        <ol className={classes.timeline} aria-label={words.label}>
          {data.pages.flatMap(({ events, people }) =>
            events.map((event) => (
              <Entry
                key={event.id}
                event={event}
                story={storyOf(event, people, { words, language })}
              />
            )),
          )}
        </ol>
      )}
      {hasNextPage && (
        <Button
          mt="md"
          size="xs"
          variant="default"
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </section>
  )
}

function Entry({ event, story }: { event: HistoryEvent; story: string }) {
  const words = useHistoryWords()
  const { momentOf } = useTimes()
  const { at, changes, reason, isAltered } = event
  return (
    <li>
      <div>{story}</div>
      {changes && changes.length > 1 && <FieldChanges changes={changes} />}
      {reason && <blockquote className={classes.reason}>{reason}</blockquote>}
      {isAltered && (
        <Text size="sm" c="danger">
          {words.altered}
        </Text>
      )}
      <Text size="sm" c="dimmed" component="time" dateTime={at}>
        {momentOf(at)}
      </Text>
    </li>
  )
}
