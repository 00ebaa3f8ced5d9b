import type { WriteContext } from '#platform/context'
import { removeLinks } from './account-links.store.ts'
import { putPassword } from './credentials.store.ts'

/**
 * Replaces the password, and ends everything that could still get around the new one: a link for choosing another, a
 * sign-in that has passed the old one and waits for its second step. The caller decides which sessions end.
 */
export async function replacePassword(
  { tx, ids, clock }: WriteContext,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
): Promise<void> {
  await putPassword(tx, { id: ids.uuid(), accountId, passwordHash, now: clock.now() })
  await removeLinks(tx, accountId, 'reset')
  await removeLinks(tx, accountId, 'second-factor')
}
