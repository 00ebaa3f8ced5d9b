import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Secrets } from '#platform/crypto'

/** Decrypts what better-auth encrypted, with the first of these keys that opens it. Throws when none does. */
export async function decrypt(
  [key, ...others]: readonly [string, ...string[]],
  data: string,
): Promise<string> {
  try {
    return await symmetricDecrypt({ key, data })
  } catch (error) {
    const [next, ...rest] = others
    if (next === undefined) throw error
    return decrypt([next, ...rest], data)
  }
}

/** Encrypts the secret of a second factor again if a former secret opens it; null when the present one does. */
export async function sealSecondFactorAgain(
  secrets: Secrets,
  encrypted: string,
): Promise<string | null> {
  const [key, ...others] = secrets.openers('second-factor')
  const data = await decrypt([key, ...others], encrypted)
  const isPresent = await decrypt([key], encrypted).then(
    () => true,
    () => false,
  )
  return isPresent ? null : symmetricEncrypt({ key, data })
}
