import { Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import { type Account, accountListSchema, type Role } from '#modules/accounts/schema'
import { roleNames } from '../shell/links.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import table from '../ui/table.module.css'
import { dayOf, momentOf } from '../ui/times.ts'
import { AccountActions } from './account-actions.tsx'

const roleOptions = [
  { value: '', label: 'Any role' },
  ...Object.entries(roleNames).map(([value, label]) => ({ value, label })),
]

/** Everybody who can sign in: roles, disabling, deleting. */
export function AccountsPage() {
  const [search, setSearch] = useState('')
  const [role, setRole] = useState<Role | ''>('')
  const [page, setPage] = useState(1)
  const [settled] = useDebouncedValue(search, 300)
  const query = accountListSchema.parse({
    page,
    ...(settled === '' ? {} : { search: settled }),
    ...(role === '' ? {} : { role }),
  })
  const accounts = useQuery({
    queryKey: ['accounts', query],
    queryFn: () => call('GET /accounts', { query }),
    placeholderData: keepPreviousData,
  })
  return (
    <div>
      <PageHead title="Accounts" lead="A change counts on the person's next click." />
      <Group align="flex-end" gap="sm" mb="md">
        <TextInput
          label="Search"
          type="search"
          placeholder="Name or email"
          value={search}
          maxLength={120}
          flex="1 1 14rem"
          onChange={({ currentTarget: { value } }) => {
            setSearch(value)
            setPage(1)
          }}
        />
        <NativeSelect
          label="Role"
          data={roleOptions}
          value={role}
          onChange={({ currentTarget: { value } }) => {
            setRole(value as Role | '')
            setPage(1)
          }}
        />
      </Group>
      <Loaded query={accounts}>
        {(list) => (
          <>
            <AccountTable accounts={list.accounts} />
            <Pages {...list} onPage={setPage} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function AccountTable({ accounts }: { accounts: readonly Account[] }) {
  if (accounts.length === 0) return <Text c="dimmed">Nobody fits. Change the search.</Text>
  return (
    <table className={table.table} aria-label="Accounts">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">Last sign-in</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <td>
              <strong>{account.name}</strong>
              <Text size="sm" c="dimmed" component="div">
                {account.email}
              </Text>
            </td>
            <td data-label="Role">
              {roleNames[account.role]}
              {account.disabledAt && ` · disabled since ${dayOf(account.disabledAt)}`}
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
