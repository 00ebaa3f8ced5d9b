import type { Database } from '#platform/database'
import { findPasskeyOwner, isHandleOfAnother, putUserHandle } from './passkeys.store.ts'

/** What the devices of an account are told that its owner is called (WebAuthn §5.4.3): nothing personal. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId).toString('base64url')
}

/**
 * Whether a passkey's answer names the owner of the credential (WebAuthn §7.2, step 6), or nobody.
 * A passkey from before handles were kept is bound by its first answer, which must not name anybody
 * else.
 */
export async function namesOwner(
  database: Database,
  { credentialID, userHandle }: { credentialID: string; userHandle: unknown },
): Promise<boolean> {
  if (userHandle === undefined || userHandle === null) return true
  const owner = await findPasskeyOwner(database.reader, credentialID)
  if (!owner || typeof userHandle !== 'string') return false
  if (owner.userHandle !== null) return owner.userHandle === userHandle
  const { accountId } = owner
  if (await isHandleOfAnother(database.reader, { userHandle, accountId })) return false
  await database.writeGrouped((tx) => putUserHandle(tx, { credentialID, userHandle }))
  return true
}
