import { Anchor, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Account } from '#modules/accounts/schema'
import { accountQuery } from '../queries.ts'
import { useSession } from '../session.ts'
import { roleNames } from '../shell/links.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { momentOf } from '../ui/times.ts'
import { AccountActions } from './account-actions.tsx'
import { AccountSessions } from './account-sessions.tsx'
import classes from './accounts.module.css'
import { Face } from './face.tsx'
import { LostSecondFactor, ResetLink } from './lost-access.tsx'
import { stateOf } from './state-of.ts'

const route = getRouteApi('/accounts/$accountId')

/** All about one account: who it is, what can be changed, where it is signed in. */
export function AccountPage() {
  const { accountId } = route.useParams()
  const account = useQuery(accountQuery(accountId))
  return <Loaded query={account}>{(found) => <OneAccount account={found} />}</Loaded>
}

function OneAccount({ account }: { account: Account }) {
  const isOwn = useSession().id === account.id
  const navigate = route.useNavigate()
  return (
    <div>
      <PageHead
        title={account.name}
        back={<Link to="/accounts">All accounts</Link>}
        lead={account.email}
      >
        <Face account={account} />
      </PageHead>
      <dl className={classes.facts}>
        <dt>Role</dt>
        <dd>{roleNames[account.role]}</dd>
        <dt>State</dt>
        <dd>{stateOf(account)}</dd>
        <dt>Second factor</dt>
        <dd>{account.hasSecondFactor ? 'On' : 'Off'}</dd>
        <dt>Last sign-in</dt>
        <dd>{account.lastSignInAt ? momentOf(account.lastSignInAt) : 'Never'}</dd>
        <dt>Made</dt>
        <dd>{momentOf(account.createdAt)}</dd>
        <dt>Done by it</dt>
        <dd>
          <Anchor
            renderRoot={(props) => <Link to="/audit" search={{ actor: account.id }} {...props} />}
          >
            In the audit log
          </Anchor>
        </dd>
      </dl>
      <section className={classes.section} aria-labelledby="change-title">
        <Title order={2} size="h4" id="change-title" mb="sm">
          Change
        </Title>
        <AccountActions account={account} onDeleted={() => void navigate({ to: '/accounts' })} />
      </section>
      <AccountSessions accountId={account.id} name={account.name} />
      {!isOwn && <ResetLink account={account} />}
      {!isOwn && account.hasSecondFactor && <LostSecondFactor account={account} />}
    </div>
  )
}
