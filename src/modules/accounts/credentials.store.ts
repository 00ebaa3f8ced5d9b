import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

/** The provider name under which better-auth stores passwords. */
export const passwordProvider = 'credential'

interface PasswordRow {
  id: string
  accountId: string
  passwordHash: string
  now: Instant
}

/** Sets or replaces the password of an account, in the form that better-auth reads. */
export async function putPassword(tx: Transaction, row: PasswordRow): Promise<void> {
  await tx
    .insertInto('credentials')
    .values({
      id: row.id,
      holderId: row.accountId,
      provider: passwordProvider,
      subject: row.accountId,
      password: row.passwordHash,
      createdAt: row.now,
      updatedAt: row.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'subject'])
        .doUpdateSet({ password: row.passwordHash, updatedAt: row.now }),
    )
    .execute()
}

/** Finds the password's hash; null for a person who signs in only in other ways. */
export async function findPasswordHash(tx: Reader, accountId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('credentials')
    .select('password')
    .where('provider', '=', passwordProvider)
    .where('subject', '=', accountId)
    .executeTakeFirst()
  return row?.password ?? null
}

/** Selects admins and moderators, each with their password hash. */
export async function staffHolders(tx: Reader) {
  return tx
    .selectFrom('accounts')
    .leftJoin('credentials', (join) =>
      join
        .onRef('credentials.holderId', '=', 'accounts.id')
        .on('credentials.provider', '=', passwordProvider),
    )
    .select(['accounts.id', 'password as passwordHash'])
    .where('role', 'in', ['admin', 'moderator'])
    .orderBy('accounts.id')
    .execute()
}
