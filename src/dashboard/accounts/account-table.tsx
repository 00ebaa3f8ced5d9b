import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Account } from '#modules/accounts/schema'
import { roleNames } from '../shell/links.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import table from '../ui/table.module.css'
import { dayOf, momentOf } from '../ui/times.ts'
import { AccountMenu } from './account-actions.tsx'
import classes from './accounts.module.css'
import { Face } from './face.tsx'
import { stateOf } from './state-of.ts'

const columns: Column<Account>[] = [
  { name: 'Name', of: (account) => <Person account={account} />, isBare: true },
  { name: 'Role', of: ({ role }) => roleNames[role] },
  {
    name: 'State',
    of: (account) => (
      <>
        {stateOf(account)}
        <Beside>Second factor {account.hasSecondFactor ? 'on' : 'off'}</Beside>
      </>
    ),
  },
  {
    name: 'Last sign-in',
    of: ({ lastSignInAt: at, createdAt }) => (
      <>
        <span className={table.whole}>{at ? momentOf(at) : 'Never'}</span>
        <Beside>Account made {dayOf(createdAt)}</Beside>
      </>
    ),
  },
  { name: 'Actions', of: (account) => <AccountMenu account={account} />, isBare: true },
]

function Beside({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" component="div" className={table.whole}>
      {children}
    </Text>
  )
}

/** Accounts, one row each; the name leads to all about it. */
export function AccountTable({ accounts }: { accounts: readonly Account[] }) {
  if (accounts.length === 0) return <Text c="dimmed">Nobody fits. Change the search.</Text>
  return <DataTable label="Accounts" columns={columns} rows={accounts} keyOf={({ id }) => id} />
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
