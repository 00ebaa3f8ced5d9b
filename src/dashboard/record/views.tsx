import { Button, Text, Title } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Answer } from '#api/client'
import { sentence } from '#messages/isolated'
import { sharesQuery, viewingsQuery } from '../queries.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { momentOf } from '../ui/times.ts'
import classes from './record.module.css'

type View = Answer<'GET /records/{id}/views'>['views'][number]

function wayOf({ by, shareId }: View, labels: ReadonlyMap<string, string>): string {
  if (by === 'access-code') return 'With the access code'
  if (by === 'account') return 'By the linked account'
  const label = labels.get(shareId ?? '')
  return label ? sentence`By the share “${label}”` : 'By a share'
}

/** When the file was opened from outside, and in which way; newest first. */
export function Views({ recordId }: { recordId: string }) {
  const views = useInfiniteQuery(viewingsQuery(recordId))
  const shares = useQuery(sharesQuery(recordId))
  const labels = new Map(shares.data?.shares.map(({ id, label }) => [id, label]))
  const all = views.data?.pages.flatMap(({ views: page }) => page) ?? []
  return (
    <section aria-labelledby="views-title">
      <Title order={2} size="h4" id="views-title" mb="sm">
        Viewings
      </Title>
      {views.isPending && <Text role="status">Loading…</Text>}
      <FailedPart what="The viewings" queries={[views]} />
      {views.data && all.length === 0 && (
        <Text size="sm" c="dimmed">
          Nobody has opened this file from outside.
        </Text>
      )}
      <ul className={classes.plain}>
        {all.map((view) => (
          <li key={view.id}>
            {wayOf(view, labels)}{' '}
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
          Load more viewings
        </Button>
      )}
    </section>
  )
}
