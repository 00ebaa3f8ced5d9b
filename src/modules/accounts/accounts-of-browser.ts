import type { ReadContext } from '#platform/context'
import { staffHolders } from './credentials.store.ts'
import { knownDevice } from './device-cookie.ts'

/**
 * Returns the staff accounts that have signed in with this browser, as far as its cookie shows: the last five, each
 * since its password was last set. A browser whose cookies are cleared counts as a new one.
 */
export async function accountsOfBrowser(
  { tx, secrets }: Pick<ReadContext, 'tx' | 'secrets'>,
  { headers, url }: { headers: Headers; url: string },
): Promise<string[]> {
  const browser = { headers, url, secrets }
  if (headers.get('cookie') === null) return []
  const holders = await staffHolders(tx)
  return holders.filter((holder) => knownDevice(browser, holder) !== null).map(({ id }) => id)
}
