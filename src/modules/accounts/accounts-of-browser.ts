import type { ReadContext } from '#platform/context'
import { staffHolders } from './credentials.store.ts'
import { knownDevice } from './device-cookie.ts'

/**
 * The accounts of staff that have signed in with this browser, as far as its cookie still tells: the
 * last five, since each last set a password. Who clears the cookies of a browser makes a new one of it.
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
