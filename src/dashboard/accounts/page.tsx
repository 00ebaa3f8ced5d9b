import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { accountListQuery } from '../queries.ts'
import { ListFilters } from '../ui/list-filters.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { filtersIn } from '../ui/page-search.ts'
import { Pages } from '../ui/pages.tsx'
import { useAccountsWords } from '../words/accounts.ts'
import { AccountTable } from './account-table.tsx'
import { Invites } from './invites.tsx'
import { type AccountSearch, accountSearchFrom } from './list-search.ts'

const route = getRouteApi('/accounts')

/** Everybody who can sign in, and who has been invited to. */
export function AccountsPage() {
  const words = useAccountsWords()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [isInviting, setInviting] = useState(false)
  const accounts = useQuery({ ...accountListQuery(search), placeholderData: keepPreviousData })
  const change = (changes: AccountSearch) =>
    void navigate({
      search: accountSearchFrom({ ...search, cursor: undefined, ...changes }),
      replace: !('cursor' in changes),
    })
  return (
    <div>
      <PageHead title={words.title} lead={words.lead}>
        <Button onClick={() => setInviting(!isInviting)} aria-expanded={isInviting}>
          {words.invites.button}
        </Button>
      </PageHead>
      <Invites isInviting={isInviting} />
      <Filters search={search} onChange={change} />
      <Loaded query={accounts}>
        {(list) => (
          <>
            <AccountTable accounts={list.accounts} />
            <Pages {...list} onPage={(cursor) => change({ cursor })} />
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
  const { filters: words, roles } = useAccountsWords()
  const roleOptions = [
    { value: '', label: words.anyRole },
    ...Object.entries(roles).map(([value, label]) => ({ value, label })),
  ]
  const stateOptions = [
    { value: '', label: words.anyState },
    { value: 'active', label: words.active },
    { value: 'disabled', label: words.disabled },
  ]
  const given = search.search ?? ''
  const [text, setText] = useState(given)
  const searchSoon = useDebouncedCallback((typed: string) => onChange({ search: typed }), 300)
  // Back and forward change the address without any typing.
  useEffect(() => setText(given), [given])
  const choose = (name: 'role' | 'state') => ({
    value: search[name] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ [name]: value === '' ? undefined : value }),
  })
  return (
    <ListFilters
      inUse={filtersIn({ ...search, search: undefined })}
      search={
        <TextInput
          label={words.search}
          type="search"
          placeholder={words.searchHint}
          value={text}
          maxLength={120}
          flex="1 1 14rem"
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            searchSoon(value)
          }}
        />
      }
    >
      <NativeSelect label={words.role} data={roleOptions} {...choose('role')} />
      <NativeSelect label={words.state} data={stateOptions} {...choose('state')} />
    </ListFilters>
  )
}
