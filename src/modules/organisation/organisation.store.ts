import type { Instant } from '#platform/clock'
import { compileOnce, type Reader, soon, type Transaction, untilWritten } from '#platform/database'

const theOrganisation = untilWritten(
  compileOnce((tx, version: number, updatedAt: Instant) =>
    tx
      .selectFrom('organisation')
      .select((eb) => [
        'version',
        'updatedAt',
        eb
          .case()
          .when(eb.and([eb('version', '=', version), eb('updatedAt', '=', updatedAt)]))
          .then(null)
          .else(eb.ref('settings'))
          .end()
          .as('settings'),
      ])
      .where('id', '=', 1),
  ),
  1,
)

/**
 * The settings that a caller already has. A database that was restored, or lost its last changes, counts its versions
 * again.
 */
export interface KnownSettings {
  version: number
  updatedAt: Instant
}

/** Selects the settings as text, or null instead when they are still the known ones. */
export function selectOrganisation(tx: Reader, known?: KnownSettings) {
  const found = theOrganisation(tx, known?.version ?? 0, known?.updatedAt ?? '')
  return soon(found, ([organisation]) => organisation)
}

export async function insertOrganisation(tx: Transaction, settings: string, now: Instant) {
  await tx
    .insertInto('organisation')
    .values({ id: 1, settings, version: 1, updatedAt: now })
    .execute()
}

export async function updateOrganisation(
  tx: Transaction,
  change: { settings: string; version: number; now: Instant },
) {
  await tx
    .updateTable('organisation')
    .set({ settings: change.settings, version: change.version + 1, updatedAt: change.now })
    .where('id', '=', 1)
    .execute()
}

/** Stores the hash of the one valid link; an earlier link ends. */
export async function replaceSetUpLink(tx: Transaction, tokenHash: string, now: Instant) {
  await tx.deleteFrom('setUpLink').execute()
  await tx.insertInto('setUpLink').values({ id: 1, tokenHash, createdAt: now }).execute()
}

export async function deleteSetUpLink(tx: Transaction) {
  await tx.deleteFrom('setUpLink').execute()
}

export async function selectSetUpLink(tx: Reader): Promise<string | undefined> {
  const row = await tx.selectFrom('setUpLink').select('tokenHash').executeTakeFirst()
  return row?.tokenHash
}
