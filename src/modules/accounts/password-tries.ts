import type { ActionContext } from '#platform/context'
import { networkOf, type Rate } from '#platform/limits'
import { knownDevice } from './devices.ts'
import { accountRates } from './limits.ts'
import type { PasswordHolder } from './passwords/passwords.store.ts'

export interface PasswordTry {
  /** In lower case. */
  email: string
  /** The account with this email, if any. */
  holder: PasswordHolder | undefined
  /** The caller's IP address. */
  address: string
  /** Headers of the request, where a browser asks. */
  headers?: Headers | undefined
}

/**
 * Counts one password try, before the password is checked: counted afterwards, many simultaneous ones would all slip
 * through. Returns a function that forgets the tries when it was right. A browser that has signed in to the account
 * before has a limit of its own, so that strangers' wrong passwords do not lock it out. Refuses with
 * `request.too_many`.
 */
export async function countTry(
  ctx: ActionContext,
  { email, holder, address, headers }: PasswordTry,
): Promise<() => Promise<void>> {
  const { secrets, config } = ctx
  // Also for an unknown email: the same work for every email.
  const { id, passwordHash } = holder ?? { id: '', passwordHash: null }
  const device = knownDevice({ secrets, headers, url: config.url }, { id, passwordHash })
  const counters: [Rate, string][] =
    device === null
      ? [
          [accountRates.signInByAccountAndAddress, fromAddress(email, address)],
          [accountRates.signInByAccount, email],
        ]
      : [[accountRates.signInByDevice, `${id} ${device}`]]
  for (const [rate, subject] of counters) await ctx.limits.take(rate, subject)
  return async () => {
    for (const [rate, subject] of counters) await ctx.limits.forget(rate, subject)
  }
}

/** Returns the subject of a limit per account and address. */
export function fromAddress(email: string, address: string): string {
  return `${email} ${networkOf(address)}`
}
