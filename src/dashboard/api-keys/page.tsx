import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { sentence } from '#messages/isolated'
import type { ApiKey } from '#modules/accounts/schema'
import { apiKeysQuery } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { roleNames } from '../shell/links.ts'
import { ask } from '../ui/ask.ts'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import table from '../ui/table.module.css'
import { dayOf, momentOf } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
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

function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  if (keys.length === 0)
    return (
      <Text c="dimmed">There is no key yet. Say above what it is for, and make the first.</Text>
    )
  return (
    <table className={table.table} aria-label="API keys">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">Ends</th>
          <th scope="col">Last used</th>
          <th scope="col">Actions</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <td>
              <strong>{key.name}</strong>
              <Text size="sm" c="dimmed" component="div">
                made {dayOf(key.createdAt)}
              </Text>
            </td>
            <td data-label="Role">{roleNames[key.role]}</td>
            <td data-label="Ends">{endOf(key)}</td>
            <td data-label="Last used">{key.lastUsedAt ? momentOf(key.lastUsedAt) : 'Never'}</td>
            <td>{isOpen(key) && <Revoke apiKey={key} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isOpen = ({ revokedAt, expiresAt }: ApiKey) =>
  revokedAt === null && Date.parse(expiresAt) > Date.now()

/** In words, not by colour alone: a key that works no more looks like any other. */
function endOf(key: ApiKey): string {
  if (key.revokedAt) return `Revoked ${dayOf(key.revokedAt)}`
  return isOpen(key) ? dayOf(key.expiresAt) : `Ended ${dayOf(key.expiresAt)}`
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const revoke = async () => {
    const isSure = await ask({
      title: 'Are you sure?',
      text: sentence`You won't be able to revert this! Programs that use “${name}” are refused from now on.`,
      yes: 'Yes, revoke it!',
      isGrave: true,
    })
    if (!isSure) return
    await call('DELETE /api-keys/{id}', { params: { id } }).then(
      () => doneToast(sentence`${name} is revoked now`),
      problemToast,
    )
    await freshen('api-keys')
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
