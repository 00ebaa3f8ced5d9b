import { parseS3Address } from './s3-address.ts'
import type { S3TimeLimits } from './s3-silence.ts'
import type { Storage } from './storage.ts'

/**
 * Opens the storage of an address `s3://key:secret@host:port/bucket?region=…&tls=off`. The SDK is loaded
 * here, not at the start: most installations keep their files on a disk.
 * @param limits replaceable for tests that wait for them
 * @throws Error with one sentence when the address is wrong; `ready` tells whether the bucket answers
 */
export async function openS3Storage(address: string, limits?: S3TimeLimits): Promise<Storage> {
  const parsed = parseS3Address(address)
  const { S3Storage } = await import('./s3-storage.ts')
  return new S3Storage(parsed, limits)
}
