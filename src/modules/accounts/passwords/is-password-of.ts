import type { PasswordHashing } from '#platform/crypto'
import type { PasswordHolder } from './passwords.store.ts'

/**
 * Tells whether it is the password of an account that may sign in. Costs one hash in any case, so that the time does
 * not reveal whether there is such an account.
 */
export async function isPasswordOf(
  { passwords }: { passwords: PasswordHashing },
  holder: PasswordHolder | undefined,
  password: string,
): Promise<boolean> {
  const hash = holder?.passwordHash ?? nobodysHash
  const isSame = await passwords.isHashOf({ hash, password })
  return isSame && holder?.passwordHash === hash && holder.disabledAt === null
}

/** A hash of no password, in better-auth's form: a salt and a key of 64 bytes. */
const nobodysHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`
