import { Button, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { sentence } from '#messages/isolated'
import type { AccountSession } from '#modules/accounts/schema'
import { accountSessionsQuery } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import classes from './accounts.module.css'

interface AccountSessions {
  accountId: string
  name: string
}

/** Where somebody is signed in; each place can be ended, or all. */
export function AccountSessions({ accountId, name }: AccountSessions) {
  const { run, isBusy } = useAction('accounts')
  const sessions = useQuery(accountSessionsQuery(accountId))
  const endAll = async () => {
    if (await mayEndAll(name))
      await run(
        () => call('DELETE /accounts/{id}/sessions', { params: { id: accountId } }),
        'All sessions ended',
      )
  }
  const endOne = (sessionId: string) =>
    run(
      () =>
        call('DELETE /accounts/{id}/sessions/{sessionId}', {
          params: { id: accountId, sessionId },
        }),
      'Session ended',
    )
  return (
    <section className={classes.section} aria-labelledby="sessions-title">
      <Title order={2} size="h4" id="sessions-title" mb="sm">
        Signed in
      </Title>
      <Loaded query={sessions} isPart>
        {({ sessions: list }) => (
          <>
            {list.length === 0 && <Text c="dimmed">Nowhere at the moment.</Text>}
            <ul className={classes.list}>
              {list.map((session) => (
                <OneSession
                  key={session.id}
                  session={session}
                  isBusy={isBusy}
                  onEnd={() => void endOne(session.id)}
                />
              ))}
            </ul>
            {list.some(({ isThis }) => !isThis) && (
              <Group>
                <Button
                  variant="default"
                  color="danger"
                  disabled={isBusy}
                  onClick={() => void endAll()}
                >
                  End all
                </Button>
              </Group>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

interface OneSession {
  session: AccountSession
  isBusy: boolean
  onEnd: () => void
}

function OneSession({ session, isBusy, onEnd }: OneSession) {
  const device = session.device ?? 'Unknown device'
  return (
    <li>
      <div>
        <strong>{device}</strong>
        {session.isThis && ' · this one'}
        <Text size="sm" c="dimmed" component="div">
          Last seen {momentOf(session.lastUsedAt)}, since {momentOf(session.beganAt)}
        </Text>
      </div>
      {!session.isThis && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          onClick={onEnd}
          aria-label={`End the session with ${device}`}
        >
          End
        </Button>
      )}
    </li>
  )
}

function mayEndAll(name: string): Promise<boolean> {
  return ask({
    title: 'End all sessions?',
    text: sentence`${name} is signed out everywhere and has to sign in again. What is not saved there may be lost.`,
    yes: 'End all',
    isGrave: true,
  })
}
