import type { Database, Reader } from '#platform/database'
import { findAccount } from './accounts.store.ts'
import { findPasskeyOwner, isHandleOfAnother, putUserHandle } from './passkeys.store.ts'

/** Returns the user handle that an account's devices store for its owner (WebAuthn §5.4.3): nothing personal. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId).toString('base64url')
}

/** At most 64 bytes (WebAuthn §5.4.3), in base64url. */
const handleForm = /^[\w-]{1,86}$/

/**
 * Tells whether a passkey's answer names the owner of the credential (WebAuthn §7.2, step 6). An answer without a name
 * does not count: the question names no credential, so every device that has the passkey names its owner (§7.2: "verify
 * that response.userHandle is present"). A passkey that is older than the stored handles is bound by its first answer,
 * which must not name anybody else.
 */
export async function namesOwner(
  database: Database,
  { credentialID, userHandle }: { credentialID: string; userHandle: unknown },
): Promise<boolean> {
  if (typeof userHandle !== 'string' || !handleForm.test(userHandle)) return false
  const owner = await findPasskeyOwner(database.reader, credentialID)
  if (!owner) return false
  if (owner.userHandle !== null) return owner.userHandle === userHandle
  const { accountId } = owner
  if (await isOfAnother(database.reader, { userHandle, accountId })) return false
  await database.writeGrouped((tx) => putUserHandle(tx, { credentialID, userHandle }))
  return true
}

/** Tells whether it is the handle of another account, even one that has no passkey yet. */
async function isOfAnother(
  reader: Reader,
  { userHandle, accountId }: { userHandle: string; accountId: string },
): Promise<boolean> {
  const named = Buffer.from(userHandle, 'base64url').toString()
  if (named === accountId) return false
  if (/^[0-9a-f-]{36}$/.test(named) && (await findAccount(reader, named))) return true
  return isHandleOfAnother(reader, { userHandle, accountId })
}
