import { type DiskOptions, openDiskStorage } from './disk-storage.ts'
import { openS3Storage } from './open-s3-storage.ts'
import type { Storage } from './storage.ts'

/** Opens the storage at `s3://…`, or in a folder by its path. */
export function openStorage(address: string, onDisk?: DiskOptions): Promise<Storage> {
  return address.startsWith('s3://') ? openS3Storage(address) : openDiskStorage(address, onDisk)
}
