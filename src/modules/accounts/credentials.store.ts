import type { Instant } from '#platform/clock'
import { countOf, hasChanged, type Reader, type Transaction } from '#platform/database'

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

export async function findSecondFactor(tx: Reader, accountId: string) {
  return tx
    .selectFrom('secondFactors')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

/** Tells whether signing in requires a code. */
export async function hasSecondFactor(tx: Reader, accountId: string): Promise<boolean> {
  const factor = await findSecondFactor(tx, accountId)
  return factor !== undefined && factor.enabledAt !== null
}

/** Starts again with a secret that is not in force yet. */
export async function putSecret(
  tx: Transaction,
  row: { accountId: string; secret: string; createdAt: Instant },
): Promise<void> {
  await tx.deleteFrom('secondFactors').where('accountId', '=', row.accountId).execute()
  await tx
    .insertInto('secondFactors')
    .values({ ...row, enabledAt: null, lastStep: 0 })
    .execute()
}

export async function enableSecondFactor(
  tx: Transaction,
  { accountId, enabledAt }: { accountId: string; enabledAt: Instant },
): Promise<void> {
  await tx
    .updateTable('secondFactors')
    .set({ enabledAt })
    .where('accountId', '=', accountId)
    .execute()
}

/** Notes the time step of an accepted code; false when that step, or a later one, was already used. */
export async function useStep(
  tx: Transaction,
  { accountId, step }: { accountId: string; step: number },
): Promise<boolean> {
  return hasChanged(
    tx
      .updateTable('secondFactors')
      .set({ lastStep: step })
      .where('accountId', '=', accountId)
      .where('lastStep', '<', step),
  )
}

/** Removes the second factor with its backup codes; returns whether there was one. */
export async function removeSecondFactor(tx: Transaction, accountId: string): Promise<boolean> {
  await tx.deleteFrom('backupCodes').where('accountId', '=', accountId).execute()
  return hasChanged(tx.deleteFrom('secondFactors').where('accountId', '=', accountId))
}

/** Replaces all backup codes of an account. */
export async function putBackupCodes(
  tx: Transaction,
  accountId: string,
  codes: readonly { id: string; codeHash: string; madeUnder: string }[],
): Promise<void> {
  await tx.deleteFrom('backupCodes').where('accountId', '=', accountId).execute()
  await tx
    .insertInto('backupCodes')
    .values(codes.map((code) => ({ ...code, accountId, usedAt: null })))
    .execute()
}

/** Uses a backup code up; false when no code has such a hash, or it was already used. */
export async function useBackupCode(
  tx: Transaction,
  {
    accountId,
    codeHashes,
    now,
  }: { accountId: string; codeHashes: readonly string[]; now: Instant },
): Promise<boolean> {
  return hasChanged(
    tx
      .updateTable('backupCodes')
      .set({ usedAt: now })
      .where('accountId', '=', accountId)
      .where('codeHash', 'in', codeHashes)
      .where('usedAt', 'is', null),
  )
}

export function countBackupCodes(tx: Reader, accountId: string): Promise<number> {
  return countOf(
    tx.selectFrom('backupCodes').where('accountId', '=', accountId).where('usedAt', 'is', null),
  )
}

/** Selects the passkeys of an account, newest first. */
export async function readPasskeys(tx: Reader, accountId: string) {
  return tx
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Removes one passkey of an account; returns whether there was one. */
export async function removePasskey(
  tx: Transaction,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  return hasChanged(
    tx.deleteFrom('passkeys').where('id', '=', id).where('accountId', '=', accountId),
  )
}

/** Returns the account that has a passkey; null when there is no such passkey. */
export async function findPasskeyOwner(tx: Reader, credentialID: string): Promise<string | null> {
  const row = await tx
    .selectFrom('passkeys')
    .select('accountId')
    .where('credentialID', '=', credentialID)
    .executeTakeFirst()
  return row?.accountId ?? null
}

export async function removePasskeysOf(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('passkeys').where('accountId', '=', accountId).execute()
}

/** Removes challenges that nobody answered in time; better-auth removes the answered ones. */
export async function removeEndedChallenges(tx: Transaction, now: Instant): Promise<void> {
  await tx.deleteFrom('verifications').where('expiresAt', '<=', now).execute()
}
