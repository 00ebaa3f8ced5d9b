import type { Database } from '#platform/database'
import { findPasskeyOwner } from './passkeys.store.ts'

/** Returns the user handle that an account's devices store for its owner (WebAuthn §5.4.3): nothing personal. */
export function userHandleOf(accountId: string): string {
  return Buffer.from(accountId).toString('base64url')
}

/**
 * Tells whether a passkey's answer names the owner of the credential (WebAuthn §7.2, step 6). An answer without a name
 * does not count: the question names no credential, so every device that has the passkey names its owner (§7.2: "verify
 * that response.userHandle is present").
 */
export async function namesOwner(
  { reader }: Database,
  { credentialID, userHandle }: { credentialID: string; userHandle: unknown },
): Promise<boolean> {
  const accountId = await findPasskeyOwner(reader, credentialID)
  return accountId !== null && userHandle === userHandleOf(accountId)
}
