import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import { sentence } from '#messages/isolated'
import type { Account } from '#modules/accounts/schema'
import { freshen } from '../query-client.ts'
import { ask } from '../ui/ask.ts'
import { ShownOnce } from '../ui/shown-once.tsx'
import { momentOf } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { useSecret } from '../ui/use-secret.ts'
import classes from './accounts.module.css'

/** A link to choose a new password, made by an admin and handed over. */
export function ResetLink({ account }: { account: Account }) {
  const secret = useSecret('the link')
  const [expiresAt, setExpiresAt] = useState('')
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    await call('POST /accounts/{id}/reset-link', { params: { id: account.id } }).then((made) => {
      setExpiresAt(made.expiresAt)
      secret.show(made.link)
    }, problemToast)
    setBusy(false)
  }
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
  const [isBusy, setBusy] = useState(false)
  const turnOff = async () => {
    if (!(await mayTurnOff(name))) return
    setBusy(true)
    await call('DELETE /accounts/{id}/second-factor', { params: { id } }).then(
      () => doneToast('The second factor is off'),
      problemToast,
    )
    setBusy(false)
    await freshen('accounts')
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
