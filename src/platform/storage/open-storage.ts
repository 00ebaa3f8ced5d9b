import { timed } from '#platform/clock'
import { type DiskOptions, openDiskStorage } from './disk-storage.ts'
import { parseS3Address } from './s3-address.ts'
import type { S3TimeLimits } from './s3-answers.ts'
import { instead, type Staged, type Storage } from './storage.ts'

/** Opens the storage at `s3://…`, or in a folder by its path. */
export function openStorage(address: string, onDisk?: DiskOptions): Promise<Storage> {
  return address.startsWith('s3://') ? openS3Storage(address) : openDiskStorage(address, onDisk)
}

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

/**
 * Returns the same storage, which publishes how long its answers take. Staging is not measured: it takes as long as
 * the sender does.
 */
export function timedStorage(storage: Storage): Storage {
  return instead(storage, {
    stage: async (...upload) => timedStaged(await storage.stage(...upload)),
    put: (key, bytes) => timed({ of: 'storage', operation: 'put' }, () => storage.put(key, bytes)),
    read: (key) => timed({ of: 'storage', operation: 'read' }, () => storage.read(key)),
    open: (key) => timed({ of: 'storage', operation: 'open' }, () => storage.open(key)),
    remove: (key) => timed({ of: 'storage', operation: 'remove' }, () => storage.remove(key)),
  })
}

function timedStaged(staged: Staged): Staged {
  return {
    ...{ sha256: staged.sha256, bytes: staged.bytes },
    read: () => staged.read(),
    keep: (key) => timed({ of: 'storage', operation: 'keep' }, () => staged.keep(key)),
    discard: () => staged.discard(),
  }
}
