import type { WriteContext } from '#platform/context'
import { removeLinks } from './account-links.store.ts'
import { putPassword } from './credentials.store.ts'

/**
 * Puts a new password in place of the former one, and ends what could still lead past it: a link by which
 * somebody could choose another, a sign-in that has passed the former one and waits for its second step.
 * Which sessions end is the caller's matter.
 */
export async function replacePassword(
  { tx, ids, clock }: WriteContext,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
): Promise<void> {
  await putPassword(tx, { id: ids.uuid(), accountId, passwordHash, now: clock.now() })
  await removeLinks(tx, accountId, 'reset')
  await removeLinks(tx, accountId, 'second-factor')
}
