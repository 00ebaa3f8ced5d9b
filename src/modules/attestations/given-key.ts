import { findOrganisation } from '#modules/organisation'
import { type Instant, later } from '#platform/clock'
import type { ReadContext, WriteContext } from '#platform/context'
import type { PrivateKey } from '#platform/credentials'
import { followWith } from './follow-with.ts'
import { type KeyRow, selectKey, selectKeys } from './keys.store.ts'
import { attestationLimits } from './limits.ts'
import { refusal, refuseUnless } from './refusals.ts'

// A key from the settings (CANDOR_ATTESTATION_KEY_FILE). It is adopted once, and a key that has been replaced never
// signs again, so two processes with different files do not alternate.

/** Why nothing can be signed with these settings, as the code of the refusal. */
export type KeyTrouble = 'attestation.key_ended' | 'attestation.key_missing'

/** Finds a problem: the key of the settings has ended; or the last key came from settings, and these have none. */
export async function findKeyTrouble(ctx: ReadContext): Promise<KeyTrouble | null> {
  const given = ctx.secrets.attestationKey
  if (!given) return (await isLastFromFile(ctx)) ? 'attestation.key_missing' : null
  const row = await selectKey(ctx.tx, given.multikey)
  return row && !maySign(row) ? 'attestation.key_ended' : null
}

/**
 * Makes the key of the settings the one that signs, before anything is served. Does nothing without such a key, and
 * before the set-up: an installation into which a backup is restored has to be empty. Refuses with
 * `attestation.key_ended` and `attestation.key_missing`.
 */
export async function takeUpGivenKey(ctx: WriteContext): Promise<void> {
  const trouble = await findKeyTrouble(ctx)
  if (trouble !== null) throw refusal(trouble)
  const given = ctx.secrets.attestationKey
  if (!given || (await findOrganisation(ctx.tx)) === null) return
  if (!(await isTakenUp(ctx, given))) await followWith(ctx, given, null)
}

/**
 * Tells whether the key of the settings was adopted. Refuses with `attestation.key_unavailable` when another one has
 * replaced it since, or it was revoked: this process no longer signs.
 */
export async function isTakenUp({ tx }: ReadContext, { multikey }: PrivateKey): Promise<boolean> {
  const row = await selectKey(tx, multikey)
  refuseUnless(!row || maySign(row), 'attestation.key_unavailable')
  return row !== undefined
}

/** Returns when the key of the settings was adopted, if that is longer ago than a key should sign; else null. */
export async function agedSince({ tx, clock, secrets }: ReadContext): Promise<Instant | null> {
  const row = secrets.attestationKey && (await selectKey(tx, secrets.attestationKey.multikey))
  const isAged = row && row.madeAt < later(clock.now(), -attestationLimits.attestationKey)
  return isAged && maySign(row) ? row.madeAt : null
}

/** Tells whether the operator has the private half of the last key: the next one is then not made automatically. */
export async function isLastFromFile({ tx }: ReadContext): Promise<boolean> {
  const keys = await selectKeys(tx)
  return (keys.find(maySign) ?? keys[0])?.fromFile === 1
}

function maySign({ retiredAt, revokedAt, restoredAt }: KeyRow): boolean {
  return retiredAt === null && revokedAt === null && restoredAt === null
}
