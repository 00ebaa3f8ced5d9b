import { type Refusal, refusal } from '#platform/errors'

/** Why nothing can be stored, as a part of a sentence. */
export class StorageObstacle extends Error {}

/** The storage does not answer, or not with what was asked for. */
export function storageUnavailable(): Refusal {
  return refusal('service.storage_unavailable', { retryAfter: 2 })
}
