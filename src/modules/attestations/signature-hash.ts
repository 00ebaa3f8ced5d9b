import { hash } from 'node:crypto'

/**
 * Returns what is stored of a signature, as it is written in either form. A holder of the key can sign another text
 * under the name of an existing attestation; its signature is a different one.
 */
export function hashOfSignature(signature: string): string {
  return hash('sha256', signature)
}
