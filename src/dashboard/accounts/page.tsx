import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { accountListQuery } from '../queries.ts'
import { roleNames } from '../shell/links.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { AccountTable } from './account-table.tsx'
import { Invites } from './invites.tsx'
import { type AccountSearch, accountSearchFrom } from './list-search.ts'

const route = getRouteApi('/accounts')
const roleOptions = [
  { value: '', label: 'Any role' },
  ...Object.entries(roleNames).map(([value, label]) => ({ value, label })),
]
const stateOptions = [
  { value: '', label: 'Active or disabled' },
  { value: 'active', label: 'Active' },
  { value: 'disabled', label: 'Disabled' },
]

/** Everybody who can sign in, and who is invited to. */
export function AccountsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [isInviting, setInviting] = useState(false)
  const accounts = useQuery({ ...accountListQuery(search), placeholderData: keepPreviousData })
  const change = (changes: AccountSearch) =>
    void navigate({
      search: accountSearchFrom({ ...search, page: 1, ...changes }),
      replace: !('page' in changes),
    })
  return (
    <div>
      <PageHead title="Accounts" lead="Changes take effect at once.">
        <Button onClick={() => setInviting(!isInviting)} aria-expanded={isInviting}>
          Invite somebody
        </Button>
      </PageHead>
      <Invites isInviting={isInviting} />
      <Filters search={search} onChange={change} />
      <Loaded query={accounts}>
        {(list) => (
          <>
            <AccountTable accounts={list.accounts} />
            <Pages {...list} onPage={(page) => change({ page })} />
          </>
        )}
      </Loaded>
    </div>
  )
}

interface Filters {
  search: AccountSearch
  onChange: (changes: AccountSearch) => void
}

function Filters({ search, onChange }: Filters) {
  const given = search.search ?? ''
  const [text, setText] = useState(given)
  const searchSoon = useDebouncedCallback((typed: string) => onChange({ search: typed }), 300)
  // Back and forward change the address without anybody typing.
  useEffect(() => setText(given), [given])
  const choose = (name: 'role' | 'state') => ({
    value: search[name] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value === '' ? undefined : value }),
  })
  return (
    <search>
      <Group align="flex-end" gap="sm" mb="md">
        <TextInput
          label="Search"
          type="search"
          placeholder="Name or email"
          value={text}
          maxLength={120}
          flex="1 1 14rem"
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            searchSoon(value)
          }}
        />
        <NativeSelect label="Role" data={roleOptions} {...choose('role')} />
        <NativeSelect label="State" data={stateOptions} {...choose('state')} />
      </Group>
    </search>
  )
}
