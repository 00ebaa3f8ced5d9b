import { Button, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Answer, call } from '#api/client'
import { accountListQuery, invitesQuery } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { useSearch } from '../routing.tsx'
import { type AccountSearch, accountSearchFrom, filtersIn } from '../searches.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { ListFilters } from '../ui/list-filters.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pages } from '../ui/pages.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useSecret } from '../ui/use-secret.ts'
import { navigate } from '../visits.ts'
import { useAccountsWords } from './account-actions.tsx'
import { AccountTable, InviteForm } from './account-table.tsx'
import classes from './accounts.module.css'

/** Everybody who can sign in, and who has been invited to. */
export function AccountsPage() {
  const words = useAccountsWords()
  const search = useSearch('/accounts')
  const [isInviting, setInviting] = useState(false)
  const accounts = useQuery({ ...accountListQuery(search), placeholderData: keepPreviousData })
  const change = (changes: AccountSearch) =>
    void navigate({
      to: '/accounts',
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

/** The form to invite somebody, and the invitations that nobody has used yet. */
function Invites({ isInviting }: { isInviting: boolean }) {
  const { invites: words } = useAccountsWords()
  const secret = useSecret(words.theLink)
  const invites = useQuery(invitesQuery)
  const { data } = invites
  const made = async (newLink: string | null) => {
    if (newLink) secret.show(newLink)
    await freshen('invites')
  }
  return (
    <>
      {isInviting && <InviteForm isMailOn={data?.isMailOn ?? false} onMade={made} />}
      <ShownOnce title={words.link} secret={secret} hint={words.hint} />
      <FailedPart what={words.theOpen} queries={[invites]} />
      {data && data.invites.length > 0 && (
        <section className={classes.section} aria-labelledby="invites-title">
          <Title order={2} size="h4" id="invites-title" mb="sm">
            {words.open}
          </Title>
          <ul className={classes.list}>
            {data.invites.map((invite) => (
              <OneInvite key={invite.id} invite={invite} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function OneInvite({ invite }: { invite: Answer<'GET /invites'>['invites'][number] }) {
  const { run, isBusy } = useAction('invites')
  const { invites: words, roles } = useAccountsWords()
  const { dayOf } = useTimes()
  const whom = invite.email ?? words.whoever
  const revoke = () =>
    run(() => call('DELETE /invites/{id}', { params: { id: invite.id } }), words.revoked)
  return (
    <li>
      <div>
        <strong>{whom}</strong> · {roles[invite.role]}
        <Text size="sm" c="dimmed" component="div">
          {words.by(invite.createdByName, dayOf(invite.createdAt), dayOf(invite.expiresAt))}
        </Text>
      </div>
      <Button
        size="compact-sm"
        variant="default"
        loading={isBusy}
        onClick={() => void revoke()}
        aria-label={words.revokeOne(whom, roles[invite.role])}
      >
        {words.revoke}
      </Button>
    </li>
  )
}
