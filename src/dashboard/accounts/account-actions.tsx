import { Button, Group, Text } from '@mantine/core'
import { call } from '#api/client'
import type { Role } from '#modules/accounts/forms.schema'
import type { Account } from '#modules/accounts/schema'
import { moneyIn } from '#modules/training/money.schema'
import { accountsWords } from '#texts/en/desk-accounts'
import { useLanguage } from '../look/language.ts'
import { useSession } from '../session.ts'
import { ask } from '../ui/ask.ts'
import { pressable } from '../ui/focus.ts'
import { MenuButton } from '../ui/menu-button.tsx'
import type { MenuItem } from '../ui/open-menu.tsx'
import { Muted } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'
import { problemToast } from '../ui/toast.ts'
import { useAction } from '../ui/use-action.ts'
import { pageWords } from '../words/page-words.ts'
import classes from './accounts.module.css'

/** Accounts: their list, invitations, the page of one. */
export const { use: useAccountsWords } = pageWords('accounts', accountsWords)
/** These words in one language. */
type AccountsWords = typeof accountsWords

const roles = ['admin', 'moderator', 'student'] as const satisfies readonly Role[]

interface AccountActions {
  account: Account
  /** Called when the account no longer exists. */
  onDeleted?: () => void
}

/** Returns the actions on somebody else's account, in its current state. */
function useActions({ account, onDeleted }: AccountActions) {
  const { actions: words } = useAccountsWords()
  const language = useLanguage()
  const { run, isBusy } = useAction('accounts')
  const params = { id: account.id }
  const isDisabled = account.disabledAt !== null
  const remove = async () => {
    const credits = await creditsOf(account.id, language).catch(problemToast)
    // Nobody deletes an account without having read what is owed to the person.
    if (!credits) return
    const query = await askToDelete(account, words, credits)
    if (query === null) return
    await run(async () => {
      await call('DELETE /accounts/{id}', { params, query })
      // The page of the account leaves first: there is nothing left to load.
      onDeleted?.()
    }, words.removed)
  }
  const change = (body: { role?: Role; disabled?: boolean }, done: string) =>
    void run(() => call('PATCH /accounts/{id}', { params, body }), done)
  const able = isDisabled ? words.enabled : words.disabled
  const actions: MenuItem[] = [
    ...roles
      .filter((role) => role !== account.role)
      .map((role) => ({
        label: words.make[role],
        run: () => change({ role }, words.made[role](account.name)),
      })),
    {
      label: isDisabled ? words.enable : words.disable,
      run: () => change({ disabled: !isDisabled }, able(account.name)),
    },
    { label: words.remove, isGrave: true, run: () => void remove() },
  ]
  return { actions, isBusy }
}

/** The actions on an account, on its page; never on one's own. */
export function AccountActions(props: AccountActions) {
  const who = useSession()
  const { actions: words } = useAccountsWords()
  const { actions, isBusy } = useActions(props)
  const { id, name } = props.account
  if (who.id === id) return <Muted>{words.own}</Muted>
  return (
    <Group gap={6}>
      {actions.map(({ label, isGrave, run }) => (
        <Button
          key={label}
          size="compact-sm"
          variant={isGrave ? 'subtle' : 'default'}
          {...(isGrave ? { color: 'danger' } : {})}
          {...pressable(isBusy, run)}
          aria-label={`${label}: ${name}`}
        >
          {label}
        </Button>
      ))}
    </Group>
  )
}

/** The same in a menu, for a row of the list. */
export function AccountMenu({ account }: { account: Account }) {
  const who = useSession()
  const { actions: words, list } = useAccountsWords()
  const { actions } = useActions({ account })
  if (who.id === account.id) return <Text c="dimmed">{words.ownShort}</Text>
  // Not disabled while an earlier change is refreshed: nobody would see that nothing was done.
  return (
    <MenuButton size="compact-sm" aria-label={list.actionsOf(account.name)} items={actions}>
      {list.columns.actions}
    </MenuButton>
  )
}

/** Returns what is owed to the person, a text for each currency. */
async function creditsOf(accountId: string, language: string): Promise<string[]> {
  const { totals } = await call('GET /payments', { query: { accountId } })
  const owed = totals.filter(({ balance }) => balance > 0)
  return owed.map(({ balance, currency }) => moneyIn(language, balance, currency))
}

/** Asks what to do with the shares of the account; null when it is not to be deleted. */
async function askToDelete(
  { name }: Account,
  { mayRemove: words }: AccountsWords['actions'],
  credits: readonly string[],
): Promise<{ keepShares?: 'true' } | null> {
  let keepsShares = false
  const isSure = await ask({
    text: [
      words.text(name),
      ...(credits.length > 0 ? [words.credit(credits.join(' + '))] : []),
    ].join(' '),
    option: {
      label: words.keep,
      onChange: (isTicked) => {
        keepsShares = isTicked
      },
    },
    typed: { label: words.typed, text: name },
    yes: words.yes,
    isGrave: true,
  })
  if (!isSure) return null
  return keepsShares ? { keepShares: 'true' } : {}
}

/** Somebody's photo, or the first letter of the name. */
export function Face({ account: { id, name, hasPhoto } }: { account: Account }) {
  if (hasPhoto)
    return (
      <img
        className={classes.face}
        src={`/api/v1/accounts/${id}/photo`}
        alt=""
        loading="lazy"
        decoding="async"
      />
    )
  return (
    <span className={classes.face} aria-hidden>
      {[...name][0]?.toUpperCase()}
    </span>
  )
}

/** Returns a function that says in words whether somebody may sign in. */
export function useStateOf() {
  const { state: words } = useAccountsWords()
  const { dayOf } = useTimes()
  return ({ disabledAt, emailConfirmed }: Account): string => {
    if (disabledAt) return words.disabled(dayOf(disabledAt))
    return emailConfirmed ? words.active : words.unconfirmed
  }
}
