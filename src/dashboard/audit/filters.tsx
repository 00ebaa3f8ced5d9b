import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sentence } from '#messages/isolated'
import { apiKeysQuery, staffQuery } from '../queries.ts'
import { useSession } from '../session.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import type { AuditSearch } from './audit-search.ts'

interface Filters {
  search: AuditSearch
  onChange: (search: AuditSearch) => void
}

/** Kinds of actions, by how their names begin. */
const groups = [
  { value: '', label: 'Anything' },
  { value: 'record.', label: 'Records' },
  { value: 'document.', label: 'Documents' },
  { value: 'access_code.', label: 'Access codes' },
  { value: 'viewing.', label: 'Opened files' },
  { value: 'share.', label: 'Shares' },
  { value: 'record_link.', label: 'Links to accounts' },
  { value: 'account.', label: 'Accounts' },
  { value: 'account.sign_in_failed', label: 'Failed sign-ins' },
  { value: 'invite.', label: 'Invitations' },
  { value: 'api_key.', label: 'API keys' },
  { value: 'request.', label: 'Refused attempts' },
  { value: 'organisation.', label: 'Settings' },
  { value: 'notice.', label: 'Notices' },
  { value: 'concern.', label: 'Concerns' },
  { value: 'complaint.', label: 'Complaints' },
  { value: 'audit.', label: 'Exports of this log' },
]

/** By whom, what and when; each change goes into the address. */
export function Filters({ search, onChange }: Filters) {
  const { people, queries } = usePeople(search.actor)
  const set = (name: keyof AuditSearch) => ({
    value: search[name] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...search, [name]: value === '' ? undefined : value }),
  })
  const actions = groups.some(({ value }) => value === (search.action ?? ''))
    ? groups
    : [...groups, { value: search.action ?? '', label: search.action ?? '' }]
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  return (
    <search>
      <Group align="flex-end" gap="sm" mb="md">
        <NativeSelect label="Who" data={people} flex="1 1 11rem" {...set('actor')} />
        <NativeSelect label="What" data={actions} flex="1 1 9rem" {...set('action')} />
        <TextInput
          label="From"
          type="date"
          max={search.to ?? ''}
          flex="1 1 9rem"
          {...set('from')}
        />
        <TextInput label="To" type="date" min={search.from ?? ''} flex="1 1 9rem" {...set('to')} />
        <Button variant="default" disabled={!isFiltered} onClick={() => onChange({})}>
          Show all
        </Button>
      </Group>
      <FailedPart what="The names to choose from" queries={queries} />
    </search>
  )
}

/** The staff and the keys; whoever else the address asks for stands there too. */
function usePeople(chosen: string | undefined) {
  const who = useSession()
  const admins = useQuery(staffQuery('admin'))
  const moderators = useQuery(staffQuery('moderator'))
  const keys = useQuery(apiKeysQuery)
  const accounts = [...(admins.data?.accounts ?? []), ...(moderators.data?.accounts ?? [])]
  const people = [
    { value: '', label: 'Anybody' },
    ...accounts.map(({ id, name }) => ({
      value: id,
      label: id === who.id ? sentence`${name} (you)` : name,
    })),
    ...(keys.data?.apiKeys ?? []).map(({ id, name }) => ({
      value: id,
      label: sentence`${name} (API key)`,
    })),
    { value: 'visitors', label: 'Visitors' },
    { value: 'system', label: 'Candor itself' },
  ]
  const isThere = chosen === undefined || people.some(({ value }) => value === chosen)
  return {
    people: isThere ? people : [...people, { value: chosen, label: 'The one in the address' }],
    queries: [admins, moderators, keys],
  }
}
