import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import { sentence } from '#messages/isolated'
import type { Account } from '#modules/accounts/schema'
import { ask } from '../ui/ask.ts'
import { ShownOnce } from '../ui/shown-once.tsx'
import { momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useSecret } from '../ui/use-secret.ts'
import classes from './accounts.module.css'

/** A link to choose a new password, made by an admin and handed over. */
export function ResetLink({ account }: { account: Account }) {
  const secret = useSecret('the link')
  const [expiresAt, setExpiresAt] = useState('')
  const { run, isBusy } = useAction()
  const make = () =>
    run(async () => {
      const made = await call('POST /accounts/{id}/reset-link', { params: { id: account.id } })
      setExpiresAt(made.expiresAt)
      secret.show(made.link)
    }, null)
  return (
    <section className={classes.section} aria-labelledby="reset-title">
      <Title order={2} size="h4" id="reset-title" mb="xs">
        Forgotten password
      </Title>
      {secret.text ? (
        <ShownOnce
          title="The link to a new password"
          secret={secret}
          hint={sentence`It works once, until ${momentOf(expiresAt)}. Hand it to ${account.name} only: whoever opens it has the account.`}
        />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            Make sure first that it is <bdi>{account.name}</bdi> who asks.
          </Text>
          <Button
            variant="default"
            loading={isBusy}
            disabled={account.disabledAt !== null}
            onClick={() => void make()}
          >
            Make a reset link
          </Button>
          {account.disabledAt !== null && (
            <Text size="sm" mt="xs">
              The account is disabled. Enable it first.
            </Text>
          )}
        </>
      )}
    </section>
  )
}

/** Turns off the second factor of somebody who lost the telephone and the backup codes. */
export function LostSecondFactor({ account: { id, name } }: { account: Account }) {
  const { run, isBusy } = useAction('accounts')
  const turnOff = async () => {
    if (!(await mayTurnOff(name))) return
    const end = () => call('DELETE /accounts/{id}/second-factor', { params: { id } })
    await run(end, 'The second factor is off')
  }
  return (
    <section className={classes.section} aria-labelledby="factor-title">
      <Title order={2} size="h4" id="factor-title" mb="xs">
        Lost second factor
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        For somebody who has neither the telephone nor a backup code any more.
      </Text>
      <Button variant="default" loading={isBusy} onClick={() => void turnOff()}>
        Turn the second factor off
      </Button>
    </section>
  )
}

function mayTurnOff(name: string): Promise<boolean> {
  return ask({
    title: 'Turn the second factor off?',
    text: sentence`Afterwards the password alone opens the account of ${name}. Make sure first that it is ${name} who asks.`,
    yes: 'Turn it off',
    isGrave: true,
  })
}
