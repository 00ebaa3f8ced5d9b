import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { type AccountSession, deviceNames } from '#modules/accounts/schema'
import { accountSessionsQuery } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Part } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useAccountsWords } from './account-actions.tsx'
import classes from './accounts.module.css'

interface AccountSessions {
  accountId: string
  name: string
}

/** Where somebody is signed in; each session can be ended, or all. */
export function AccountSessions({ accountId, name }: AccountSessions) {
  const { sessions: words } = useAccountsWords()
  const { run, isBusy } = useAction('accounts')
  const sessions = useQuery(accountSessionsQuery(accountId))
  const endAll = async () => {
    const isSure = await ask({
      title: words.mayEndAll.title,
      text: words.mayEndAll.text(name),
      yes: words.endAll,
      isGrave: true,
    })
    if (isSure)
      await run(
        () => call('DELETE /accounts/{id}/sessions', { params: { id: accountId } }),
        words.allEnded,
      )
  }
  const endOne = (sessionId: string) =>
    run(
      () =>
        call('DELETE /accounts/{id}/sessions/{sessionId}', {
          params: { id: accountId, sessionId },
        }),
      words.ended,
    )
  return (
    <Part titleId="sessions-title" title={words.title} className={classes.section}>
      <Loaded query={sessions} isPart>
        {({ sessions: list }) => (
          <>
            {list.length === 0 && <Text c="dimmed">{words.none}</Text>}
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
                  {words.endAll}
                </Button>
              </Group>
            )}
          </>
        )}
      </Loaded>
    </Part>
  )
}

interface OneSession {
  session: AccountSession
  isBusy: boolean
  onEnd: () => void
}

function OneSession({ session, isBusy, onEnd }: OneSession) {
  const { sessions: words } = useAccountsWords()
  const { momentBesideClock: momentOf } = useTimes()
  const device = deviceNames(session.device) ?? words.device
  return (
    <li>
      <div>
        <strong>{device}</strong>
        {session.isThis && ` · ${words.isThis}`}
        <Text size="sm" c="dimmed" component="div">
          {words.seen(momentOf(session.lastUsedAt), momentOf(session.beganAt))}
        </Text>
      </div>
      {!session.isThis && (
        <Button
          size="compact-sm"
          variant="default"
          disabled={isBusy}
          onClick={onEnd}
          aria-label={words.endOne(device)}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
