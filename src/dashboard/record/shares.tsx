import { Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import { sentence } from '#messages/isolated'
import { documentKinds } from '#modules/documents/schema'
import type { SharePurpose, ShareState } from '#modules/shares/schema'
import { sharesQuery } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { dayOf, momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import classes from './record.module.css'

type Share = Answer<'GET /records/{id}/shares'>['shares'][number]

const purposes: Record<SharePurpose, string> = {
  employer: 'For an employer',
  bank: 'For a bank',
  authority: 'For an authority',
  other: 'For somebody else',
}

function stateOf({ state, expiresAt, revokedAt }: Share): string {
  const words: Record<ShareState, string> = {
    open: `Open until ${dayOf(expiresAt)}`,
    expired: `Over since ${dayOf(expiresAt)}`,
    revoked: `Revoked ${revokedAt ? dayOf(revokedAt) : ''}`.trim(),
    stopped: 'Stopped: the record was taken back or the access code ended',
  }
  return words[state]
}

/** What the candidate lets others see; staff may end it. */
export function Shares({ recordId }: { recordId: string }) {
  const shares = useQuery(sharesQuery(recordId))
  return (
    <section aria-labelledby="shares-title">
      <Title order={2} size="h4" id="shares-title" mb="sm">
        Shares
      </Title>
      <Loaded query={shares}>
        {({ shares: list }) =>
          list.length === 0 ? (
            <Text size="sm" c="dimmed">
              None. The candidate makes them with the file open, for an employer or a bank.
            </Text>
          ) : (
            <ul className={classes.cards}>
              {list.map((share) => (
                <OneShare key={share.id} recordId={recordId} share={share} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function OneShare({ recordId, share }: { recordId: string; share: Share }) {
  const { label, purpose, kinds, viewCount, viewings } = share
  const [newest] = viewings
  return (
    <li>
      <strong>{label}</strong>
      <Text size="sm">
        {purposes[purpose]} · {stateOf(share)}
      </Text>
      <Text size="sm">{kinds.map((kind) => documentKinds[kind].label).join(', ')}</Text>
      <Text size="sm" c="dimmed">
        Made {momentOf(share.createdAt)} ·{' '}
        {newest
          ? `opened ${viewCount === 1 ? 'once' : `${viewCount} times`}, last ${momentOf(newest)}`
          : 'nobody has opened it yet'}
      </Text>
      {share.state === 'open' && <Revoke recordId={recordId} share={share} />}
    </li>
  )
}

function Revoke({ recordId, share }: { recordId: string; share: Share }) {
  const { run, isBusy } = useAction('records')
  const revoke = async () => {
    if (!(await mayRevoke(share.label))) return
    const params = { id: recordId, shareId: share.id }
    const end = () => call('DELETE /records/{id}/shares/{shareId}', { params })
    await run(end, 'The share is revoked')
  }
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="danger"
      loading={isBusy}
      onClick={() => void revoke()}
      aria-label={`Revoke the share ${share.label}`}
    >
      Revoke
    </Button>
  )
}

function mayRevoke(label: string): Promise<boolean> {
  return ask({
    title: 'Revoke this share?',
    text: sentence`“${label}” shows nothing from the next request on. The candidate sees that it is revoked, and can make a new one.`,
    yes: 'Revoke it',
    isGrave: true,
  })
}
