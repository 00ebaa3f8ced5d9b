import { Anchor, Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import type { Account } from '#modules/accounts/schema'
import { accountQuery } from '../queries.ts'
import { Link, useParams } from '../routing.tsx'
import { useSession } from '../session.ts'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useSecret } from '../ui/use-secret.ts'
import { navigate } from '../visits.ts'
import { AccountActions, Face, useAccountsWords, useStateOf } from './account-actions.tsx'
import { AccountSessions } from './account-sessions.tsx'
import classes from './accounts.module.css'

/** Everything about one account: who it is, what can be changed, where it is signed in. */
export function AccountPage() {
  const { accountId } = useParams('/accounts/$accountId')
  const account = useQuery(accountQuery(accountId))
  return <Loaded query={account}>{(found) => <OneAccount account={found} />}</Loaded>
}

function OneAccount({ account }: { account: Account }) {
  const { one: words, list, roles } = useAccountsWords()
  const { momentOf } = useTimes()
  const stateOf = useStateOf()
  const isOwn = useSession().id === account.id
  return (
    <div>
      <PageHead
        title={account.name}
        back={<Link to="/accounts">{words.back}</Link>}
        lead={account.email}
      >
        <Face account={account} />
      </PageHead>
      <dl className={classes.facts}>
        <dt>{list.columns.role}</dt>
        <dd>{roles[account.role]}</dd>
        <dt>{list.columns.state}</dt>
        <dd>{stateOf(account)}</dd>
        <dt>{words.facts.factor}</dt>
        <dd>{account.hasSecondFactor ? words.on : words.off}</dd>
        <dt>{list.columns.lastSignIn}</dt>
        <dd>{account.lastSignInAt ? momentOf(account.lastSignInAt) : list.never}</dd>
        <dt>{words.facts.made}</dt>
        <dd>{momentOf(account.createdAt)}</dd>
        <dt>{words.facts.done}</dt>
        <dd>
          <Anchor
            renderRoot={(props) => <Link to="/audit" search={{ actor: account.id }} {...props} />}
          >
            {words.inLog}
          </Anchor>
        </dd>
      </dl>
      <section className={classes.section} aria-labelledby="change-title">
        <Title order={2} size="h4" id="change-title" mb="sm">
          {words.change}
        </Title>
        <AccountActions account={account} onDeleted={() => void navigate({ to: '/accounts' })} />
      </section>
      <AccountSessions accountId={account.id} name={account.name} />
      {!isOwn && <ResetLink account={account} />}
      {!isOwn && account.hasSecondFactor && <LostSecondFactor account={account} />}
    </div>
  )
}

/** A link for choosing a new password, made by an admin and passed on. */
function ResetLink({ account }: { account: Account }) {
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
function LostSecondFactor({ account: { id, name } }: { account: Account }) {
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
