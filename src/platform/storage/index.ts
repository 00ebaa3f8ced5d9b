export { openDiskStorage } from './disk-storage.ts'
export { openS3Storage } from './open-s3-storage.ts'
export { isS3Address } from './s3-address.ts'
export type { Staged, Storage, StoredItem } from './storage.ts'
