import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Account } from '#modules/accounts/schema'
import { roleNames } from '../shell/links.ts'
import table from '../ui/table.module.css'
import { dayOf, momentOf } from '../ui/times.ts'
import { AccountActions } from './account-actions.tsx'
import classes from './accounts.module.css'
import { Face } from './face.tsx'
import { stateOf } from './state-of.ts'

/** Accounts, one row each; the name leads to all about it. */
export function AccountTable({ accounts }: { accounts: readonly Account[] }) {
  if (accounts.length === 0) return <Text c="dimmed">Nobody fits. Change the search.</Text>
  return (
    <table className={table.table} aria-label="Accounts">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">State</th>
          <th scope="col">Last sign-in</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <td>
              <Person account={account} />
            </td>
            <td data-label="Role">{roleNames[account.role]}</td>
            <td data-label="State">
              {stateOf(account)}
              <Text size="sm" c="dimmed" component="div" className={table.whole}>
                Second factor {account.hasSecondFactor ? 'on' : 'off'}
              </Text>
              <Text size="sm" c="dimmed" component="div" className={table.whole}>
                Since {dayOf(account.createdAt)}
              </Text>
            </td>
            <td data-label="Last sign-in">
              {account.lastSignInAt ? momentOf(account.lastSignInAt) : 'Never'}
            </td>
            <td>
              <AccountActions account={account} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
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
