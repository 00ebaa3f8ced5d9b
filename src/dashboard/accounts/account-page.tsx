import { Anchor, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { Account } from '#modules/accounts/schema'
import { accountQuery } from '../queries.ts'
import { useSession } from '../session.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useTimes } from '../ui/times.ts'
import { useAccountsWords } from '../words/accounts.ts'
import { AccountActions } from './account-actions.tsx'
import { AccountSessions } from './account-sessions.tsx'
import classes from './accounts.module.css'
import { Face } from './face.tsx'
import { LostSecondFactor, ResetLink } from './lost-access.tsx'
import { useStateOf } from './state-of.ts'

const route = getRouteApi('/accounts/$accountId')

/** Everything about one account: who it is, what can be changed, where it is signed in. */
export function AccountPage() {
  const { accountId } = route.useParams()
  const account = useQuery(accountQuery(accountId))
  return <Loaded query={account}>{(found) => <OneAccount account={found} />}</Loaded>
}

function OneAccount({ account }: { account: Account }) {
  const { one: words, list, roles } = useAccountsWords()
  const { momentOf } = useTimes()
  const stateOf = useStateOf()
  const isOwn = useSession().id === account.id
  const navigate = route.useNavigate()
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
