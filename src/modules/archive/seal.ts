import { createHash } from 'node:crypto'
import type { Secrets } from '#platform/crypto'

/** What ends a manifest: the seal of everything before it. */
const mark = ',\n "seal": "'
const end = '"\n}'
const closing = '\n}'

const sealedText = (sha256: string) => JSON.stringify(['archive', sha256])

/**
 * Adds a seal to a manifest, which has the hash of every other file: whoever changes any of them, and makes all hashes
 * anew, lacks the installation's secret.
 */
export function sealed(secrets: Secrets, manifest: readonly Uint8Array[]): readonly Uint8Array[] {
  const last = Buffer.from(manifest.at(-1) ?? [])
  const open = [...manifest.slice(0, -1), last.subarray(0, last.length - closing.length)]
  const hash = createHash('sha256')
  for (const part of open) hash.update(part)
  const seal = secrets.hmac('backup', sealedText(hash.digest('hex')))
  return [...open, Buffer.from(`${mark}${seal}${end}`)]
}

/** Tells whether the bytes of a manifest have the seal of this installation, under its secret or a former one. */
export function isSealed(secrets: Secrets, manifest: Buffer): boolean {
  const at = manifest.lastIndexOf(mark)
  if (at < 0) return false
  const seal = manifest.subarray(at + mark.length).toString('utf8')
  const sha256 = createHash('sha256').update(manifest.subarray(0, at)).digest('hex')
  return (
    seal.endsWith(end) && secrets.isHmac('backup', sealedText(sha256), seal.slice(0, -end.length))
  )
}
