import type { Account } from '#modules/accounts/schema'
import { dayOf } from '../ui/times.ts'

/** Whether somebody may sign in, in words. */
export function stateOf({ disabledAt, emailConfirmed }: Account): string {
  if (disabledAt) return `Disabled since ${dayOf(disabledAt)}`
  return emailConfirmed ? 'Active' : 'Active, email not confirmed'
}
