import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Account } from '#modules/accounts/schema'
import { type Column, DataTable } from '../ui/data-table.tsx'
import table from '../ui/table.module.css'
import { useTimes } from '../ui/times.ts'
import { useAccountsWords } from '../words/accounts.ts'
import { AccountMenu } from './account-actions.tsx'
import classes from './accounts.module.css'
import { Face } from './face.tsx'
import { useStateOf } from './state-of.ts'

function useColumns(): Column<Account>[] {
  const { list: words, roles } = useAccountsWords()
  const { columns: names, factor } = words
  const { dayOf } = useTimes()
  const stateOf = useStateOf()
  return [
    { name: names.name, of: (account) => <Person account={account} />, isBare: true },
    { name: names.role, of: ({ role }) => roles[role] },
    {
      name: names.state,
      of: (account) => (
        <>
          {stateOf(account)}
          <Beside>{account.hasSecondFactor ? factor.on : factor.off}</Beside>
        </>
      ),
    },
    {
      name: names.lastSignIn,
      timed: ({ lastSignInAt: at, createdAt }, momentOf) => (
        <>
          {at ? momentOf(at) : words.never}
          <Beside>{words.made(dayOf(createdAt))}</Beside>
        </>
      ),
    },
    { name: names.actions, of: (account) => <AccountMenu account={account} />, isBare: true },
  ]
}

function Beside({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" component="div" className={table.whole}>
      {children}
    </Text>
  )
}

/** Accounts, one row each; the name leads to the account's page. */
export function AccountTable({ accounts }: { accounts: readonly Account[] }) {
  const { list: words, title } = useAccountsWords()
  const columns = useColumns()
  if (accounts.length === 0) return <Text c="dimmed">{words.none}</Text>
  return <DataTable label={title} columns={columns} rows={accounts} keyOf={({ id }) => id} />
}

function Person({ account }: { account: Account }) {
  const { id, name, email } = account
  return (
    <div className={classes.person}>
      <Face account={account} />
      <div>
        <Anchor
          fw={600}
          renderRoot={(props) => (
            <Link to="/accounts/$accountId" params={{ accountId: id }} {...props} />
          )}
        >
          {name}
        </Anchor>
        <Text size="sm" c="dimmed" component="div">
          {email}
        </Text>
      </div>
    </div>
  )
}
