import { hash } from 'node:crypto'

/**
 * What is kept of a signature, as it is written in either form. Whoever has a key can sign another text
 * under the name of an attestation that was made before; its signature is another one.
 */
export function hashOfSignature(signature: string): string {
  return hash('sha256', signature)
}
