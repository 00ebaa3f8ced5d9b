import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import type { Account } from '#modules/accounts/schema'
import { ask } from '../ui/ask.ts'
import { ShownOnce } from '../ui/shown-once.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useSecret } from '../ui/use-secret.ts'
import { useAccountsWords } from '../words/accounts.ts'
import classes from './accounts.module.css'

/** A link for choosing a new password, made by an admin and passed on. */
export function ResetLink({ account }: { account: Account }) {
  const { lost: words, invites } = useAccountsWords()
  const { momentOf } = useTimes()
  const secret = useSecret(invites.theLink)
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
        {words.title}
      </Title>
      {secret.text ? (
        <ShownOnce
          title={words.link}
          secret={secret}
          hint={words.hint(momentOf(expiresAt), account.name)}
        />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            {words.sure(account.name)}
          </Text>
          <Button
            variant="default"
            loading={isBusy}
            disabled={account.disabledAt !== null}
            onClick={() => void make()}
          >
            {words.make}
          </Button>
          {account.disabledAt !== null && (
            <Text size="sm" mt="xs">
              {words.disabled}
            </Text>
          )}
        </>
      )}
    </section>
  )
}

/** Turns off the second factor of somebody who lost the telephone and the backup codes. */
export function LostSecondFactor({ account: { id, name } }: { account: Account }) {
  const { factor: words } = useAccountsWords().lost
  const { run, isBusy } = useAction('accounts')
  const turnOff = async () => {
    const isSure = await ask({
      title: words.sure,
      text: words.means(name),
      yes: words.yes,
      isGrave: true,
    })
    if (!isSure) return
    const end = () => call('DELETE /accounts/{id}/second-factor', { params: { id } })
    await run(end, words.done)
  }
  return (
    <section className={classes.section} aria-labelledby="factor-title">
      <Title order={2} size="h4" id="factor-title" mb="xs">
        {words.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {words.text}
      </Text>
      <Button variant="default" loading={isBusy} onClick={() => void turnOff()}>
        {words.button}
      </Button>
    </section>
  )
}
