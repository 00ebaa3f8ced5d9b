import { stat } from 'node:fs/promises'
import { Refusal } from '#platform/errors'
import type { Log } from '#platform/log'
import { isS3Address, openStorage, type Storage } from '#platform/storage'
import { patiently } from '../export/open-patiently.ts'
import { refusal } from '../refusals.ts'

/**
 * A folder or bucket with backups: in `snapshots/TIME/` the parts of an encrypted zip and, written last, the list of
 * the objects that it needs; in `objects/` the encrypted files; in `owner` whose backups these are.
 */
export interface BackupPlace {
  read(key: string): Promise<Buffer | null>
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Returns the size of each key below a prefix. */
  list(prefix: string): Promise<Map<string, number>>
  remove(key: string): Promise<void>
  removeAll(prefix: string): Promise<void>
  /** Removes what a killed backup was about to write. */
  sweep(): Promise<void>
}

export const ownerKey = 'owner'

/**
 * Opens a place at `s3://…` or in a folder, and reads from it once. Later each call waits while the place does not
 * answer, up to a minute. Refuses with `backup.place_unavailable` and `backup.place_full`.
 * @throws the system's error when the folder cannot be opened
 */
export async function openBackupPlace(
  address: string,
  { log, isNew }: { log: Log; isNew: boolean },
): Promise<BackupPlace> {
  if (!isS3Address(address) && !isNew) await stat(address)
  const storage = await openStorage(address)
  await told(storage.read(ownerKey))
  return placeOn(storage, () => log.warn({}, 'The place for backups does not answer; waiting'))
}

/** Returns the place that a storage holds. */
export function placeOn(storage: Storage, onWait: () => void, patience?: number): BackupPlace {
  const ask = <T>(question: () => Promise<T>) => told(patiently(question, onWait, patience))
  return {
    read: (key) => ask(() => storage.read(key)),
    put: (key, bytes) => ask(() => storage.put(key, bytes)),
    list: (prefix) =>
      ask(async () => {
        const sizes = new Map<string, number>()
        for await (const { key, bytes } of storage.list(prefix)) sizes.set(key, bytes)
        return sizes
      }),
    remove: (key) => ask(() => storage.remove(key)),
    removeAll: (prefix) => ask(() => storage.removeAll(prefix)),
    sweep: async () => {
      await ask(() => storage.sweepTemporary())
    },
  }
}

const told = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    const code = error instanceof Refusal ? error.code : ''
    if (code === 'service.no_room') throw refusal('backup.place_full')
    if (code === 'service.storage_unavailable') throw refusal('backup.place_unavailable')
    throw error
  })
