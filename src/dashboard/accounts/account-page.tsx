import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import type { Account } from '#modules/accounts/schema'
import { accountQuery } from '../queries.ts'
import { Link, useParams } from '../routing.tsx'
import { useSession } from '../session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { useTimes } from '../ui/times.ts'
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
      <Part titleId="change-title" title={words.change} className={classes.section}>
        <AccountActions account={account} onDeleted={() => void navigate({ to: '/accounts' })} />
      </Part>
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
  const make = async () => {
    const made = await call('POST /accounts/{id}/reset-link', { params: { id: account.id } })
    setExpiresAt(made.expiresAt)
    secret.show(made.link)
  }
  return (
    <Part titleId="reset-title" title={words.title} className={classes.section}>
      {secret.text ? (
        <ShownOnce
          title={words.link}
          secret={secret}
          hint={words.hint(momentOf(expiresAt), account.name)}
        />
      ) : (
        <>
          <Muted mb="sm">{words.sure(account.name)}</Muted>
          <ActButton does={make} done={null} topics={[]} disabled={account.disabledAt !== null}>
            {words.make}
          </ActButton>
          {account.disabledAt !== null && (
            <Text size="sm" mt="xs">
              {words.disabled}
            </Text>
          )}
        </>
      )}
    </Part>
  )
}

/** Turns off the second factor of somebody who lost the telephone and the backup codes. */
function LostSecondFactor({ account: { id, name } }: { account: Account }) {
  const { factor: words } = useAccountsWords().lost
  return (
    <Part titleId="factor-title" title={words.title} className={classes.section}>
      <Muted mb="sm">{words.text}</Muted>
      <ActButton
        asks={{ title: words.sure, text: words.means(name), yes: words.yes, isGrave: true }}
        does={() => call('DELETE /accounts/{id}/second-factor', { params: { id } })}
        done={words.done}
        topics={['accounts']}
      >
        {words.button}
      </ActButton>
    </Part>
  )
}
