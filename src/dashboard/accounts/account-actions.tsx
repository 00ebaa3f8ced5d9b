import { Button, Group, Text } from '@mantine/core'
import { call } from '#api/client'
import { sentence } from '#messages/isolated'
import type { Account, Role } from '#modules/accounts/schema'
import { useSession } from '../session.ts'
import { ask } from '../ui/ask.ts'
import { pressable } from '../ui/focus.ts'
import { useAction } from '../ui/use-action.ts'

const roleChanges: { role: Role; label: string; done: string }[] = [
  { role: 'admin', label: 'Make admin', done: 'is an admin now' },
  { role: 'moderator', label: 'Make moderator', done: 'is a moderator now' },
  { role: 'student', label: 'Make student', done: 'is a student now' },
]

interface AccountActions {
  account: Account
  /** When there is no such account any more. */
  onDeleted?: () => void
}

/** What can be done with an account; never with one's own. */
export function AccountActions({ account, onDeleted }: AccountActions) {
  const who = useSession()
  const { run, isBusy } = useAction('accounts')
  const params = { id: account.id }
  const isDisabled = account.disabledAt !== null
  const remove = async () => {
    const query = await askToDelete(account)
    if (query === null) return
    await run(async () => {
      await call('DELETE /accounts/{id}', { params, query })
      // The page of one account leaves first: there is nothing left to ask for.
      onDeleted?.()
    }, 'Deleted!')
  }
  const change = (body: { role?: Role; disabled?: boolean }, done: string) =>
    run(() => call('PATCH /accounts/{id}', { params, body }), sentence`${account.name} ${done}`)
  if (who.id === account.id)
    return (
      <Text size="sm" c="dimmed">
        This is you. You cannot change or delete your own account here; ask another admin, or make
        one first.
      </Text>
    )
  return (
    <Group gap={6}>
      {roleChanges.map(({ role, label, done }) => (
        <Button
          key={role}
          size="compact-sm"
          variant="default"
          {...pressable(isBusy || account.role === role, () => void change({ role }, done))}
          aria-label={`${label}: ${account.name}`}
        >
          {label}
        </Button>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        {...pressable(
          isBusy,
          () =>
            void change(
              { disabled: !isDisabled },
              isDisabled ? 'is enabled now' : 'is disabled now',
            ),
        )}
        aria-label={`${isDisabled ? 'Enable' : 'Disable'}: ${account.name}`}
      >
        {isDisabled ? 'Enable' : 'Disable'}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="danger"
        {...pressable(isBusy, () => void remove())}
        aria-label={`Delete: ${account.name}`}
      >
        Delete
      </Button>
    </Group>
  )
}

/** What to do with the shares of the account, or null when it is not deleted. */
async function askToDelete({ name }: Account): Promise<{ keepShares?: 'true' } | null> {
  let keepsShares = false
  const isSure = await ask({
    title: 'Are you sure?',
    text: sentence`You won't be able to revert this! The account of ${name} is removed for good, and the shares that it made end; the records that it entered stay.`,
    option: {
      label: 'Keep the shares that it made until they expire',
      onChange: (isTicked) => {
        keepsShares = isTicked
      },
    },
    yes: 'Yes, delete it!',
    isGrave: true,
  })
  if (!isSure) return null
  return keepsShares ? { keepShares: 'true' } : {}
}
