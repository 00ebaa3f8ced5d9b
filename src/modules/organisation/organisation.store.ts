import type { Instant } from '#platform/clock'
import { compileOnce, type Reader, type Transaction } from '#platform/database'

const theOrganisation = compileOnce((tx, known: number) =>
  tx
    .selectFrom('organisation')
    .select((eb) => [
      'version',
      eb
        .case()
        .when('version', '=', known)
        .then(null)
        .else(eb.ref('settings'))
        .end()
        .as('settings'),
    ])
    .where('id', '=', 1),
)

/** The settings as text, or null in its place when they are still of the version that is known. */
export async function selectOrganisation(tx: Reader, known: number) {
  const [organisation] = await theOrganisation(tx, known)
  return organisation
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

/** Keeps the hash of the one link that works; an earlier one ends. */
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
