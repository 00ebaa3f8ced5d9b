import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client'
import type { Role } from '#modules/accounts/forms.schema'
import type { ApiKey } from '#modules/accounts/schema'
import { day } from '#platform/clock/schema'
import { apiKeysWords } from '#texts/en/desk-api-keys'
import { apiKeysQuery } from '../queries.ts'
import { freshen } from '../query-client.ts'
import { ask } from '../ui/ask.ts'
import { checked } from '../ui/checked.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import table from '../ui/table.module.css'
import { useTimes } from '../ui/times.ts'
import { problemToast } from '../ui/toast.ts'
import { useAction } from '../ui/use-action.ts'
import { useSecret } from '../ui/use-secret.ts'
import { pageWords } from '../words/page-words.ts'
import { placed } from '../words/placed.tsx'
import { said } from '../words/said.tsx'

/** Keys for other programs. */
export const { use: useApiKeysWords } = pageWords('api-keys', apiKeysWords)

const loadSchema = async () => (await import('../schemas.ts')).newApiKeySchema

const optionsOf = (labels: object) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: String(label) }))

/** Makes a key and shows it this once. */
function NewKey() {
  const { form: words, roles, scopes, columns } = useApiKeysWords()
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('moderator')
  const [scope, setScope] = useState('none')
  const [days, setDays] = useState('365')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const secret = useSecret(words.theKey)
  const make = async () => {
    const expiresAt = new Date(Date.now() + Number(days) * day).toISOString()
    setBusy(true)
    try {
      const found = await checked(loadSchema, {
        ...{ name, role, expiresAt },
        scope: scope === 'none' ? null : scope,
      })
      setProblem(found?.errors ? (Object.values(found.errors)[0] ?? null) : null)
      if (!found?.data) return
      secret.show((await call('POST /api-keys', { body: found.data })).key)
      setName('')
    } catch (error) {
      problemToast(error)
    } finally {
      setBusy(false)
    }
    await freshen('api-keys')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void make()
  }
  return (
    <>
      <form onSubmit={submit} aria-label={words.label}>
        <Group align="flex-end" gap="sm" mb="lg">
          <TextInput
            label={columns.name}
            placeholder={words.hint}
            value={name}
            error={said(problem ?? undefined)}
            maxLength={120}
            flex="1 1 14rem"
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <NativeSelect
            label={columns.role}
            data={optionsOf(roles)}
            value={role}
            onChange={({ currentTarget: { value } }) => setRole(value as Role)}
          />
          <NativeSelect
            label={columns.scope}
            data={optionsOf(scopes)}
            value={scope}
            onChange={({ currentTarget: { value } }) => setScope(value)}
          />
          <NativeSelect
            label={words.ends}
            data={optionsOf(words.lasting)}
            value={days}
            onChange={({ currentTarget: { value } }) => setDays(value)}
          />
          <Button type="submit" loading={isBusy}>
            {words.make}
          </Button>
        </Group>
      </form>
      <ShownOnce title={words.shown} secret={secret} hint={words.copy} />
    </>
  )
}

/** Keys for other programs: make, list, revoke. */
export function ApiKeysPage() {
  const words = useApiKeysWords()
  const keys = useQuery(apiKeysQuery)
  return (
    <div>
      <PageHead
        title={words.title}
        lead={placed(words.lead, <a href="/api/v1/docs">{words.docs}</a>)}
      />
      <NewKey />
      <Loaded query={keys}>{({ apiKeys }) => <KeyTable keys={apiKeys} />}</Loaded>
    </div>
  )
}

function useColumns(): Column<ApiKey>[] {
  const words = useApiKeysWords()
  const { columns: names, roles } = words
  const { dayOf } = useTimes()
  /** In words, not by colour alone: a key that no longer works looks like any other. */
  const endOf = (key: ApiKey) => {
    if (key.revokedAt) return words.revoked(dayOf(key.revokedAt))
    return isOpen(key) ? dayOf(key.expiresAt) : words.ended(dayOf(key.expiresAt))
  }
  return [
    {
      name: names.name,
      of: ({ name, createdAt }) => (
        <>
          <strong>{name}</strong>
          <Text size="sm" c="dimmed" component="div">
            {words.made(dayOf(createdAt))}
          </Text>
        </>
      ),
      isBare: true,
    },
    { name: names.role, of: ({ role }) => roles[role] },
    { name: names.scope, of: ({ scope }) => scope && words.scopes[scope] },
    { name: names.ends, of: endOf, className: table.whole },
    {
      name: names.lastUsed,
      timed: ({ lastUsedAt }, momentOf) => (lastUsedAt ? momentOf(lastUsedAt) : words.never),
    },
    { name: names.actions, of: (key) => isOpen(key) && <Revoke apiKey={key} />, isBare: true },
  ]
}

function KeyTable({ keys }: { keys: readonly ApiKey[] }) {
  const words = useApiKeysWords()
  const columns = useColumns()
  if (keys.length === 0) return <Text c="dimmed">{words.none}</Text>
  return <DataTable label={words.title} columns={columns} rows={keys} keyOf={({ id }) => id} />
}

function isOpen({ revokedAt, expiresAt }: ApiKey): boolean {
  return revokedAt === null && Date.parse(expiresAt) > Date.now()
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { revoke: words } = useApiKeysWords()
  const { run } = useAction('api-keys')
  const revoke = async () => {
    const isSure = await ask({
      text: words.text(name),
      yes: words.yes,
      isGrave: true,
    })
    const end = () => call('DELETE /api-keys/{id}', { params: { id } })
    if (isSure) await run(end, words.done(name))
  }
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="danger"
      onClick={() => void revoke()}
      aria-label={words.one(name)}
    >
      {words.button}
    </Button>
  )
}
