import type { Account } from '#modules/accounts/schema'
import { useTimes } from '../ui/times.ts'
import { useAccountsWords } from '../words/accounts.ts'

/** Returns a function that says in words whether somebody may sign in. */
export function useStateOf() {
  const { state: words } = useAccountsWords()
  const { dayOf } = useTimes()
  return ({ disabledAt, emailConfirmed }: Account): string => {
    if (disabledAt) return words.disabled(dayOf(disabledAt))
    return emailConfirmed ? words.active : words.unconfirmed
  }
}
