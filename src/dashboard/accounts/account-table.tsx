import { Anchor, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { call, Problem } from '#api/client'
import type { Role } from '#modules/accounts/forms.schema'
import type { Account } from '#modules/accounts/schema'
import { Link } from '../routing.tsx'
import { checked } from '../ui/checked.ts'
import { choices } from '../ui/choices.ts'
import type { Column } from '../ui/data-table.tsx'
import { Muted } from '../ui/part.tsx'
import table from '../ui/table.module.css'
import { useTimes } from '../ui/times.ts'
import { doneToast, problemToast } from '../ui/toast.ts'
import { said } from '../words/said.tsx'
import { AccountMenu, Face, useAccountsWords, useStateOf } from './account-actions.tsx'
import classes from './accounts.module.css'

/** Returns the columns of the list; the name leads to the account's page. */
export function useAccountColumns(): Column<Account>[] {
  const { list: words, roles } = useAccountsWords()
  const { columns: names, factor } = words
  const { dayOf } = useTimes()
  const stateOf = useStateOf()
  return [
    { name: names.name, of: (account) => <Person account={account} />, isBare: true },
    { name: names.role, of: ({ role }) => roles[role] },
    {
      name: names.state,
      of: (account) => (
        <>
          {stateOf(account)}
          <Beside>{account.hasSecondFactor ? factor.on : factor.off}</Beside>
        </>
      ),
    },
    {
      name: names.lastSignIn,
      timed: ({ lastSignInAt: at, createdAt }, momentOf) => (
        <>
          {at ? momentOf(at) : words.never}
          <Beside>{words.made(dayOf(createdAt))}</Beside>
        </>
      ),
    },
    { name: names.actions, of: (account) => <AccountMenu account={account} />, isBare: true },
  ]
}

function Beside({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" component="div" className={table.whole}>
      {children}
    </Text>
  )
}

function Person({ account }: { account: Account }) {
  const { id, name, email } = account
  return (
    <div className={classes.person}>
      <Face account={account} />
      <div>
        <Anchor
          fw={600}
          renderRoot={(props) => (
            <Link to="/accounts/$accountId" params={{ accountId: id }} {...props} />
          )}
        >
          {name}
        </Anchor>
        <Text size="sm" c="dimmed" component="div">
          {email}
        </Text>
      </div>
    </div>
  )
}

const loadSchema = async () => (await import('../schemas.ts')).newInviteSchema

interface InviteForm {
  isMailOn: boolean
  /** The link to pass on; null when it was mailed. */
  onMade: (link: string | null) => void
}

/** The form for a role, and for sending the invitation by mail or by link. */
export function InviteForm({ isMailOn, onMade }: InviteForm) {
  const { invites: words, roles, list } = useAccountsWords()
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
      <Muted mb="xs">
        {words.text} {!isMailOn && words.noMail}
      </Muted>
      <Group align="flex-start" gap="sm" mb="lg">
        <NativeSelect
          label={list.columns.role}
          ref={first}
          data={choices(roles)}
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
