import type { ActionContext } from '#platform/context'
import { networkOf, type Rate } from '#platform/limits'
import { knownDevice } from './device-cookie.ts'
import { accountRates } from './limits.ts'
import type { PasswordHolder } from './passwords/passwords.store.ts'

export interface PasswordTry {
  /** In lower case. */
  email: string
  /** Who has this email, if anybody. */
  holder: PasswordHolder | undefined
  /** The caller's IP address. */
  address: string
  /** The request's, where a browser asks. */
  headers?: Headers | undefined
}

/**
 * Counts one try to give a password, before it is looked at: counted afterwards, many at once would
 * all slip through. Answers what forgets the tries when it was right. A browser that has signed in
 * to the account before has a limit of its own, so that strangers' wrong passwords do not keep it
 * out. Refuses with `request.too_many`.
 */
export async function countTry(
  ctx: ActionContext,
  { email, holder, address, headers }: PasswordTry,
): Promise<() => Promise<void>> {
  const { secrets, config } = ctx
  // For an email that nobody has as well: the same work whoever is asked for.
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

/** The subject of a limit for each account and address. */
export function fromAddress(email: string, address: string): string {
  return `${email} ${networkOf(address)}`
}
