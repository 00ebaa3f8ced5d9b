import { Button, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHistoryWords } from '#words/history'
import { useLanguage } from '../look/language.ts'
import { type FullRecord, historyQuery } from '../queries.ts'
import { ErrorScreen, LoadingScreen } from '../shell/error-screen.tsx'
import { Part } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { FieldChanges } from './field-changes.tsx'
import classes from './record.module.css'
import { type HistoryEvent, storyOf } from './story.ts'

/** How many are shown at first; a button loads more. */
const newest = 8

/** What was done to a record and by whom, newest first. */
export function Below({ record: { id: recordId } }: { record: FullRecord }) {
  const words = useHistoryWords()
  const language = useLanguage()
  const history = useInfiniteQuery(historyQuery(recordId))
  const { data, hasNextPage } = history
  const [isWhole, setWhole] = useState(false)
  const all = (data?.pages ?? []).flatMap(({ events, people }) =>
    events.map((event) => ({
      event,
      story: storyOf(event, people, { words, language }),
    })),
  )
  const shown = isWhole ? all : all.slice(0, newest)
  const more = () => (isWhole ? void history.fetchNextPage() : setWhole(true))
  return (
    <Part titleId="history-title" title={words.title}>
      {!data && history.isError && (
        <ErrorScreen error={history.error} reset={() => history.refetch()} />
      )}
      {!data && !history.isError && <LoadingScreen />}
      {data && (
        <ol className={classes.timeline} aria-label={words.label}>
          {shown.map(({ event, story }) => (
            <Entry key={event.id} event={event} story={story} />
          ))}
        </ol>
      )}
      {(hasNextPage || shown.length < all.length) && (
        <Button
          mt="md"
          size="xs"
          variant="default"
          loading={history.isFetchingNextPage}
          onClick={more}
        >
          {words.more}
        </Button>
      )}
    </Part>
  )
}

function Entry({ event, story }: { event: HistoryEvent; story: string }) {
  const words = useHistoryWords()
  const { momentBesideClock } = useTimes()
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
        {momentBesideClock(at)}
      </Text>
    </li>
  )
}
