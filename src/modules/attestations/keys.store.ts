import type { Tables } from '#migrations'
import type { Instant } from '#platform/clock'
import { compileOnce, type Reader, selectsExisting, type Transaction } from '#platform/database'
import { uuidAt } from '#platform/ids'
import type { AttestationRow } from './attestations.store.ts'
import { attestationLimits } from './schema.ts'

export type KeyRow = Tables['attestationKeys']

const keys = compileOnce((tx) =>
  tx.selectFrom('attestationKeys').selectAll().orderBy('madeAt', 'desc').orderBy('multikey'),
)

/** Selects every key that ever existed, newest first. */
export async function selectKeys(tx: Reader): Promise<KeyRow[]> {
  return keys(tx)
}

const signingKey = compileOnce((tx) =>
  tx
    .selectFrom('attestationKeys as k')
    .innerJoin('attestationSeeds as s', 's.multikey', 'k.multikey')
    .select(['k.multikey', 'k.madeAt', 's.sealedSeed'])
    .where('k.retiredAt', 'is', null)
    .where('k.revokedAt', 'is', null)
    .where('k.restoredAt', 'is', null)
    .orderBy('k.madeAt', 'desc')
    .orderBy('k.multikey')
    .limit(1),
)

/** Selects the newest key that may sign and whose private half is here. */
export async function selectSigningKey(tx: Reader) {
  const [key] = await signingKey(tx)
  return key
}

const keyByName = compileOnce((tx, multikey: string) =>
  tx.selectFrom('attestationKeys').selectAll().where('multikey', '=', multikey),
)

export async function selectKey(tx: Reader, multikey: string): Promise<KeyRow | undefined> {
  const [key] = await keyByName(tx, multikey)
  return key
}

/** Inserts a key. The private half of a key from a file is not stored: null. */
export async function insertKey(
  tx: Transaction,
  key: Pick<KeyRow, 'multikey' | 'madeAt'>,
  sealedSeed: string | null,
): Promise<void> {
  await tx
    .insertInto('attestationKeys')
    .values({
      ...{ ...key, retiredAt: null, revokedAt: null, restoredAt: null },
      fromFile: sealedSeed === null ? 1 : 0,
    })
    .execute()
  if (sealedSeed === null) return
  await tx.insertInto('attestationSeeds').values({ multikey: key.multikey, sealedSeed }).execute()
}

/** Stops all existing keys from signing, and removes their private halves. */
export async function retireKeys(tx: Transaction, now: Instant): Promise<void> {
  await tx
    .updateTable('attestationKeys')
    .set({ retiredAt: now })
    .where('retiredAt', 'is', null)
    .execute()
  await tx.deleteFrom('attestationSeeds').execute()
}

/** Ends all existing keys, with what they signed; returns how many. */
export async function markRestored(tx: Transaction, now: Instant): Promise<number> {
  await retireKeys(tx, now)
  const { numUpdatedRows } = await tx
    .updateTable('attestationKeys')
    .set({ restoredAt: now })
    .where('restoredAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Notes a revocation. An earlier date replaces the one stated before; a later one does not. */
export async function markRevoked(tx: Transaction, multikey: string, at: Instant): Promise<void> {
  await tx
    .updateTable('attestationKeys')
    .set({ revokedAt: at })
    .where('multikey', '=', multikey)
    .where((eb) => eb.or([eb('revokedAt', 'is', null), eb('revokedAt', '>', at)]))
    .execute()
  await tx.deleteFrom('attestationSeeds').where('multikey', '=', multikey).execute()
}

/** Selects those of these attestations that have a row. */
export const selectExisting = selectsExisting('attestations')

/** Selects attestations that are outside every list, or about a document of another record than their own. */
export async function selectMisplaced(tx: Reader): Promise<string[]> {
  const rows = await tx
    .selectFrom('attestations as a')
    .leftJoin('documents as d', 'd.id', 'a.documentId')
    .select('a.id')
    .where((eb) =>
      eb.or([
        eb('a.list', '<', 1),
        eb('a.place', '<', 0),
        eb('a.place', '>=', attestationLimits.attestationsPerList),
        eb('d.recordId', '<>', eb.ref('a.recordId')),
      ]),
    )
    .orderBy('a.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Selects every stored offer to a wallet, the oldest first, with the record of its document. */
export async function selectOffers(tx: Reader) {
  return tx
    .selectFrom('walletOffers as o')
    .leftJoin('documents as d', 'd.id', 'o.documentId')
    .select(['o.id', 'o.recordId', 'o.madeAt', 'o.redeemedAt', 'o.tokenHash'])
    .select('d.recordId as paperOf')
    .orderBy('o.madeAt')
    .orderBy('o.id')
    .execute()
}

/**
 * Selects attestations that were made after a moment, now or about now: the clock has been set back since. Ids sort by
 * the time at which they were made, so only the newest rows are read.
 */
export async function selectAhead(
  tx: Reader,
  latest: Instant,
): Promise<Pick<AttestationRow, 'id' | 'madeAt' | 'validUntil'>[]> {
  return tx
    .selectFrom('attestations')
    .select(['id', 'madeAt', 'validUntil'])
    .where('id', '>', uuidAt(Date.parse(latest), 1))
    .where('madeAt', '>', latest)
    .execute()
}

/** Stores the corrected times of such an attestation. */
export async function markSettled(
  tx: Transaction,
  { id, madeAt, validUntil }: Pick<AttestationRow, 'id' | 'madeAt' | 'validUntil'>,
): Promise<void> {
  await tx.updateTable('attestations').set({ madeAt, validUntil }).where('id', '=', id).execute()
}
