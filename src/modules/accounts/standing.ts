import type { ReadContext } from '#platform/context'
import { findAccount } from './accounts.store.ts'
import { findPasswordHash } from './credentials.store.ts'
import type { Role } from './forms.schema.ts'

/** What an address that somebody made depends on: it ends when either changes. */
interface Standing {
  role: Role
  /** Null for a person who signs in only in other ways. */
  passwordHash: string | null
}

/** Returns how a person stands now; null where they cannot sign in. */
export async function standingOf(
  { tx }: Pick<ReadContext, 'tx'>,
  accountId: string,
): Promise<Standing | null> {
  const account = await findAccount(tx, accountId)
  if (!account || account.disabledAt !== null) return null
  return { role: account.role, passwordHash: await findPasswordHash(tx, accountId) }
}
