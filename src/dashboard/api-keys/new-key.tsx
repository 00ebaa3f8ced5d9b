import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '#api/client'
import { newApiKeySchema, type Role } from '#modules/accounts/schema'
import { day } from '#platform/clock/schema'
import { freshen } from '../query-client.ts'
import { roleNames } from '../shell/links.ts'
import { ShownOnce } from '../ui/shown-once.tsx'
import { problemToast } from '../ui/toast.ts'
import { useSecret } from '../ui/use-secret.ts'

const roleOptions = Object.entries(roleNames).map(([value, label]) => ({ value, label }))
const lasting = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
]

/** Makes a key and shows it this once. */
export function NewKey() {
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('moderator')
  const [days, setDays] = useState('365')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const secret = useSecret('the key')
  const make = async () => {
    const expiresAt = new Date(Date.now() + Number(days) * day).toISOString()
    const parsed = newApiKeySchema.safeParse({ name, role, expiresAt })
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
      <form onSubmit={submit} aria-label="New API key">
        <Group align="flex-end" gap="sm" mb="lg">
          <TextInput
            label="Name"
            placeholder="What it is for"
            value={name}
            error={problem}
            maxLength={120}
            flex="1 1 14rem"
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
          <NativeSelect
            label="Role"
            data={roleOptions}
            value={role}
            onChange={({ currentTarget: { value } }) => setRole(value as Role)}
          />
          <NativeSelect
            label="Ends after"
            data={lasting}
            value={days}
            onChange={({ currentTarget: { value } }) => setDays(value)}
          />
          <Button type="submit" loading={isBusy}>
            Make key
          </Button>
        </Group>
      </form>
      <ShownOnce title="The new key" secret={secret} hint="Copy it into your program now." />
    </>
  )
}
