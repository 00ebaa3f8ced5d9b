import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

/** The name under which better-auth keeps passwords. */
export const passwordProvider = 'credential'

interface PasswordRow {
  id: string
  accountId: string
  passwordHash: string
  now: Instant
}

/** Sets or replaces the password of an account, in the form in which better-auth looks for it. */
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

/** The password's hash, or null where somebody signs in otherwise only. */
export async function findPasswordHash(tx: Reader, accountId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('credentials')
    .select('password')
    .where('provider', '=', passwordProvider)
    .where('subject', '=', accountId)
    .executeTakeFirst()
  return row?.password ?? null
}

/** Admins and moderators, each with what a password is compared with. */
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
