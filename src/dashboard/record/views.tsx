import { Button, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { sharesQuery, viewingsQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { useTimes } from '../ui/times.ts'
import { type CandidateWords, useCandidateWords } from '../words/candidate.ts'
import { Folded } from './folded.tsx'
import classes from './record.module.css'

type View = Answer<'GET /records/{id}/views'>['views'][number]

type Words = CandidateWords['views']

function wayOf({ by, shareId }: View, labels: ReadonlyMap<string, string>, words: Words): string {
  if (by === 'access-code') return words.byCode
  if (by === 'account') return words.byAccount
  const label = labels.get(shareId ?? '')
  return label ? words.byTheShare(label) : words.byShare
}

/** When the file was opened from outside, and how; newest first. */
export function Views({ recordId }: { recordId: string }) {
  const words = useCandidateWords().views
  const { momentOf } = useTimes()
  const views = useInfiniteQuery(viewingsQuery(recordId))
  const shares = useQuery(sharesQuery(recordId))
  const labels = new Map(shares.data?.shares.map(({ id, label }) => [id, label]))
  const all = views.data?.pages.flatMap(({ views: page }) => page) ?? []
  return (
    <Folded title={words.title} opens={views.isError}>
      {views.isPending && <Text role="status">{words.loading}</Text>}
      <FailedPart what={words.all} queries={[views]} />
      {views.data && all.length === 0 && (
        <Text size="sm" c="dimmed">
          {words.none}
        </Text>
      )}
      <ul className={classes.plain}>
        {all.map((view) => (
          <li key={view.id}>
            {wayOf(view, labels, words)}{' '}
            <Text size="sm" c="dimmed" component="time" dateTime={view.at}>
              {momentOf(view.at)}
            </Text>
          </li>
        ))}
      </ul>
      {views.hasNextPage && (
        <Button
          mt="sm"
          size="xs"
          variant="default"
          loading={views.isFetchingNextPage}
          onClick={() => void views.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </Folded>
  )
}
