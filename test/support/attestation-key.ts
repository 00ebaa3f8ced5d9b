import { generateKeyPairSync } from 'node:crypto'
import { type PrivateKey, readPrivateKey } from '#platform/credentials'

/** Returns a new key for attestations, as an operator's file holds it. */
export function newKeyFile(): PrivateKey & { pem: string } {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { ...(readPrivateKey(pem) as PrivateKey), pem }
}
