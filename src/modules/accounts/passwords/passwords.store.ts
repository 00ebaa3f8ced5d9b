import type { Instant } from '#platform/clock'
import type { Reader } from '#platform/database'
import { passwordProvider } from '../credentials.store.ts'

/** Whom a password is held against. */
export interface PasswordHolder {
  id: string
  disabledAt: Instant | null
  /** Null where somebody signs in otherwise only. */
  passwordHash: string | null
}

/** The account with this email (in lower case), and its password: one query, whoever is asked for. */
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
