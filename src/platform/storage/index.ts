export { openDiskStorage } from './disk-storage.ts'
export type { Staged, Storage, StoredItem } from './storage.ts'
