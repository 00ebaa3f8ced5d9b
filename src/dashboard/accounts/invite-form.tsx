import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call, Problem } from '#api/client'
import type { Role } from '#modules/accounts/schema'
import { checked } from '../ui/checked.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { useAccountsWords } from '../words/accounts.ts'
import { said } from '../words/said.tsx'

const loadSchema = async () => (await import('../schemas.ts')).newInviteSchema

interface InviteForm {
  isMailOn: boolean
  /** The link to pass on; null when it was mailed. */
  onMade: (link: string | null) => void
}

/** The form for a role, and for sending the invitation by mail or by link. */
export function InviteForm({ isMailOn, onMade }: InviteForm) {
  const { invites: words, roles, list } = useAccountsWords()
  const roleOptions = Object.entries(roles).map(([value, label]) => ({ value, label }))
  const [role, setRole] = useState<Role>('moderator')
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const first = useRef<HTMLSelectElement>(null)
  // Somebody asked for it to open.
  useEffect(() => first.current?.focus(), [])
  const invite = async (body: { role: Role; email?: string }) => {
    setBusy(true)
    try {
      const found = await checked(loadSchema, body)
      setProblem(found?.errors ? (Object.values(found.errors)[0] ?? null) : null)
      if (!found?.data) return
      const { link } = await call('POST /invites', { body: found.data })
      if (body.email) doneToast(words.sent)
      setEmail('')
      onMade(link)
    } catch (error) {
      if (error instanceof Problem && body.email && error.status !== 403) setProblem(error.said)
      else problemToast(error)
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void invite(isMailOn ? { role, email } : { role })
  }
  return (
    <form onSubmit={submit} aria-label={words.button} noValidate>
      <Text size="sm" c="dimmed" mb="xs">
        {words.text} {!isMailOn && words.noMail}
      </Text>
      <Group align="flex-start" gap="sm" mb="lg">
        <NativeSelect
          label={list.columns.role}
          ref={first}
          data={roleOptions}
          value={role}
          onChange={({ currentTarget: { value } }) => setRole(value as Role)}
        />
        {isMailOn && (
          <TextInput
            label={words.email}
            type="email"
            value={email}
            error={said(problem ?? undefined)}
            maxLength={254}
            flex="1 1 14rem"
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setEmail(value)}
          />
        )}
        <Group gap="xs" mt={{ base: 0, xs: 25 }}>
          {isMailOn && (
            <Button type="submit" loading={isBusy}>
              {words.send}
            </Button>
          )}
          <Button
            type={isMailOn ? 'button' : 'submit'}
            variant={isMailOn ? 'default' : 'filled'}
            disabled={isBusy}
            onClick={isMailOn ? () => void invite({ role }) : undefined}
          >
            {words.make}
          </Button>
        </Group>
      </Group>
    </form>
  )
}
