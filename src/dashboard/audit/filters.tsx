import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { apiKeysQuery, staffQuery } from '../queries.ts'
import { useSession } from '../session.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { ListFilters } from '../ui/list-filters.tsx'
import { filtersIn } from '../ui/page-search.ts'
import { useAuditWords } from '../words/audit.ts'
import type { AuditSearch } from './audit-search.ts'

interface Filters {
  search: AuditSearch
  onChange: (search: AuditSearch) => void
}

/** By whom, what and when; each change goes into the address. */
export function Filters({ search, onChange }: Filters) {
  const words = useAuditWords().filters
  const groups = Object.entries(words.groups).map(([value, label]) => ({ value, label }))
  const { people, queries } = usePeople(search.actor)
  const set = (name: keyof AuditSearch) => ({
    value: search[name] ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      onChange({ ...search, [name]: value === '' ? undefined : value }),
  })
  const actions = groups.some(({ value }) => value === (search.action ?? ''))
    ? groups
    : [...groups, { value: search.action ?? '', label: search.action ?? '' }]
  const inUse = filtersIn(search)
  return (
    <ListFilters inUse={inUse} after={<FailedPart what={words.names} queries={queries} />}>
      <NativeSelect label={words.who} data={people} flex="1 1 11rem" {...set('actor')} />
      <NativeSelect label={words.what} data={actions} flex="1 1 9rem" {...set('action')} />
      <TextInput
        label={words.from}
        type="date"
        max={search.to ?? ''}
        flex="1 1 9rem"
        {...set('from')}
      />
      <TextInput
        label={words.to}
        type="date"
        min={search.from ?? ''}
        flex="1 1 9rem"
        {...set('to')}
      />
      <Button variant="default" disabled={inUse === 0} onClick={() => onChange({})}>
        {words.all}
      </Button>
    </ListFilters>
  )
}

/** Lists the staff and the keys, and anybody else that the address asks for. */
function usePeople(chosen: string | undefined) {
  const words = useAuditWords().filters
  const who = useSession()
  const admins = useQuery(staffQuery('admin'))
  const moderators = useQuery(staffQuery('moderator'))
  const keys = useQuery(apiKeysQuery)
  const accounts = [...(admins.data?.accounts ?? []), ...(moderators.data?.accounts ?? [])]
  const people = [
    { value: '', label: words.anybody },
    ...accounts.map(({ id, name }) => ({
      value: id,
      label: id === who.id ? words.you(name) : name,
    })),
    ...(keys.data?.apiKeys ?? []).map(({ id, name }) => ({
      value: id,
      label: words.key(name),
    })),
    { value: 'visitors', label: words.visitors },
    { value: 'system', label: words.system },
  ]
  const isThere = chosen === undefined || people.some(({ value }) => value === chosen)
  return {
    people: isThere ? people : [...people, { value: chosen, label: words.fromAddress }],
    queries: [admins, moderators, keys],
  }
}
