import type { Instant } from '#platform/clock'
import type { Reader } from '#platform/database'
import { passwordProvider } from '../credentials.store.ts'

/** The account with which a password is compared. */
export interface PasswordHolder {
  id: string
  disabledAt: Instant | null
  /** Null for a person who signs in only in other ways. */
  passwordHash: string | null
}

/** Finds the account with this email (in lower case), and its password: one query for every email. */
export async function findPasswordHolder(
  tx: Reader,
  email: string,
): Promise<PasswordHolder | undefined> {
  return tx
    .selectFrom('accounts')
    .leftJoin('credentials', (join) =>
      join
        .onRef('credentials.holderId', '=', 'accounts.id')
        .on('credentials.provider', '=', passwordProvider),
    )
    .select(['accounts.id', 'disabledAt', 'password as passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst()
}
