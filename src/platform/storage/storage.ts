import {
  noRoom,
  outOfResources,
  type Refusal,
  refusal,
  systemCode,
  systemCodeBehind,
} from '#platform/errors'

/**
 * Where the bytes of scans are. A key is slash-separated segments of `a-z`, `0-9` and `-`. Every call to a
 * storage on the network may throw Refusal `service.storage_unavailable`, and a stream may at any part.
 */
export interface Storage {
  /** Whether staged bytes wait in memory, and not on a disk. */
  stagesInMemory: boolean
  /**
   * Streams a source into a temporary file and hashes it on the way; nothing is under a key yet.
   * @param limit the most bytes that are accepted
   * @param under the key that they will get; in a folder whose files are not encrypted any name in it will do
   * @throws Refusal `document.too_large`, `document.empty`, `service.no_room`; the temporary
   *   file is gone then, as it is when the source itself fails
   */
  stage(source: AsyncIterable<Uint8Array>, limit: number, under: string): Promise<Staged>
  /**
   * Writes or replaces a whole value: readers see the old bytes or the new ones, never a part.
   * Durable when it returns.
   * @throws Refusal `service.no_room`; the former value stays
   */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Returns all bytes of a key, or null when it does not exist. */
  read(key: string): Promise<Buffer | null>
  /** Opens the bytes as a stream, which the caller reads to its end or cancels; null when the key does not exist. */
  open(key: string): Promise<{ stream: ReadableStream<Uint8Array>; bytes: number } | null>
  /** Copies the bytes of a key to another one, as they are stored; does nothing when it does not exist. */
  copy(from: string, to: string): Promise<void>
  /** Removes a key; a missing one is not an error. */
  remove(key: string): Promise<void>
  /** Removes every key below `prefix/`. An empty prefix is refused: it would remove everything. */
  removeAll(prefix: string): Promise<void>
  /**
   * Lists every key below `prefix/` (all keys for an empty prefix), in no promised order; a folder leaves
   * out what this process has kept and not discarded yet.
   */
  list(prefix: string): AsyncIterable<StoredItem>
  /** Removes temporary files that a killed process left behind, not those in use; returns how many. */
  sweepTemporary(): Promise<number>
  /** Throws when nothing can be written at the moment: a `StorageObstacle` where one sentence says why. */
  ready(): Promise<void>
  /** Tells whether what is removed stays as an earlier version; null where it could not be asked. */
  keepsVersions(): Promise<boolean | null>
}

/** Returns the storage with some of its functions replaced; a function that is set later replaces another. */
export function instead(storage: Storage, own: Partial<Storage>): Storage {
  return new Proxy({ ...own } as Storage, {
    has: (_, name) => name in storage,
    get: (replaced, name: keyof Storage) => {
      if (Object.hasOwn(replaced, name)) return replaced[name]
      const found = storage[name]
      return typeof found === 'function' ? found.bind(storage) : found
    },
  })
}

/** One entry of a listing. */
export interface StoredItem {
  key: string
  /** As stored: more than was put, where files are encrypted. */
  bytes: number
  modifiedAt: Date
  /** Kept but not discarded: the row that was to name it may never have come (a folder knows that). */
  isUnderWay: boolean
}

/** Bytes that arrived but have no key yet. End it with `discard`, also after `keep`. */
export interface Staged {
  /** Lower-case hexadecimal. */
  sha256: string
  bytes: number
  read(): Promise<Buffer>
  /**
   * Gives the bytes their key, durably. Does nothing when the key already holds the same bytes;
   * throws when it holds others, because an original is never overwritten.
   */
  keep(key: string): Promise<void>
  /** Removes the temporary file. Call it after `keep` once the row that names the key is committed. */
  discard(): Promise<void>
}

/** Somebody else's file, and a bad sector of the disk. */
const ofOneFile = new Set(['EACCES', 'EPERM', 'EIO'])

/**
 * Tells whether a file was not to be read because of itself, while its storage works: whoever goes through all files
 * then goes on with the next one.
 */
export async function isUnreadable(
  storage: Pick<Storage, 'ready'>,
  error: unknown,
): Promise<boolean> {
  if (!ofOneFile.has(systemCodeBehind(error) ?? '')) return false
  return await storage.ready().then(
    () => true,
    () => false,
  )
}

const full = new Set(['ENOSPC', 'EDQUOT'])

/**
 * A disk that fails, that Linux made read-only because it fails (`errors=remount-ro`), or that is on
 * another machine which is gone; a folder that belongs to another user.
 */
const failing = new Set(['EIO', 'EROFS', 'EUCLEAN', 'ESTALE', 'ENODEV', 'ENXIO', 'EACCES', 'EPERM'])

/** Turns "no space", "quota used up", "too many open files" and a failing disk into a refusal that people can act on. */
export function asRefusal(error: unknown): unknown {
  const code = systemCode(error) ?? ''
  if (full.has(code)) return noRoom()
  if (failing.has(code)) return storageUnavailable(error)
  return outOfResources(error) ?? error
}

/** Why nothing can be stored, as a part of a sentence. */
export class StorageObstacle extends Error {}

/**
 * Returns the refusal for a storage that does not answer, or not as expected.
 * @param cause for the log, where it is not the storage's silence
 */
export function storageUnavailable(cause?: unknown): Refusal {
  const refused = refusal('service.storage_unavailable', { retryAfter: 2 })
  if (cause !== undefined) refused.cause = cause
  return refused
}
