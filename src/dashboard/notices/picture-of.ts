import type { ManagedNotice } from '../queries.ts'

/** Returns the address of a notice's picture, whatever the notice's state. */
export function pictureOf({ id, version }: ManagedNotice, place: number, width = 480): string {
  // A replaced picture has another version, and so another address.
  return `/api/v1/managed-notices/${id}/images/${place}?width=${width}&v=${version}`
}
