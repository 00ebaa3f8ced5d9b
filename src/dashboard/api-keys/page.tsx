import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { sentence } from '#messages/isolated'
import type { ApiKey } from '#modules/accounts/schema'
import { apiKeysQuery } from '../queries.ts'
import { roleNames } from '../shell/links.ts'
import { ask } from '../ui/ask.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { dayOf, momentOf } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { NewKey } from './new-key.tsx'

/** Keys for other programs: make, list, revoke. */
export function ApiKeysPage() {
  const keys = useQuery(apiKeysQuery)
  return (
    <div>
      <PageHead
        title="API keys"
        lead={
          <>
            For your own programs: <a href="/api/v1/docs">how the API is used</a>.
          </>
        }
      />
      <NewKey />
      <Loaded query={keys}>{({ apiKeys }) => <KeyTable keys={apiKeys} />}</Loaded>
    </div>
  )
}

const columns: Column<ApiKey>[] = [
  {
    name: 'Name',
    of: ({ name, createdAt }) => (
      <>
        <strong>{name}</strong>
        <Text size="sm" c="dimmed" component="div">
          made {dayOf(createdAt)}
        </Text>
      </>
    ),
    isBare: true,
  },
  { name: 'Role', of: ({ role }) => roleNames[role] },
  { name: 'Ends', of: endOf },
  { name: 'Last used', of: ({ lastUsedAt }) => (lastUsedAt ? momentOf(lastUsedAt) : 'Never') },
  { name: 'Actions', of: (key) => isOpen(key) && <Revoke apiKey={key} />, isBare: true },
]

function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  if (keys.length === 0)
    return (
      <Text c="dimmed">There is no key yet. Say above what it is for, and make the first.</Text>
    )
  return <DataTable label="API keys" columns={columns} rows={keys} keyOf={({ id }) => id} />
}

function isOpen({ revokedAt, expiresAt }: ApiKey): boolean {
  return revokedAt === null && Date.parse(expiresAt) > Date.now()
}

/** In words, not by colour alone: a key that works no more looks like any other. */
function endOf(key: ApiKey): string {
  if (key.revokedAt) return `Revoked ${dayOf(key.revokedAt)}`
  return isOpen(key) ? dayOf(key.expiresAt) : `Ended ${dayOf(key.expiresAt)}`
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { run } = useAction('api-keys')
  const revoke = async () => {
    const isSure = await ask({
      title: 'Are you sure?',
      text: sentence`You won't be able to revert this! Programs that use “${name}” are refused from now on.`,
      yes: 'Yes, revoke it!',
      isGrave: true,
    })
    const end = () => call('DELETE /api-keys/{id}', { params: { id } })
    if (isSure) await run(end, sentence`${name} is revoked now`)
  }
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="danger"
      onClick={() => void revoke()}
      aria-label={`Revoke ${name}`}
    >
      Revoke
    </Button>
  )
}
