import { sql } from 'kysely'
import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import type { Reader, Transaction } from '#platform/database'

type FormerSecret = Tables['formerSecrets']

/** Selects what is kept of former secrets. */
export async function selectFormerSecrets(tx: Reader): Promise<FormerSecret[]> {
  return tx.selectFrom('formerSecrets').selectAll().orderBy('since').execute()
}

/** Inserts what is kept of a former secret. Where it is there, only its keys are written again. */
export async function insertFormerSecret(tx: Transaction, row: FormerSecret): Promise<void> {
  await tx
    .insertInto('formerSecrets')
    .values(row)
    .onConflict((on) => on.column('name').doUpdateSet({ sealedKeys: row.sealedKeys }))
    .execute()
}

export async function deleteFormerSecret(tx: Transaction, name: string): Promise<void> {
  await tx.deleteFrom('formerSecrets').where('name', '=', name).execute()
}

/** A column of texts that are sealed under the secret, each with the purpose of its key. */
export const sealedColumns = [
  { table: 'formerSecrets', key: 'name', column: 'sealedKeys', purpose: 'former-keys' },
  { table: 'logKeys', key: 'log', column: 'sealedSeed', purpose: 'log-key' },
  { table: 'attestationSeeds', key: 'multikey', column: 'sealedSeed', purpose: 'attestation-key' },
  { table: 'secondFactors', key: 'accountId', column: 'secret', purpose: 'second-factor' },
] as const
export type SealedColumn = (typeof sealedColumns)[number]

interface SealedText {
  key: string | number
  sealed: string
}

export async function selectSealed(
  tx: Reader,
  { table, key, column }: SealedColumn,
): Promise<SealedText[]> {
  const { rows } = await sql<SealedText>`
    select ${sql.ref(key)} as "key", ${sql.ref(column)} as "sealed" from ${sql.table(table)}`.execute(
    tx,
  )
  return rows
}

/** Replaces a sealed text, unless it has changed meanwhile. */
export async function replaceSealed(
  tx: Transaction,
  { table, key, column }: SealedColumn,
  { again, ...text }: SealedText & { again: string },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${again}
    where ${sql.ref(key)} = ${text.key} and ${sql.ref(column)} = ${text.sealed}`.execute(tx)
}

/** What is found by an HMAC and was not made under the present secret. */
export interface UnderOther {
  accessCodes: number
  apiKeys: number
  shares: number
  invites: number
  backupCodes: number
}

/** Counts what can still be used and was not made under this secret. */
export async function countUnderOther(
  tx: Reader,
  { name, now }: { name: string; now: Instant },
): Promise<UnderOther> {
  const isOther = sql<boolean>`"madeUnder" <> ${name}`
  const count = async (table: keyof UnderOther, isUsable: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as "count" from ${sql.table(table)} where ${isOther} and ${isUsable}`.execute(
      tx,
    )
    return Number(rows[0]?.count)
  }
  return {
    accessCodes: await count('accessCodes', sql`"revokedAt" is null`),
    apiKeys: await count('apiKeys', sql`"revokedAt" is null and "expiresAt" > ${now}`),
    shares: await count('shares', sql`"revokedAt" is null and "expiresAt" > ${now}`),
    invites: await count('invites', sql`"expiresAt" > ${now}`),
    backupCodes: await count('backupCodes', sql`"usedAt" is null`),
  }
}
