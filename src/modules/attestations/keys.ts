import { appendAudit } from '#modules/audit'
import { findOrganisation } from '#modules/organisation'
import { day, type Instant, isAhead, later, latestPast, second } from '#platform/clock'
import type { ActionContext, ReadContext, WriteContext } from '#platform/context'
import { type CredentialSigner, newKey, type PrivateKey } from '#platform/credentials'
import { openText, sealText } from '#platform/crypto'
import { countInForce, type selectAttestation } from './attestations.store.ts'
import {
  insertKey,
  type KeyRow,
  markRestored,
  markRevoked,
  markSettled,
  retireKeys,
  selectAhead,
  selectKey,
  selectKeys,
  selectSigningKey,
} from './keys.store.ts'
import { refusal, refuseUnless } from './refusals.ts'
import type { HeldCopy } from './schema.ts'
import { attestationLimits } from './schema.ts'

export type SigningKey = KeyRow

/** Lists every key that ever signed here, newest first. */
export async function listKeys({ tx }: ReadContext): Promise<KeyRow[]> {
  return selectKeys(tx)
}

/** Finds a key that ever signed here; null for any other text. */
export async function findKey({ tx }: ReadContext, multikey: string): Promise<KeyRow | null> {
  // PostgreSQL accepts no text with U+0000, and no key has such characters.
  if (!/^\w{1,100}$/.test(multikey)) return null
  return (await selectKey(tx, multikey)) ?? null
}

/**
 * Finds what signs for an issuer now; null when the next key has to be made or adopted first. Refuses with
 * `attestation.key_unavailable` when another key has replaced the one of the settings.
 */
export async function findSigner(
  ctx: ReadContext,
  issuer: string,
): Promise<CredentialSigner | null> {
  const given = ctx.secrets.attestationKey
  if (given) return (await isTakenUp(ctx, given)) ? signerOf(issuer, given) : null
  const known = await selectSigningKey(ctx.tx)
  const oldest = later(ctx.clock.now(), -attestationLimits.attestationKey)
  if (!known || known.madeAt < oldest) return null
  const { multikey, sealedSeed } = known
  const seed = Buffer.from(openText(openers(ctx), sealedSeed), 'base64')
  return signerOf(issuer, { multikey, seed })
}

/**
 * Returns what signs for an issuer now. The first key is made on first use; one that is a year old, or whose private
 * half stayed in another installation, is replaced by a new one. Refuses with `attestation.key_unavailable` when the
 * key is in a file that this process does not have.
 */
export async function getSigner(ctx: WriteContext, issuer: string): Promise<CredentialSigner> {
  const known = await findSigner(ctx, issuer)
  if (known) return known
  const given = ctx.secrets.attestationKey
  if (given) await followWith(ctx, given, null)
  else refuseUnless(!(await isLastFromFile(ctx)), 'attestation.key_unavailable')
  return signerOf(issuer, given ?? (await addKey(ctx)))
}

/**
 * Makes the next key. Former ones stop signing, and stay published for checking. Refuses with `attestation.key_in_file`
 * while the settings have one, and with `attestation.key_missing` when the last one came from settings, unless the next
 * is requested `inDatabase`.
 */
export async function rotateKey(ctx: WriteContext, { inDatabase = false } = {}): Promise<string> {
  refuseUnless(ctx.secrets.attestationKey === null, 'attestation.key_in_file')
  refuseUnless(inDatabase || !(await isLastFromFile(ctx)), 'attestation.key_missing')
  return (await addKey(ctx)).multikey
}

/**
 * Revokes a key from a moment on, for when it is in the wrong hands. Everything that it signed from then on fails, and
 * it is published with the date. Refuses with `attestation.no_key` and, for a date in the future,
 * `attestation.revoked_ahead`.
 */
export async function revokeKey(
  ctx: WriteContext,
  { multikey, since }: { multikey: string; since: Instant },
): Promise<KeyRow> {
  const find = () => findKey(ctx, multikey)
  refuseUnless(await find(), 'attestation.no_key')
  refuseUnless(since <= ctx.clock.now(), 'attestation.revoked_ahead')
  await markRevoked(ctx.tx, multikey, since)
  await appendAudit(ctx, 'attestation_key.revoked', null, { key: multikey, since })
  return (await find()) as KeyRow
}

/**
 * Ends every attestation and key that came back from a backup. Some may have been ended or revoked after it was taken,
 * which nobody here knows, and none of these may become valid again. New signatures use a new key. Returns how many
 * attestations this ended before they expired.
 */
export async function endRestored(ctx: WriteContext): Promise<number> {
  await settleAhead(ctx, (now) => now)
  const now = ctx.clock.now()
  const ended = await countInForce(ctx.tx, now)
  const keys = await markRestored(ctx.tx, now)
  if (keys > 0) await appendAudit(ctx, 'attestation_key.restored', null, { keys, ended })
  return ended
}

/** Returns the key that should sign now, if this installation's secret does not open its private half. */
export async function unreadableKey(ctx: ReadContext): Promise<string | null> {
  const known = await selectSigningKey(ctx.tx)
  if (!known || ctx.secrets.attestationKey) return null
  try {
    openText(openers(ctx), known.sealedSeed)
    return null
  } catch {
    return known.multikey
  }
}

/** Returns the name of a key in the issuer's DID document. */
export function methodOf(issuer: string, multikey: string): string {
  return `${issuer}#${multikey}`
}

async function addKey(ctx: WriteContext): Promise<PrivateKey> {
  const key = newKey()
  await followWith(ctx, key, sealText(openers(ctx)[0], key.seed.toString('base64')))
  return key
}

function signerOf(issuer: string, { multikey, seed }: PrivateKey): CredentialSigner {
  return { verificationMethod: methodOf(issuer, multikey), seed }
}

function openers({ secrets }: Pick<WriteContext, 'secrets'>) {
  return secrets.openers('attestation-key')
}

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
async function isTakenUp({ tx }: ReadContext, { multikey }: PrivateKey): Promise<boolean> {
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
async function isLastFromFile({ tx }: ReadContext): Promise<boolean> {
  const keys = await selectKeys(tx)
  return (keys.find(maySign) ?? keys[0])?.fromFile === 1
}

function maySign({ retiredAt, revokedAt, restoredAt }: KeyRow): boolean {
  return retiredAt === null && revokedAt === null && restoredAt === null
}

/**
 * Returns the issuer's `did:web`, from the public address alone. Null where that is not https: nobody else could fetch
 * it, so nothing is signed (https://w3c-ccg.github.io/did-method-web/).
 */
export function issuerOf(publicUrl: string): string | null {
  const { protocol, host } = new URL(publicUrl)
  return protocol === 'https:' ? `did:web:${host.replace(':', '%3A')}` : null
}

/** Returns the host that a `did:web` names; null for another kind of issuer. */
export function hostOf(issuer: string): string | null {
  const [, host] = /^did:web:([a-z0-9.-]+(?:%3A\d+)?)(?::.*)?$/i.exec(issuer) ?? []
  return host?.replace(/%3A/i, ':') ?? null
}

/**
 * Makes a key the one that signs; all others stop signing and stay published. Its private half is stored as
 * `sealedSeed`, or not at all when the settings have it.
 */
async function followWith(
  ctx: WriteContext,
  { multikey }: Pick<PrivateKey, 'multikey'>,
  sealedSeed: string | null,
): Promise<void> {
  const madeAt = ctx.clock.now()
  await retireKeys(ctx.tx, madeAt)
  await insertKey(ctx.tx, { multikey, madeAt }, sealedSeed)
  const from = sealedSeed === null ? { from: 'file' } : {}
  await appendAudit(ctx, 'attestation_key.made', null, { key: multikey, ...from })
}

/**
 * Dates attestations that were made before the clock was set back to now, whatever they say themselves: what ends one
 * counts only if it came afterwards. One whose time is more than a day in the future is over.
 */
export async function settleAttestations(ctx: ActionContext): Promise<void> {
  const ahead = await ctx.read(({ tx, clock }) => selectAhead(tx, latestPast(clock.now())))
  if (ahead.length > 0) await ctx.write((write) => settleAhead(write, latestPast))
}

/**
 * Does the same in a transaction.
 *
 * @param latestOf returns the latest moment that does not count as ahead
 */
async function settleAhead(
  { tx, clock }: WriteContext,
  latestOf: (now: Instant) => Instant,
): Promise<void> {
  const now = clock.now()
  for (const { id, madeAt, validUntil } of await selectAhead(tx, latestOf(now))) {
    const isOver = isAhead(madeAt, later(now, day))
    await markSettled(tx, { id, madeAt: now, validUntil: isOver ? now : validUntil })
  }
}

type Kept = NonNullable<Awaited<ReturnType<typeof selectAttestation>>>

/**
 * Tells whether the row of an attestation agrees with the text that was signed. Its state is read from the row, so
 * whoever points it at another document, or moves its days, could keep it in force. A clock that was set back makes it
 * end earlier (settle-attestations.ts), and a document that is purged leaves it.
 */
export function isAsSigned(kept: Kept, says: HeldCopy): boolean {
  const { credentialSubject: copy, credentialStatus: entry } = says
  return (
    isNotAfter(kept.madeAt, says.validFrom) &&
    isNotAfter(kept.validUntil, says.validUntil) &&
    entry.statusListIndex === String(kept.place) &&
    entry.statusListCredential.endsWith(`/status/${kept.list}`) &&
    (kept.sha256 === null || kept.sha256 === copy.sha256) &&
    (kept.documentOf === null || kept.documentOf === kept.recordId) &&
    // A holder may keep the name to themselves.
    (copy.candidateName === undefined || kept.withName === 1)
  )
}

/** One form has whole seconds. */
function isNotAfter(moment: string, signed: string): boolean {
  return Date.parse(moment) < Date.parse(signed) + second
}
