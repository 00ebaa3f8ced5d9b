import { type Refusal, refusal } from '#platform/errors'

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
