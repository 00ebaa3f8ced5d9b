import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

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
  const { numUpdatedRows } = await tx
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('accountId', '=', accountId)
    .where('lastStep', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Removes the second factor with its backup codes; returns whether there was one. */
export async function removeSecondFactor(tx: Transaction, accountId: string): Promise<boolean> {
  await tx.deleteFrom('backupCodes').where('accountId', '=', accountId).execute()
  const { numDeletedRows } = await tx
    .deleteFrom('secondFactors')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
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
  const { numUpdatedRows } = await tx
    .updateTable('backupCodes')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('codeHash', 'in', codeHashes)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function countBackupCodes(tx: Reader, accountId: string): Promise<number> {
  const { left } = await tx
    .selectFrom('backupCodes')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
