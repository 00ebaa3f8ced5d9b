import { Button, NativeSelect, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { accountListQuery, invitesQuery } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { useSearch } from '../routing.tsx'
import { accountSearchFrom, filtersIn } from '../searches.ts'
import { ActButton } from '../ui/act-button.tsx'
import { choices } from '../ui/choices.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { ListFilters } from '../ui/list-filters.tsx'
import { ListPage } from '../ui/list-page.tsx'
import { Part } from '../ui/part.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { useTimes } from '../ui/times.ts'
import { useFilters } from '../ui/use-filters.ts'
import { useSecret } from '../ui/use-secret.ts'
import { navigate } from '../visits.ts'
import { useAccountsWords } from './account-actions.tsx'
import { InviteForm, useAccountColumns } from './account-table.tsx'
import classes from './accounts.module.css'

/** Everybody who can sign in, and who has been invited to. */
export function AccountsPage() {
  const words = useAccountsWords()
  const search = useSearch('/accounts')
  const [isInviting, setInviting] = useState(false)
  return (
    <ListPage
      title={words.title}
      lead={words.lead}
      tools={
        <Button onClick={() => setInviting(!isInviting)} aria-expanded={isInviting}>
          {words.invites.button}
        </Button>
      }
      query={useQuery({ ...accountListQuery(search), placeholderData: keepPreviousData })}
      rows={({ accounts }) => accounts}
      columns={useAccountColumns()}
      keyOf={({ id }) => id}
      empty={words.list.none}
      isCounted
      onPage={(cursor) => void navigate({ to: '/accounts', search: { ...search, cursor } })}
    >
      <Invites isInviting={isInviting} />
      <Filters />
    </ListPage>
  )
}

function Filters() {
  const { filters: words, roles } = useAccountsWords()
  const { search, change, choose } = useFilters('/accounts', accountSearchFrom, true)
  const { anyRole, anyState, active, disabled } = words
  return (
    <ListFilters
      inUse={filtersIn({ ...search, search: undefined })}
      search={
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          given={search.search ?? ''}
          onSearch={(typed) => change({ search: typed })}
        />
      }
    >
      <NativeSelect
        label={words.role}
        data={choices({ '': anyRole, ...roles })}
        {...choose('role')}
      />
      <NativeSelect
        label={words.state}
        data={choices({ '': anyState, active, disabled })}
        {...choose('state')}
      />
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
        <Part titleId="invites-title" title={words.open} className={classes.section}>
          <ul className={classes.list}>
            {data.invites.map((invite) => (
              <OneInvite key={invite.id} invite={invite} />
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function OneInvite({ invite }: { invite: Answer<'GET /invites'>['invites'][number] }) {
  const { invites: words, roles } = useAccountsWords()
  const { dayOf } = useTimes()
  const whom = invite.email ?? words.whoever
  return (
    <li>
      <div>
        <strong>{whom}</strong> · {roles[invite.role]}
        <Text size="sm" c="dimmed" component="div">
          {words.by(invite.createdByName, dayOf(invite.createdAt), dayOf(invite.expiresAt))}
        </Text>
      </div>
      <ActButton
        size="compact-sm"
        aria-label={words.revokeOne(whom, roles[invite.role])}
        does={() => call('DELETE /invites/{id}', { params: { id: invite.id } })}
        done={words.revoked}
        topics={['invites']}
      >
        {words.revoke}
      </ActButton>
    </li>
  )
}
