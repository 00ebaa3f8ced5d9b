import { Button, Text } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import { kindLabel } from '#modules/documents/schema'
import type { ShareState } from '#modules/shares/schema'
import { type CandidateWords, useCandidateWords } from '#words/candidate'
import { useLanguage } from '../look/language.ts'
import { sharesQuery, viewingsQuery } from '../queries.ts'
import { ActButton } from '../ui/act-button.tsx'
import { FailedPart } from '../ui/failed-part.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { Cards, Folded } from './cards.tsx'
import classes from './record.module.css'

type Share = Answer<'GET /records/{id}/shares'>['shares'][number]

function useStateOf({ state, expiresAt, revokedAt }: Share): string {
  const words = useCandidateWords().shares
  const { dayOf } = useTimes()
  const states: Record<ShareState, string> = {
    open: words.open(dayOf(expiresAt)),
    expired: words.expired(dayOf(expiresAt)),
    revoked: revokedAt ? words.revokedOn(dayOf(revokedAt)) : words.revokedUndated,
    stopped: words.stopped,
  }
  return states[state]
}

/** What the candidate shares; staff may end it. */
export function Shares({ recordId }: { recordId: string }) {
  const words = useCandidateWords().shares
  const shares = useQuery(sharesQuery(recordId))
  return (
    <Part titleId="shares-title" title={words.title}>
      <Cards
        query={shares}
        of={({ shares: list }) =>
          list.map((share) => <OneShare key={share.id} recordId={recordId} share={share} />)
        }
        none={words.none}
      />
    </Part>
  )
}

function OneShare({ recordId, share }: { recordId: string; share: Share }) {
  const words = useCandidateWords().shares
  const language = useLanguage()
  const { momentOf } = useTimes()
  const state = useStateOf(share)
  const { label, purpose, kinds, viewCount, viewings } = share
  const [newest] = viewings
  return (
    <li>
      <strong>{label}</strong>
      <Text size="sm">
        {words.purposes[purpose]} · {state}
      </Text>
      <Text size="sm">{kinds.map((kind) => kindLabel(kind, language)).join(', ')}</Text>
      <Muted>
        {words.made(momentOf(share.createdAt))} ·{' '}
        {newest ? words.opened(viewCount, momentOf(newest)) : words.notOpened}
      </Muted>
      {share.state === 'open' && <Revoke recordId={recordId} share={share} />}
    </li>
  )
}

function Revoke({ recordId, share }: { recordId: string; share: Share }) {
  const words = useCandidateWords().shares
  const { text, ...question } = words.mayRevoke
  const params = { id: recordId, shareId: share.id }
  return (
    <ActButton
      size="compact-sm"
      variant="subtle"
      color="danger"
      aria-label={words.revokeOne(share.label)}
      asks={{ ...question, text: text(share.label), isGrave: true }}
      does={() => call('DELETE /records/{id}/shares/{shareId}', { params })}
      done={words.revoked}
      topics={['records']}
    >
      {words.revoke}
    </ActButton>
  )
}

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
      {views.data && all.length === 0 && <Muted>{words.none}</Muted>}
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
