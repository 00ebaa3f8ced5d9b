import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client'
import { newApiKeySchema, type Role } from '#modules/accounts/schema'
import { day } from '#platform/clock/schema'
import { freshen } from '../query-client.ts'
import { ShownOnce } from '../ui/shown-once.tsx'
import { problemToast } from '../ui/toast.ts'
import { useSecret } from '../ui/use-secret.ts'
import { useApiKeysWords } from '../words/api-keys.ts'
import { said } from '../words/said.tsx'

const optionsOf = (labels: object) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: String(label) }))

/** Makes a key and shows it this once. */
export function NewKey() {
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
    const parsed = newApiKeySchema.safeParse({
      ...{ name, role, expiresAt },
      scope: scope === 'none' ? null : scope,
    })
    setProblem(parsed.error?.issues[0]?.message ?? null)
    if (!parsed.success) return
    setBusy(true)
    try {
      secret.show((await call('POST /api-keys', { body: parsed.data })).key)
      setName('')
    } catch (error) {
      problemToast(error)
    }
    setBusy(false)
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
